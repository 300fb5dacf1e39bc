import type { Plugin } from 'vite'
import { tagOfFile } from './tag-files-plugin.ts'

/**
 * Writes `preloads.html`: links to the chunks that every tag needs first, to be placed before the script in a page.
 * Browsers then fetch them along with the script rather than after it, which saves a round trip.
 * `preloads/cw-apps.html` and the like also include the file of a tag, for a page that shows that tag first. File names
 * change with each version.
 * @param needed the files, in the order in which they are needed
 */
export function preloadsPlugin(needed: readonly RegExp[]): Plugin {
  return {
    name: 'console-widgets:preloads',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const common = needed.map(
        (pattern) =>
          chunks.find(({ fileName }) => pattern.test(fileName))?.fileName ?? this.error(`No chunk is ${pattern}`),
      )
      const emit = (fileName: string, files: readonly string[]) =>
        this.emitFile({ type: 'asset', fileName, source: files.map(preloadOf).join('') })
      emit('preloads.html', common)
      for (const { fileName, facadeModuleId } of chunks) {
        const tag = tagOfFile(facadeModuleId ?? '')
        if (tag) emit(`preloads/${tag}.html`, [fileName, ...common])
      }
    },
  }
}

function preloadOf(file: string): string {
  return `<link rel="modulepreload" href="${file}">\n`
}
