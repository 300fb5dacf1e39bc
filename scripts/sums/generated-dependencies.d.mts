/**
 * The services that a package's generated files import, with their versions; its package.json does not name them.
 * @param folder the package's
 */
export function generatedDependencies(folder: string): Record<string, string>
