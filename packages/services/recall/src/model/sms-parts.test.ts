import { describe, expect, it } from 'vitest'
import { countSmsParts } from './sms-parts.ts'

const parts = (text: string) => {
  const { encoding, length, parts: count } = countSmsParts(text)
  return [encoding, length, count]
}

describe('parts of an SMS', () => {
  it.each([
    ['', ['gsm-7', 0, 1]],
    ['a'.repeat(160), ['gsm-7', 160, 1]],
    ['a'.repeat(161), ['gsm-7', 161, 2]],
    ['a'.repeat(306), ['gsm-7', 306, 2]],
    ['a'.repeat(307), ['gsm-7', 307, 3]],
    // Characters of the extension take two places.
    ['€'.repeat(80), ['gsm-7', 160, 1]],
    ['€'.repeat(80) + 'a', ['gsm-7', 161, 2]],
    ['[x]', ['gsm-7', 5, 1]],
    ['ÄÖÜßÑ¿Δ', ['gsm-7', 7, 1]],
    // One character outside the alphabet makes all of them wide.
    ['ч'.repeat(70), ['ucs-2', 70, 1]],
    ['ч'.repeat(71), ['ucs-2', 71, 2]],
    ['ч'.repeat(134), ['ucs-2', 134, 2]],
    ['ч'.repeat(135), ['ucs-2', 135, 3]],
    [`${'a'.repeat(69)}’`, ['ucs-2', 70, 1]],
    ['中'.repeat(71), ['ucs-2', 71, 2]],
    ['😀'.repeat(35), ['ucs-2', 70, 1]],
  ])('of %j', (text, expected) => {
    expect(parts(text)).toEqual(expected)
  })

  it('never divide a character', () => {
    // 152 places and an escape: the euro sign begins the second part.
    expect(parts(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toEqual(['gsm-7', 305, 2])
    expect(parts(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toEqual(['gsm-7', 306, 3])
    expect(parts(`${'中'.repeat(66)}😀${'中'.repeat(66)}`)).toEqual(['ucs-2', 134, 3])
  })

  it('say what is left in the last one', () => {
    expect(countSmsParts('a'.repeat(150)).left).toBe(10)
    expect(countSmsParts('a'.repeat(161)).left).toBe(145)
  })
})
