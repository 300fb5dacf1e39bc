import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { CATALOGUE, compileCatalogue, requireEveryMessage } from './messages.ts'
import { patchRadix, RADIX_FILES, radixVersion } from './radix.ts'
import { compileStyleSheet } from './style-sheet.ts'

/**
 * Vite plugins that every page, story, and test with our components needs. A page with additional class names passes
 * its folder.
 */
export function consoleWidgetsPlugins({ page }: { page?: string } = {}): Plugin[] {
  return [radixPlugin(), styleSheetPlugin(page), messagesPlugin(), wordsPlugin()]
}

/**
 * Prebundled dependencies: React, whose CommonJS Vite cannot serve, and the dependencies of our packages, so that
 * discovering one later doesn't reload a page in the middle of a test.
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
  'dayjs/plugin/timezone.js',
  'dayjs/plugin/utc.js',
  'nanostores',
  'ofetch',
  'react-hook-form',
  'uplot',
  'valibot',
]

/** Patches Radix, in the dependency optimizer's bundles and in builds. */
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
              // The optimizer's cache key includes plugin names: a changed edit must not reuse an old bundle.
              name: `console-widgets:radix@${radixVersion}`,
              transform: (code: string, id: string) => patchRadix(code, id),
            },
          ],
        },
      },
    }),
    transform: {
      filter: { id: RADIX_FILES },
      handler: (code, id) => patchRadix(code, id),
    },
  }
}

const SHEET_REQUEST = /\.css\?shadow$/
/** A name that Vite's own CSS handling ignores. */
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
      // A new class name in a component changes the sheet too.
      const sheets = [...dependencies].filter(([, files]) => files.has(file) || /\.tsx?$/.test(file)).map(([id]) => id)
      const changed = sheets.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? [])
      return changed.length > 0 ? [...modules, ...changed] : undefined
    },
  }
}

/** Compiles message catalogs. A build fails when the languages don't have the same messages. */
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

/** Sources of what `npm run generate` writes into a service's front. */
const GENERATED_FROM = /\/packages\/services\/[\w-]+\/src\/(words|words\/[\w-]+|element)\.ts$/

/** Writes the catalogs of a service again when its words change while a page is being served. */
function wordsPlugin(): Plugin {
  return {
    name: 'console-widgets:words',
    apply: 'serve',
    configureServer({ watcher, config }) {
      watcher.on('change', (file) => {
        if (!GENERATED_FROM.test(file.replaceAll('\\', '/'))) return
        execFile(process.execPath, [resolve(import.meta.dirname, '../scripts/generate.mjs')], (error) => {
          if (error) config.logger.error(error.message)
        })
      })
    },
  }
}
