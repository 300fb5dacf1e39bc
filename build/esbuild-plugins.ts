import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { CATALOGUE, compileCatalogue, requireEveryMessage } from './messages.ts'
import { patchRadix, RADIX_FILES } from './radix.ts'
import { compileStyleSheet } from './style-sheet.ts'

/** The same three steps as the Vite plugins, for packages built by tsup. */
export function consoleWidgetsEsbuildPlugins(): Plugin[] {
  return [radixPlugin, styleSheetPlugin, messagesPlugin]
}

const radixPlugin: Plugin = {
  name: 'console-widgets:radix',
  setup(build) {
    build.onLoad({ filter: RADIX_FILES }, async ({ path }) => ({
      contents: patchRadix(await readFile(path, 'utf8'), path),
      loader: 'js',
    }))
  },
}

const styleSheetPlugin: Plugin = {
  name: 'console-widgets:style-sheet',
  setup(build) {
    build.onResolve({ filter: /\.css\?shadow$/ }, ({ path, importer }) => ({
      // Keep the query: tsup's own plugin would handle names that end in .css.
      path: resolve(dirname(importer), path),
      namespace: 'console-widgets-sheet',
    }))
    build.onLoad({ filter: /.*/, namespace: 'console-widgets-sheet' }, async ({ path }) => ({
      contents: (await compileStyleSheet(path.replace('?shadow', ''), { minify: true })).css,
      loader: 'text',
    }))
  },
}

const messagesPlugin: Plugin = {
  name: 'console-widgets:messages',
  setup(build) {
    build.onLoad({ filter: CATALOGUE }, async ({ path }) => {
      await requireEveryMessage(path)
      return { contents: await compileCatalogue(await readFile(path, 'utf8'), path), loader: 'js' }
    })
  },
}
