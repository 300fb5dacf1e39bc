import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveFile } from './static-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each([
  ['page-BpfetJha.js', 'public, max-age=31536000, immutable'],
  ['page-DS9-aESd.css', 'public, max-age=31536000, immutable'],
  ['index.html', 'no-cache'],
  ['console-widgets.js', 'no-cache'],
  // A word of eight letters isn't a hash.
  ['cw-versions.html', 'no-cache'],
])('serves %s with %s, and without sniffing', async (name, cacheControl) => {
  await writeFile(join(folder, name), '')
  const response = await serveFile(new Request(`http://console.test/files/${name}`), { folder, prefix: '/files/' })
  expect(response?.headers.get('cache-control')).toBe(cacheControl)
  expect(response?.headers.get('x-content-type-options')).toBe('nosniff')
})
