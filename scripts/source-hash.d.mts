/** Hash of sources, used to detect whether their build output is up to date. */
export function sourceHash(paths: readonly string[]): string
/** Whether a marker file contains the hash of the current sources, and the files built from them are there. */
export function isMarked(marker: string, hash: string, outputs?: readonly string[]): boolean
/** Writes the hash of the sources that something was built from to a marker file. */
export function mark(marker: string, hash: string): void
