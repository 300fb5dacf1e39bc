import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** What the server shows is built from these; a change in any of them builds anew. */
const sources = ['packages', 'examples', 'build', 'package-lock.json']
const marker = '.build/pages.hash'

/** Builds the widgets' bundle and the example pages unless nothing has changed since the last time. */
export async function buildPages(): Promise<void> {
  const hash = await hashOf(sources)
  if ((await readFile(marker, 'utf8').catch(() => '')) === hash) return
  console.log('Building the widgets and the pages …')
  // Started by tests, the builds would take the tests' mode for the pages', and React's own checks into them.
  process.env.NODE_ENV = 'production'
  for (const configFile of ['packages/elements/vite.config.ts', 'examples/console-host/vite.config.ts', 'examples/partner-portal/vite.config.ts'])
    await build({ configFile, logLevel: 'error' })
  await mkdir('.build', { recursive: true })
  await writeFile(marker, hash)
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of (await filesIn(path)).sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const names = await readdir(path)
  const inside = names.filter((name) => name !== 'node_modules' && name !== 'dist' && !name.endsWith('.test.ts')).map((name) => filesIn(join(path, name)))
  return (await Promise.all(inside)).flat()
}
