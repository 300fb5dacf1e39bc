/**
 * The areas of the services that have a file, in the order of their names.
 * @param file path inside of a service's folder, such as `src/element.ts`
 */
export function areasWith(repository: string, file: string): string[]
