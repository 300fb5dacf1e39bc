/**
 * How long a test waits for a page, in milliseconds, below the limit of a test itself. A page with every tag takes
 * seconds of processor time, and minutes on a machine that is busy: only what hangs is to fail.
 */
export const patience = 240_000
