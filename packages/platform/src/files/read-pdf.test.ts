import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makePdf } from '../demo/make-pdf.ts'
import { readPdf } from './read-pdf.ts'

it('reads the text of all pages, in any script', async () => {
  const lines = ['Northwind Studio', '北风地图 甲测资字11', 'Северная погода']
  const read = await readPdf(makePdf(lines, { pages: 2 }))
  expect(read).toMatchObject({ pages: 2 })
  for (const line of lines) expect((read as { text: string }).text).toContain(line)
})

it('says why it can’t be accepted', async () => {
  expect(await readPdf(makePdf(['Secret'], { isEncrypted: true }))).toBe('encrypted')
  expect(await readPdf(makePdf(['Alert'], { script: 'app.alert(1)' }))).toBe('script')
  expect(await readPdf(makePdf(['None'], { pages: 0 }))).toBe('empty')
  expect(await readPdf(new TextEncoder().encode('%PDF-1.7\nnothing follows'))).toBe('damaged')
  expect(await readPdf(makePdf(['Cut']).slice(0, 300))).toBe('damaged')
})

it('reads files of other programs', async () => {
  const sample = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', name)))
  const printed = await readPdf(sample('printed.pdf'))
  expect(printed).toMatchObject({ pages: 1 })
  for (const line of ['Northwind Studio', 'Северная погода', 'No. 2026-0417'])
    expect((printed as { text: string }).text).toContain(line)
  expect(await readPdf(sample('encrypted.pdf'))).toBe('encrypted')
  expect(await readPdf(sample('script.pdf'))).toBe('script')
})
