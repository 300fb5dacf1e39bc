/** How often each word is used in a set of texts. */
export type WordCounts = ReadonlyMap<string, number>

/** A word with its counts in both sets, and how much more the first one uses it, in standard errors. */
export interface WordOdds {
  word: string
  count: number
  others: number
  z: number
}

/**
 * Log-odds ratio of words with an informative Dirichlet prior (Monroe, Colaresi, Quinn 2008): words that one set of
 * texts uses more than another. The prior is the use of both together, at the weight of a number of words, so that rare
 * words don’t stand out by chance.
 */
export function logOddsOfWords(ones: WordCounts, others: WordCounts, priorWords: number): WordOdds[] {
  const [ofOnes, ofOthers] = [sumOf(ones), sumOf(others)]
  const all = ofOnes + ofOthers
  if (all === 0) return []
  return [...new Set([...ones.keys(), ...others.keys()])].map((word) => {
    const [count, other] = [ones.get(word) ?? 0, others.get(word) ?? 0]
    const prior = (priorWords * (count + other)) / all
    const logOdds = (used: number, of: number) => Math.log((used + prior) / (of + priorWords - used - prior))
    const difference = logOdds(count, ofOnes) - logOdds(other, ofOthers)
    return { word, count, others: other, z: difference / Math.sqrt(1 / (count + prior) + 1 / (other + prior)) }
  })
}

function sumOf(counts: WordCounts): number {
  let sum = 0
  for (const count of counts.values()) sum += count
  return sum
}
