import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { CATALOGUE, compareCatalogue, compileCatalogue } from './messages.ts'
import { mendShadowFocus, SHADOW_FOCUS_FILES } from './shadow-focus.ts'
import { compileStyleSheet } from './style-sheet.ts'

/** The same three steps as the Vite plugins, for the packages that tsup builds. */
export function consoleWidgetsEsbuildPlugins(): Plugin[] {
  return [shadowFocusPlugin, styleSheetPlugin, messagesPlugin]
}

const shadowFocusPlugin: Plugin = {
  name: 'console-widgets:shadow-focus',
  setup(build) {
    build.onLoad({ filter: SHADOW_FOCUS_FILES }, async ({ path }) => ({
      contents: mendShadowFocus(await readFile(path, 'utf8'), path),
      loader: 'js',
    }))
  },
}

const styleSheetPlugin: Plugin = {
  name: 'console-widgets:style-sheet',
  setup(build) {
    build.onResolve({ filter: /\.css\?shadow$/ }, ({ path, importer }) => ({
      // Keeps its query: tsup's own plugin would take what ends in .css.
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
      const missing = await compareCatalogue(path)
      if (missing.length > 0) return { errors: missing.map((text) => ({ text })) }
      return { contents: await compileCatalogue(await readFile(path, 'utf8'), path), loader: 'js' }
    })
  },
}
