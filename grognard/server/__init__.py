"""The local server: tables with people and computers, each seat told what it may know and nothing else."""
