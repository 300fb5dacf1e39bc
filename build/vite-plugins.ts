import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { CATALOGUE, compareCatalogue, compileCatalogue } from './messages.ts'
import { mendShadowFocus, SHADOW_FOCUS_FILES, shadowFocusVersion } from './shadow-focus.ts'
import { compileStyleSheet } from './style-sheet.ts'

/** The Vite plugins that every page, story and test with our components needs. */
export function consoleWidgetsPlugins(): Plugin[] {
  return [shadowFocusPlugin(), styleSheetPlugin(), messagesPlugin()]
}

/**
 * What the dependency optimizer must bundle before the first page: React, whose CommonJS it cannot serve as it is, and
 * what our packages import, so that no later find reloads a page in the middle of a test.
 */
const OPTIMIZED = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-tabs',
  '@radix-ui/react-tooltip',
  '@r2wc/core',
  '@lingui/core',
  '@lingui/react',
  '@nanostores/react',
  '@nanostores/query',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'class-variance-authority',
  'dayjs',
  'nanostores',
  'react-hook-form',
  'valibot',
]

/** Mends Radix for shadow roots, in the dependency optimizer's bundles and in builds. */
function shadowFocusPlugin(): Plugin {
  return {
    name: 'console-widgets:shadow-focus',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        include: OPTIMIZED,
        rolldownOptions: {
          plugins: [
            {
              // The optimizer's cache goes by plugin names: a changed edit must not find an old bundle.
              name: `console-widgets:shadow-focus@${shadowFocusVersion}`,
              transform: (code: string, id: string) => mendShadowFocus(code, id),
            },
          ],
        },
      },
    }),
    transform: {
      filter: { id: SHADOW_FOCUS_FILES },
      handler: (code, id) => mendShadowFocus(code, id),
    },
  }
}

const SHEET_REQUEST = /\.css\?shadow$/
/** Not a name that Vite's own CSS handling would take. */
const SHEET_MODULE = '\0console-widgets:sheet:'

/** `import sheet from './sheet.css?shadow'`: a Tailwind sheet as text. */
function styleSheetPlugin(): Plugin {
  let minify = false
  const dependencies = new Map<string, Set<string>>()
  return {
    name: 'console-widgets:style-sheet',
    enforce: 'pre',
    configResolved(config) {
      minify = config.command === 'build'
    },
    resolveId: {
      filter: { id: SHEET_REQUEST },
      async handler(source, importer) {
        const found = await this.resolve(source.replace('?shadow', ''), importer, { skipSelf: true })
        return found ? `${SHEET_MODULE}${found.id}.js` : null
      },
    },
    async load(id) {
      if (!id.startsWith(SHEET_MODULE)) return null
      const sheet = await compileStyleSheet(id.slice(SHEET_MODULE.length, -'.js'.length), { minify })
      dependencies.set(id, new Set(sheet.dependencies))
      for (const file of sheet.dependencies) this.addWatchFile(file)
      return `export default ${JSON.stringify(sheet.css)}`
    },
    hotUpdate({ file, modules }) {
      // A class name that is new in a component is a change of the sheet too.
      const sheets = [...dependencies].filter(([, files]) => files.has(file) || /\.tsx?$/.test(file)).map(([id]) => id)
      const changed = sheets.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? [])
      return changed.length > 0 ? [...modules, ...changed] : undefined
    },
  }
}

/** Compiles catalogues. A build fails when the languages do not have the same messages. */
function messagesPlugin(): Plugin {
  let compare = false
  return {
    name: 'console-widgets:messages',
    enforce: 'pre',
    configResolved(config) {
      compare = config.command === 'build'
    },
    load: {
      filter: { id: CATALOGUE },
      async handler(id) {
        const missing = compare ? await compareCatalogue(id) : []
        if (missing.length > 0) throw new Error(`Messages are missing:\n${missing.join('\n')}`)
        return { code: await compileCatalogue(await readFile(id, 'utf8'), id), moduleType: 'js' }
      },
    },
  }
}
