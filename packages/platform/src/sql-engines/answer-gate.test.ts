import { describe, expect, it } from 'vitest'
import { createAnswerGate } from './answer-gate.mjs'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const message = (letter: string, body: Uint8Array) => {
  const bytes = new Uint8Array(5 + body.byteLength)
  bytes[0] = letter.charCodeAt(0)
  new DataView(bytes.buffer).setUint32(1, body.byteLength + 4)
  bytes.set(body, 5)
  return bytes
}
const row = (...values: (string | null)[]) => {
  const parts = values.flatMap((value) => {
    const length = new Uint8Array(4)
    new DataView(length.buffer).setInt32(0, value === null ? -1 : value.length)
    return [length, bytesOf(value ?? '')]
  })
  return message('D', new Uint8Array([0, values.length, ...parts.flatMap((part) => [...part])]))
}
const noValues = message('D', new Uint8Array(2))
const complete = message('C', bytesOf('SELECT 1\0'))
const ready = message('Z', bytesOf('I'))

/** Passes an answer on in parts of a size. */
function pass(parts: Uint8Array[], size: number, budget = { bytes: 100, cellBytes: 20 }): string {
  const gate = createAnswerGate()
  gate.allow(budget)
  const whole = Uint8Array.from(parts.flatMap((part) => [...part]))
  let passed = ''
  for (let at = 0; at < whole.byteLength; at += size)
    passed += String.fromCharCode(...gate.pass(whole.subarray(at, at + size)))
  return passed
}
const textOf = (...parts: Uint8Array[]) => parts.map((part) => String.fromCharCode(...part)).join('')

describe.each([1, 3, 7, 10_000])('in parts of %i bytes', (size) => {
  it('passes on what is within the budget, unchanged', () => {
    const answer = [row('a', null, ''), row('x'.repeat(20)), message('n', new Uint8Array()), complete, ready]
    expect(pass(answer, size)).toBe(textOf(...answer))
  })

  it('puts an error in place of a row with a larger value, and skips the rest of the answer', () => {
    const passed = pass([row('a'), row('b', 'x'.repeat(2000)), row('c'), complete, ready], size)
    expect(passed.startsWith(textOf(row('a')) + 'E')).toBe(true)
    expect(passed).toContain('CCWBIG\0MA value in column 2 has 2,000 bytes')
    expect(passed.endsWith('\0\0' + textOf(ready))).toBe(true)
    expect(passed).not.toContain(textOf(complete))
  })

  it('passes on one row without its values when the budget is used up', () => {
    const full = row('x'.repeat(19), 'y'.repeat(19), 'z'.repeat(19))
    expect(pass([full, full, row('a'), complete, ready], size)).toBe(textOf(full, noValues, complete, ready))
  })

  it('cuts errors', () => {
    const passed = pass([message('E', bytesOf(`SERROR\0M${'x'.repeat(70_000)}\0\0`)), ready], size)
    expect(passed).toHaveLength(5 + 64 * 1024 + 2 + ready.byteLength)
    expect(passed.endsWith('x\0\0' + textOf(ready))).toBe(true)
  })
})

it('cuts notices, and skips those beyond their limit', () => {
  const notice = message('N', bytesOf(`M${'x'.repeat(70_000)}\0\0`))
  expect(pass([...Array<Uint8Array>(20).fill(notice), ready], 10_000)).toHaveLength(
    16 * (5 + 64 * 1024 + 2) + ready.byteLength,
  )
})
