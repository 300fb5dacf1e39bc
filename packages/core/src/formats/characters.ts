let segmenter: Intl.Segmenter | undefined

/** Texts whose characters are their units. A line break of two units is one character, so control characters aren't. */
const plain = /^[ -~]*$/

/**
 * Number of characters as a person counts them: a family emoji, a flag, and a letter with its accents are one each,
 * however many code units they have.
 *
 * @param enough stops counting here: long texts take a while
 */
export function countCharacters(text: string, enough = Infinity): number {
  if (plain.test(text)) return Math.min(text.length, enough)
  segmenter ??= new Intl.Segmenter()
  const characters = segmenter.segment(text)[Symbol.iterator]()
  let count = 0
  while (count < enough && !characters.next().done) count++
  return count
}
