/**
 * Origin of the console. The portal of these examples runs on the next port of the same machine; a real one writes the
 * address down.
 */
export const consoleOrigin = `${location.protocol}//${location.hostname}:${Number(location.port) - 1}`
