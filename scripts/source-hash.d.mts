/** One hash over sources, by which it is known whether what was built of them is still what they say. */
export function sourceHash(paths: readonly string[]): string
/** Whether a marker tells of these very sources. */
export function isMarked(marker: string, hash: string): boolean
/** Keeps which sources something was built of. */
export function mark(marker: string, hash: string): void
