import { expect, it } from 'vitest'
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './byte-texts.ts'

/** Bytes of every value, in an order that doesn't repeat with the pieces of the encoding. */
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) % 256)

it.each([0, 1, 2, 3, 8189, 8190, 8191, 20_000])('writes and reads %d bytes as base64', (length) => {
  const bytes = bytesOf(length)
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes)
})

it('rejects other characters', () => {
  expect(() => fromBase64('a*b=')).toThrow()
})
