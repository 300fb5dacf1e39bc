import { execFile, spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { systemClock } from '@console-widgets/platform/clock/clock'
import { serve } from '@console-widgets/sandbox/node'
import { createTestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { freePort } from '../support/free-port.ts'
import { examplesIn } from '../support/guides.ts'

/** Inside the project, so that workspace packages resolve. */
const folder = '.build/readme'
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Origin of the console in the README. */
const shownOrigin = 'http://localhost:4280'

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
})

it('the README’s program signs in, reads, and ends, as written', async () => {
  const programs = examplesIn('README.md').filter(({ code }) => code.includes('openAsProgram'))
  expect(programs).toHaveLength(1)
  const port = await freePort()
  const publicOrigin = `http://localhost:${port}`
  const { platform, close } = await createTestPlatform({ publicOrigin, clock: systemClock })
  const serving = await serve({ port, fetch: platform.fetch })
  try {
    await mkdir(folder, { recursive: true })
    const file = join(folder, 'program.ts')
    await writeFile(file, (programs[0]?.code ?? '').replaceAll(shownOrigin, publicOrigin))
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file], { timeout: 60_000 })
    expect(stdout.trim().split('\n').at(-1)).toBe('18 undefined false')
  } finally {
    await serving.close()
    await close()
  }
})
