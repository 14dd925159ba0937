"""A card tells of one routine to those who call it; `bindery show`, the manual pages and the site write it,
each in its form."""

from bindery_mpi.reference.card import Argument, Card, Defect, Interface, Linked
from bindery_mpi.reference.cards import card_of, cards

__all__ = ["Argument", "Card", "Defect", "Interface", "Linked", "card_of", "cards"]
