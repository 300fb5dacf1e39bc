import { expect, it, vi } from 'vitest'
import { saveText } from './save-file.ts'

it('gives a text the media type of its name', () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push((file as Blob).type)
    return 'blob:saved'
  })
  const page = { ownerDocument: null, createElement: () => ({ click: () => undefined }) } as unknown as Document
  for (const name of ['prices.csv', 'documents.ics', 'chat.1.txt', 'receipt.html', 'config.json'])
    saveText('text', name, page)
  expect(saved).toEqual([
    'text/csv;charset=utf-8',
    'text/calendar;charset=utf-8',
    'text/plain;charset=utf-8',
    'text/html;charset=utf-8',
    'application/json;charset=utf-8',
  ])
})
