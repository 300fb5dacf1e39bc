/** Bundles a program of this repository with its sources into one file. @returns path of the bundle */
export function bundleForNode(entry: string): Promise<string>
