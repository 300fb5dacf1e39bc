import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { examplesIn } from '../support/guides.ts'

/** Below the project, so that the workspace's packages are found. */
const folder = '.build/readme'
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Guides whose pieces of code are whole. */
const guides = ['README.md', 'stories/guides/core.mdx']

it('what the README and the guide to the core show compiles as written', async () => {
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
