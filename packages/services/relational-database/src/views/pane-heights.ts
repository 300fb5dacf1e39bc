/** Pixels above a grid: the tabs, the outcome of the run, and the statement. */
const aboveGrid = 136
/** Pixels above the rows of a list: the tabs and the list's own bar. */
const aboveList = 108
const least = 160

/** Height of a grid of rows in the pane below the editor. */
export const gridHeight = (pane: number) => Math.max(least, pane - aboveGrid)

/** Height of a list in the pane below the editor. */
export const listHeight = (pane: number) => Math.max(least, pane - aboveList)
