let segmenter: Intl.Segmenter | undefined

/**
 * Number of characters as a person counts them: a family emoji, a flag, and a letter with its accents are one each,
 * however many code units they have.
 */
export function countCharacters(text: string): number {
  // Most texts have no others.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  segmenter ??= new Intl.Segmenter()
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}
