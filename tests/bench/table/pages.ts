import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve, serveFile } from '@console-widgets/sandbox/node'
import { build } from 'vite'
import { consoleWidgetsPlugins } from '../../../build/vite-plugins.ts'

/** Contenders, by the folder of their page. */
export const contenders = {
  ours: 'tests/bench/table/ours.tsx',
  'TanStack Table': 'tests/bench/peers/table/tanstack.tsx',
  'MUI X DataGrid': 'tests/bench/peers/table/mui.tsx',
  'AG Grid Community': 'tests/bench/peers/table/ag-grid.tsx',
  'an empty page': 'tests/bench/table/empty.ts',
} as const

export type ContenderName = keyof typeof contenders

/** A server with a page for each contender. */
export interface TablePages {
  addressOf(name: ContenderName): string
  close(): Promise<void>
}

/** Bundles each contender's page into one script, so that nothing loads while it mounts, and serves the pages. */
export async function openTablePages(): Promise<TablePages> {
  const folder = await mkdtemp(join(tmpdir(), 'console-bench-tables-'))
  const files = Object.values(contenders)
  for (const [at, entry] of files.entries()) await buildPage(entry, join(folder, String(at)))
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><style>body { margin: 0; font: 14px sans-serif }</style><body><script type="module" src="page.js"></script></body></html>'
  const serving = await serve({
    port: 0,
    fetch: async (request) =>
      (await serveFile(request, { prefix: '/', folder })) ??
      new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
  return {
    addressOf: (name) => `http://localhost:${serving.port}/${files.indexOf(contenders[name])}/`,
    async close() {
      await serving.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function buildPage(entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: consoleWidgetsPlugins(),
    publicDir: false,
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: {
        input: resolve(entry),
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  })
}
