/** Repeatable random values: the same seed gives the same data. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** An integer, both bounds inclusive. */
  whole(least: number, most: number): number
  pick<T>(list: readonly T[]): T
  /** True with a probability from 0 to 1. */
  chance(probability: number): boolean
  /** A number of a fixed length as text, not starting with 0. */
  digits(length: number): string
  /** Lowercase letters and digits. */
  letters(length: number): string
}

/** Mulberry32: small, fast, and good enough for data that only has to look realistic. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const text = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet[whole(0, alphabet.length - 1)]).join('')
  return {
    next,
    whole,
    pick: (list) => list[whole(0, list.length - 1)] as (typeof list)[number],
    chance: (probability) => next() < probability,
    digits: (length) => text(1, '123456789') + text(length - 1, '0123456789'),
    letters: (length) => text(length, '0123456789abcdefghijklmnopqrstuvwxyz'),
  }
}
