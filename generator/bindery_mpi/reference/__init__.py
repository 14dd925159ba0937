"""What is told of a routine to those who call it: one card, which `bindery show`, the manual pages and the site write
each in its form."""

from bindery_mpi.reference.card import Argument, Card, Defect, Interface, Linked
from bindery_mpi.reference.cards import card_of, cards

__all__ = ["Argument", "Card", "Defect", "Interface", "Linked", "card_of", "cards"]
