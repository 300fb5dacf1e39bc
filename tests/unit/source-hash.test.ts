import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isMarked, mark } from '../../scripts/source-hash.mjs'

it('takes a build for missing once its output is deleted, though its sources have not changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-hash-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const marker = join(folder, 'pages.hash')
  const output = join(folder, 'console-widgets.js')
  expect(isMarked(marker, 'one', [output])).toBe(false)
  writeFileSync(output, '')
  mark(marker, 'one')
  expect(isMarked(marker, 'one', [output])).toBe(true)
  expect(isMarked(marker, 'two', [output])).toBe(false)
  rmSync(output)
  expect(isMarked(marker, 'one', [output])).toBe(false)
})
