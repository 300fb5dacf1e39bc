import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { examplesIn } from '../support/guides.ts'

/** Inside the project, so that workspace packages resolve. */
const folder = '.build/readme'
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Guides whose code samples are complete. */
const guides = ['README.md', 'stories/guides/core.mdx']

it('code samples of the README and the core guide compile as written', async () => {
  const examples = guides.map(examplesIn)
  for (const shown of examples) expect(shown.length).toBeGreaterThanOrEqual(3)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [index, { ending, code }] of examples.flat().entries())
    await writeFile(join(folder, `block-${index}.${ending}`), code)
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['.', '../../packages/ui/src/styles/sheet.d.ts'],
      exclude: [],
    }),
  )
  const { stdout, status } = spawnSync('npx', ['tsc', '--noEmit', '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
}, 120_000)
