/** The areas of the services that have a file, in the order of their names. */
export function areasWith(repository: string, file: string): string[]
