import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('the core with all that it needs is at most 15 kB, compressed', async () => {
  const { outputFiles } = await build({ entryPoints: ['packages/core/src/index.ts'], bundle: true, minify: true, format: 'esm', write: false })
  const [bundle] = outputFiles
  expect(gzipSync(bundle?.contents ?? '', { level: 9 }).byteLength).toBeLessThanOrEqual(15_000)
})
