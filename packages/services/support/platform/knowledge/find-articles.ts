import { leastScore, type ReplyLanguage } from '@console-widgets/support/model'
import type { Article } from './article.ts'
import { wordsOf } from './words-of.ts'

/** Parameters of BM25: how soon more of a word says nothing new, and how much longer passages count for less. */
const [saturation, lengthWeight] = [1.2, 0.75]
/** Words of a title count as so many in the text. */
const titleWeight = 2
const mostFound = 5

interface Passage {
  article: Article
  text: string
  counts: ReadonlyMap<string, number>
  length: number
}

interface Index {
  passages: readonly Passage[]
  averageLength: number
  /** Weight of each word: the fewer passages have it, the more it says. */
  weights: ReadonlyMap<string, number>
}

/** Indexes of collections of articles, each language's built on first use. */
const indexes = new WeakMap<readonly Article[], Map<ReplyLanguage, Index>>()

/** An article that fits a question, with the passage that does. */
export interface FoundArticle {
  articleId: string
  title: string
  passage: string
  score: number
}

/** Those of some articles that fit a question, the best first; none if nothing fits well enough. */
export function findArticles(articles: readonly Article[], question: string, language: ReplyLanguage): FoundArticle[] {
  const index = indexOf(articles, language)
  const asked = [...new Set(wordsOf(question, language))]
  const best = new Map<string, FoundArticle>()
  for (const passage of index.passages) {
    const score = scoreOf(passage, asked, index)
    const { articleId, texts } = passage.article
    if (score < leastScore || score <= (best.get(articleId)?.score ?? 0)) continue
    best.set(articleId, {
      articleId,
      title: texts[language].title,
      passage: passage.text,
      score: Math.round(score * 100) / 100,
    })
  }
  return [...best.values()].sort((one, other) => other.score - one.score).slice(0, mostFound)
}

function scoreOf({ counts, length }: Passage, asked: readonly string[], { averageLength, weights }: Index): number {
  let score = 0
  for (const word of asked) {
    const count = counts.get(word)
    if (count === undefined) continue
    const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / averageLength)
    score += (weights.get(word) ?? 0) * ((count * (saturation + 1)) / (count + norm))
  }
  return score
}

function indexOf(articles: readonly Article[], language: ReplyLanguage): Index {
  const ofArticles = indexes.get(articles) ?? new Map<ReplyLanguage, Index>()
  indexes.set(articles, ofArticles)
  const index = ofArticles.get(language) ?? countPassages(articles, language)
  ofArticles.set(language, index)
  return index
}

function countPassages(articles: readonly Article[], language: ReplyLanguage): Index {
  const passages = articles.flatMap((article) => {
    const { title, paragraphs } = article.texts[language]
    const titleWords = wordsOf(title, language)
    return paragraphs.map((text): Passage => {
      const words = [...Array.from({ length: titleWeight }, () => titleWords).flat(), ...wordsOf(text, language)]
      const counts = new Map<string, number>()
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
      return { article, text, counts, length: words.length }
    })
  })
  const having = new Map<string, number>()
  for (const { counts } of passages) for (const word of counts.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  return {
    passages,
    averageLength: passages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length),
    weights: new Map([...having].map(([word, n]) => [word, Math.log(1 + (passages.length - n + 0.5) / (n + 0.5))])),
  }
}
