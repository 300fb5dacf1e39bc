/** Folders of the published packages: all except private ones. */
export function publishedFolders(): string[]
/** Whether an export of a package.json, such as `./contract`, is meant for users of the package. */
export function isPublishedExport(name: string): boolean
