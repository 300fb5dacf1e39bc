/**
 * How an SMS is divided into parts (3GPP TS 23.038): 7-bit characters if the alphabet has all of them, 16-bit ones
 * otherwise. Each part of a longer message spends some characters on a header.
 */
export interface SmsParts {
  encoding: 'gsm-7' | 'ucs-2'
  /** Characters as the encoding counts them: an extended one counts twice. */
  length: number
  parts: number
  /** Characters that the last part has left. */
  left: number
}

/** Characters of one part: in a message of one, and in a message of several. */
const room = { 'gsm-7': [160, 153], 'ucs-2': [70, 67] } as const

/** Characters of the basic alphabet. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters of its extension, which take an escape. */
const extended = new Set('\f^{}\\[~]|€')

/** Counts the parts of a text. */
export function countSmsParts(text: string): SmsParts {
  const characters = [...text]
  const isBasic = characters.every((each) => basic.has(each) || extended.has(each))
  const encoding = isBasic ? 'gsm-7' : 'ucs-2'
  // A pair of 16-bit units, such as that of an emoji, isn't divided between parts; nor is an escape from its character.
  const sizes = characters.map((each) => (isBasic ? (extended.has(each) ? 2 : 1) : each.length))
  const length = sizes.reduce((sum, size) => sum + size, 0)
  const [single, several] = room[encoding]
  if (length <= single) return { encoding, length, parts: 1, left: single - length }
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > several) {
      parts += 1
      used = 0
    }
    used += size
  }
  return { encoding, length, parts, left: several - used }
}
