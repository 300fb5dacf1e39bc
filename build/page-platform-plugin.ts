import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { hashOfPlatform, isOfPlatform, madeOnce } from './made-once.ts'

const root = resolve(import.meta.dirname, '..')
const entry = join(root, 'packages/sandbox/src/page/index.ts')

/** Module with the address of the dump, and its ID. */
const dumpModule = 'virtual:console-widgets/page-dump'
export const resolvedDumpModule = `\0${dumpModule}`

/** Time at which every platform in a page starts, so that pages look the same every day. */
const dumpTime = Date.parse('2026-03-02T09:00:00Z')

/**
 * Lets a page run the whole platform. Its database looks for its WebAssembly beside its own module, so it is not
 * bundled. All other imports of the platform are prebundled, so that discovering one later doesn't reload a page.
 *
 * `virtual:console-widgets/page-dump` gives a page the address of the dump that its platform starts from. The dump is
 * created once for the current sources: when a server for people starts, since their first page will need it, or else
 * when the first page requests it, since most runs of tests need none.
 */
export function pagePlatformPlugin(): Plugin {
  let dump: Promise<string> | undefined
  return {
    name: 'console-widgets:page-platform',
    config: () => ({
      optimizeDeps: {
        exclude: ['@electric-sql/pglite'],
        entries: [entry],
        include: ['drizzle-orm/pglite', 'write-excel-file/universal'],
      },
    }),
    configureServer() {
      if (process.env.VITEST) return
      dump ??= pageDump(behind)
      // A failure is reported to the page that requests it.
      dump.catch(() => undefined)
    },
    resolveId: {
      filter: { id: new RegExp(`^${dumpModule}$`) },
      handler: () => resolvedDumpModule,
    },
    load: {
      filter: { id: new RegExp(`^${resolvedDumpModule}$`) },
      async handler() {
        const file = await (dump ??= pageDump())
        return `export { default as address } from ${JSON.stringify(`${file}?url`)}\nexport const time = ${dumpTime}`
      },
    },
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById(resolvedDumpModule)
      if (!module || !isOfPlatform(relative(root, file))) return undefined
      dump = undefined
      return [...modules, module]
    },
  }
}

/** Dump file of the platform's current sources. */
async function pageDump(priority?: number): Promise<string> {
  const hash = `${await hashOfPlatform(root)}-${dumpTime}`
  const folder = await madeOnce(join(root, '.build/page-dump'), hash, (made) =>
    makeDump(join(made, fileName), priority),
  )
  return join(folder, fileName)
}

const fileName = 'platform.dump'

/** Priority of a process that leaves the processor to the server, whose first page needs no dump. */
const behind = constants.priority.PRIORITY_BELOW_NORMAL

/** In a separate process, which loads the current sources and frees its memory on exit. */
async function makeDump(file: string, priority?: number): Promise<void> {
  const script = join(root, 'build/make-page-dump.ts')
  const making = promisify(execFile)(process.execPath, ['--import', 'tsx', script, file, `${dumpTime}`], { cwd: root })
  if (priority !== undefined && making.child.pid !== undefined) setPriority(making.child.pid, priority)
  await making
}
