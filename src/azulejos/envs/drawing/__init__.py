"""Pictures of a position: as SVG, as pixels and as text."""
