import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const entry = resolve(import.meta.dirname, '../packages/sandbox/src/page/index.ts')

/**
 * Lets a page run the whole platform. Its database finds its WebAssembly beside its own module, and so must stay as it
 * is; all else that the platform imports is bundled before the first page, so that no later find reloads one.
 */
export function pagePlatformPlugin(): Plugin {
  return {
    name: 'console-widgets:page-platform',
    config: () => ({
      optimizeDeps: {
        exclude: ['@electric-sql/pglite'],
        entries: [entry],
        include: ['drizzle-orm/pglite', 'write-excel-file/universal'],
      },
    }),
  }
}
