import { logOddsOfWords, type WordOdds } from './log-odds.ts'
import { wordsOf } from './words-of.ts'

/** A text that someone wrote, with its language, or `und` if that is unclear. */
export interface WrittenText {
  content: string
  lang: string
}

/** |z| from which a word is told: what chance alone shows in one of twenty. */
const leastZ = 1.96
/** Texts that must use a word. */
const leastCount = 3
/** Weight of the prior, as a share of the words of a language. */
const priorShare = 0.1
const mostWords = 20

/**
 * Words that some texts use more than the others. Each language is compared with itself: otherwise the words of a
 * country with more complaints would all be among them. A text counts once for a word.
 */
export function tellingWords<Text extends WrittenText>(
  texts: readonly Text[],
  isOne: (text: Text) => boolean,
): WordOdds[] {
  const byLanguage = new Map<string, { ones: Map<string, number>; others: Map<string, number> }>()
  for (const text of texts) {
    const counts = byLanguage.get(text.lang) ?? { ones: new Map(), others: new Map() }
    byLanguage.set(text.lang, counts)
    const side = isOne(text) ? counts.ones : counts.others
    for (const word of new Set(wordsOf(text.content, text.lang))) side.set(word, (side.get(word) ?? 0) + 1)
  }
  return [...byLanguage.values()]
    .flatMap(({ ones, others }) =>
      others.size === 0 ? [] : logOddsOfWords(ones, others, priorShare * (usesOf(ones) + usesOf(others))),
    )
    .filter(({ count, z }) => z >= leastZ && count >= leastCount)
    .sort((one, other) => other.z - one.z || (one.word < other.word ? -1 : 1))
    .slice(0, mostWords)
}

function usesOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
