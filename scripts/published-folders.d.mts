/** Folders of the published packages: all except private ones. */
export function publishedFolders(): string[]

/** The exports of a package.json with a file for each. A service exports its modules by the pattern `./*`. */
export function exportedFiles(folder: string, exports?: Record<string, string>): [name: string, path: string][]

/** The exports that are meant for users of the package. */
export function publishedExports(folder: string, exports?: Record<string, string>): [name: string, path: string][]
