import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { CATALOGUE, compileCatalogue, requireEveryMessage } from './messages.ts'
import { mendRadix, RADIX_FILES, radixVersion } from './radix.ts'
import { compileStyleSheet } from './style-sheet.ts'

/**
 * The Vite plugins that every page, story and test with our components needs; a page with class names of its own gives
 * its folder.
 */
export function consoleWidgetsPlugins({ page }: { page?: string } = {}): Plugin[] {
  return [radixPlugin(), styleSheetPlugin(page), messagesPlugin()]
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
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-sql',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-tabs',
  '@r2wc/core',
  '@lingui/core',
  '@lingui/react',
  '@nanostores/react',
  '@nanostores/query',
  'class-variance-authority',
  'dayjs',
  'nanostores',
  'ofetch',
  'react-hook-form',
  'uplot',
  'valibot',
]

/** Mends Radix, in the dependency optimizer's bundles and in builds. */
function radixPlugin(): Plugin {
  return {
    name: 'console-widgets:radix',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        include: OPTIMIZED,
        rolldownOptions: {
          plugins: [
            {
              // The optimizer's cache goes by plugin names: a changed edit must not find an old bundle.
              name: `console-widgets:radix@${radixVersion}`,
              transform: (code: string, id: string) => mendRadix(code, id),
            },
          ],
        },
      },
    }),
    transform: {
      filter: { id: RADIX_FILES },
      handler: (code, id) => mendRadix(code, id),
    },
  }
}

const SHEET_REQUEST = /\.css\?shadow$/
/** Not a name that Vite's own CSS handling would take. */
const SHEET_MODULE = '\0console-widgets:sheet:'

/** `import sheet from './sheet.css?shadow'`: a Tailwind sheet as text. */
function styleSheetPlugin(page?: string): Plugin {
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
      const sheet = await compileStyleSheet(id.slice(SHEET_MODULE.length, -'.js'.length), { minify, page })
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
  let complete = false
  return {
    name: 'console-widgets:messages',
    enforce: 'pre',
    configResolved(config) {
      complete = config.command === 'build'
    },
    load: {
      filter: { id: CATALOGUE },
      async handler(id) {
        if (complete) await requireEveryMessage(id)
        return { code: await compileCatalogue(await readFile(id, 'utf8'), id), moduleType: 'js' }
      },
    },
  }
}
