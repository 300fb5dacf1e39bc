/** Page size of a list unless the caller says another one. */
export const defaultPageSize = 10
/** Largest page of a list. */
export const largestPageSize = 100
