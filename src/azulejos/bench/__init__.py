"""The figures that `azulejos bench` prints, and how they are measured."""
