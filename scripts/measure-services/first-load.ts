import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** Bytes that a built page loads before it runs: its own, its entry, and what that imports at once, each compressed. */
export function firstLoadBytes(built: string): number {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const needed = new Set(Object.keys(manifest).filter((name) => manifest[name]?.isEntry))
  for (const name of needed) for (const imported of manifest[name]?.imports ?? []) needed.add(imported)
  const files = new Set(['index.html'])
  for (const name of needed) for (const file of filesOf(manifest[name] as Chunk)) files.add(file)
  return [...files].reduce((sum, file) => sum + compressed(join(built, file)), 0)
}

const filesOf = ({ file, css = [] }: Chunk) => [file, ...css]

function compressed(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length
}
