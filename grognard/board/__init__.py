"""Geometry that any map game needs: places joined by links, control and supply traced over them."""
