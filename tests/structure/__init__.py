"""The shape of the project itself: layers, files, messages, documents."""
