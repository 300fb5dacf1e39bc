/** Default and maximum page size of a list. */
export const defaultPageSize = 10
export const largestPageSize = 100
