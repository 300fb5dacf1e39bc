/**
 * Origin of the console. In these examples the portal runs on the next port of the same machine; a real one uses a
 * fixed address.
 */
export const consoleOrigin = `${location.protocol}//${location.hostname}:${Number(location.port) - 1}`
