/**
 * Number of characters as a person counts them: a family emoji, a flag, and a letter with its accents are one each,
 * however many code units they have.
 */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length
}
