/**
 * Services that contain a given file, sorted by name.
 * @param file path inside of a service's folder, such as `src/element.ts`
 */
export function areasWith(repository: string, file: string): string[]
