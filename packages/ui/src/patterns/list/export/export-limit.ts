/** Maximum number of records in an exported file: more would keep a page busy for minutes. */
export const exportLimit = 10_000
