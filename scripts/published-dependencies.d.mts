export const bundledOfOurs: RegExp
/** Dependencies of a package once it is published. */
export function publishedDependencies(manifest: {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}): Record<string, string>
