/**
 * Limits the memory of every WebAssembly module of this thread: growing beyond the limit fails, which an engine reports
 * as “out of memory” to the statement that needed it.
 */
export function limitMemory(bytes: number): void
