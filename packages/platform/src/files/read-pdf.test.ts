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
