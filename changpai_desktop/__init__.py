"""Changpai Desktop: the long-card games of Sichuan and Hunan, and Sichuan mahjong."""

__version__ = "0.1.0"
