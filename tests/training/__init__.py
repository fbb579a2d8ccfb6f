"""Tests of training/: what can be checked without torch."""
