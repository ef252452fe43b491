"""What is kept: match records, history, settings, translations; and where. No Qt."""
