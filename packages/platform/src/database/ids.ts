const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Generates an ID: 24 lowercase letters and digits. The first nine are the time. */
export function newId(): string {
  return Date.now().toString(36).padStart(9, '0') + randomText(15, alphabet)
}

/** Generates a number of a fixed length that people read out and type, such as an app ID. It never starts with 0. */
export function newNumber(digits: number): string {
  return randomText(1, '123456789') + randomText(digits - 1, '0123456789')
}

/** Letters and digits that no one takes for one another. */
const typedAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Generates a secret that people type, such as `7KQM-2XRP-9TVH`: 60 bits, too many to guess in a short lifetime. */
export function newTypedSecret(): string {
  return Array.from({ length: 3 }, () => randomText(4, typedAlphabet)).join('-')
}

/** Generates a secret: 256 bits in URL-safe characters. */
export function newSecret(): string {
  return randomText(50, alphabet)
}

/** All characters are equally likely: bytes beyond the last whole multiple of the alphabet are discarded. */
function randomText(length: number, letters: string): string {
  const most = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2)))
      if (byte < most && text.length < length) text += letters[byte % letters.length]
  return text
}
