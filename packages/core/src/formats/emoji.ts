/** Result of the emoji filter. */
export interface EmojiFinding {
  /** Number of surrogate pairs (R103). */
  count: number
  /** Matches to show: all of them up to 5 (R105), otherwise the first 10 and an ellipsis (R104). */
  placeholder: string
}

const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g
/** Maximum number of matches that are all shown. */
const allShown = 5
/** Maximum number of matches in a placeholder. */
const mostShown = 10

/**
 * Finds the characters that a field without emoji rejects. Rare Chinese characters are surrogate pairs and count too
 * (R103).
 */
export function findEmoji(text: string): EmojiFinding {
  const matches = text.match(surrogatePair) ?? []
  const listed = matches.slice(0, mostShown).join(' ')
  return { count: matches.length, placeholder: matches.length <= allShown ? listed : `${listed} …` }
}

/** Removes surrogate pairs from a text. */
export function withoutEmoji(text: string): string {
  return text.replace(surrogatePair, '')
}
