export const bundledOfOurs: RegExp
/** What a package needs once it is published. */
export function publishedDependencies(manifest: {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}): Record<string, string>
