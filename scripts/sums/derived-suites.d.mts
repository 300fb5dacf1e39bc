/** Folder of the files that run the derived suites, one for each package with calls. */
export const folder: string
