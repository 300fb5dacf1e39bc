import type { Plugin } from 'vite'

/**
 * Writes `preloads.html`: links to chunks that every tag needs first, for a page to hold before its script. A browser
 * then fetches them with the script and not after it, which saves a trip. Their names change with each version.
 * @param needed the files, in the order in which they are of use
 */
export function preloadsPlugin(needed: readonly RegExp[]): Plugin {
  return {
    name: 'console-widgets:preloads',
    generateBundle(_options, bundle) {
      const chunks = Object.keys(bundle).filter((file) => file.endsWith('.js'))
      const files = needed.map(
        (pattern) => chunks.find((file) => pattern.test(file)) ?? this.error(`No chunk is ${pattern}`),
      )
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.html',
        source: files.map((file) => `<link rel="modulepreload" href="${file}">\n`).join(''),
      })
    },
  }
}
