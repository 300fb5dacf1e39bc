import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

/** Below the project, so that the workspace's packages are found. */
const folder = '.build/readme'
afterAll(() => rm(folder, { recursive: true, force: true }))

it('shows code that compiles as written', async () => {
  const readme = await readFile('README.md', 'utf8')
  const blocks = [...readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)]
  expect(blocks.length).toBeGreaterThanOrEqual(3)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [index, [, ending, code]] of blocks.entries())
    await writeFile(join(folder, `block-${index}.${ending}`), code as string)
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
