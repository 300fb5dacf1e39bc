/** The folders of the packages that are published: all but those that say they are private. */
export function publishedFolders(): string[]
/** Whether an export of a package.json, such as `./contract`, is for whoever installs it. */
export function isPublishedExport(name: string): boolean
