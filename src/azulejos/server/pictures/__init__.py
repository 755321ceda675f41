"""PNG pictures: the queue, the process that draws them, and the latest ones."""
