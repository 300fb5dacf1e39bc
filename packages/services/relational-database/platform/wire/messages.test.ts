import { expect, it } from 'vitest'
import { createFieldReader, messageOf } from './messages.ts'

it('keeps a byte order mark at the start of a text', () => {
  const body = messageOf('Q', '\uFEFFselect 1', '\uFEFF').subarray(5)
  const fields = createFieldReader(body)
  expect([fields.text(), fields.text()]).toEqual(['\uFEFFselect 1', '\uFEFF'])
})
