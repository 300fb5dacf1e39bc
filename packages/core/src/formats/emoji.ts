/** What of a text the emoji filter found. */
export interface EmojiFinding {
  /** Number of surrogate pairs (R103). */
  count: number
  /** The matches to show a person: all of them up to 5 (R105), else at most 10 and an ellipsis (R104). */
  placeholder: string
}

const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g
/** Up to this many matches are all shown. */
const allShown = 5
/** No placeholder lists more. */
const mostShown = 10

/**
 * Finds what a field without emoji must not contain. A rare Chinese character is a surrogate pair, too, and is counted
 * (R103).
 */
export function findEmoji(text: string): EmojiFinding {
  const matches = text.match(surrogatePair) ?? []
  const listed = matches.slice(0, mostShown).join(' ')
  return { count: matches.length, placeholder: matches.length <= allShown ? listed : `${listed} …` }
}

/** The text without surrogate pairs. */
export function withoutEmoji(text: string): string {
  return text.replace(surrogatePair, '')
}
