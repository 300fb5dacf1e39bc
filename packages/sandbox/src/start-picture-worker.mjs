/** Worker that decodes pictures. It starts on import. */
import '@console-widgets/platform/pictures/picture-worker.mjs'
