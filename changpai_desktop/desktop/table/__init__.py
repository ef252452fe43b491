"""The table page: a model of where the cards are, the drawn table, its movements, log, hints and keyboard."""
