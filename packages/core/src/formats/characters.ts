import { segmentsOf } from './segments.ts'

/** Characters that are one each, whatever stands next to them. */
const single = /^[\x20-\x7e\n\u0410-\u044f\u4e00-\u9fff]*$/

/**
 * Number of characters as a person counts them: a family emoji, a flag, and a letter with its accents are one each,
 * however many code units they have.
 *
 * @param enough stops counting here, since long texts take a while
 */
export function countCharacters(text: string, enough = Infinity): number {
  if (single.test(text)) return Math.min(text.length, enough)
  let count = 0
  for (const _ of segmentsOf(new Intl.Segmenter(), text)) if (++count >= enough) break
  return count
}

/** A character that someone sees: neither a blank nor one that no font shows, such as a zero-width space. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether nothing of a text can be seen. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
