"""Playing games out by simple policies: the loops of flat evaluation and of tree search."""
