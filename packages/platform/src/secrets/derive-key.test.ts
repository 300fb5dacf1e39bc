import { describe, expect, it } from 'vitest'
import { toHex } from './byte-texts.ts'
import { deriveAside, deriveHere } from './derive-key.ts'
import { hashPassword, passwordMatches } from './secrets.ts'

describe('derived keys', () => {
  const ways = [deriveHere, deriveAside!]

  it('are those of RFC 7914, section 12, in both ways', async () => {
    const text = (value: string) => new TextEncoder().encode(value)
    for (const derive of ways)
      expect(toHex(await derive('pleaseletmein', text('SodiumChloride'), 16384))).toBe(
        '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
      )
  })

  it.each([2, 1024, 2 ** 15])('are the same in both ways at a cost of %d', async (cost) => {
    const [one, other] = await Promise.all(ways.map((derive) => derive('Пароль 密码', new Uint8Array(16), cost)))
    expect(toHex(one!)).toBe(toHex(other!))
  })

  it('leave the thread to others meanwhile', async () => {
    let turns = 0
    const counting = setInterval(() => (turns += 1), 1)
    await Promise.all(['a', 'b', 'c'].map((password) => hashPassword(password)))
    clearInterval(counting)
    expect(turns).toBeGreaterThan(10)
  })

  it('match their password only, however it is composed', async () => {
    const stored = await hashPassword('caf\u00e9', 2)
    expect(await passwordMatches('cafe\u0301', stored)).toBe(true)
    expect(await passwordMatches('cafe', stored)).toBe(false)
  })
})
