import { execFile } from 'node:child_process'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { hashOfPlatform, isOfPlatform, madeOnce } from './made-once.ts'

const root = resolve(import.meta.dirname, '..')
const entry = join(root, 'packages/sandbox/src/page/index.ts')

const dumpModule = 'virtual:console-widgets/page-dump'
const resolvedDumpModule = `\0${dumpModule}`

/** The time at which every platform in a page starts, so that what it shows is the same each day. */
const dumpTime = Date.parse('2026-03-02T09:00:00Z')

/**
 * Lets a page run the whole platform. Its database finds its WebAssembly beside its own module, and so must stay as it
 * is; all else that the platform imports is bundled before the first page, so that no later find reloads one.
 *
 * `virtual:console-widgets/page-dump` tells a page where the dump is from which its platform starts. It is made once
 * for the sources as they are, when the first page wants it.
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

/** The file of the dump for the platform as it is now. */
async function pageDump(): Promise<string> {
  const hash = `${await hashOfPlatform(root)}-${dumpTime}`
  const folder = await madeOnce(join(root, '.build/page-dump'), hash, (made) => makeDump(join(made, fileName)))
  return join(folder, fileName)
}

const fileName = 'platform.dump'

/** In a process of its own, which reads the sources as they are and gives the memory back at once. */
async function makeDump(file: string): Promise<void> {
  const script = join(root, 'build/make-page-dump.ts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, file, `${dumpTime}`], { cwd: root })
}
