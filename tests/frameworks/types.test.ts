import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { installMissing } from '../../scripts/install-missing.mjs'
import { pages } from './build-page.ts'

it('types of the tags in Preact, Solid, Svelte, and Vue accept and reject the same as the tags', () => {
  installMissing(pages)
  const { stdout, status } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '--project', pages],
    { encoding: 'utf8' },
  )
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
