import { questions, type Question, type QuestionId } from './questionnaire.ts'

/** Answers by question: 0 is the first, weakest answer. Questions that aren't answered yet are missing. */
export type Answers = Partial<Record<QuestionId, number>>

/** Where evidence is found. */
export const evidenceSources = ['package', 'listing', 'product'] as const

/** What a package contains, a store page says, or a product is, that speaks for an answer above the first. */
export interface Evidence {
  question: QuestionId
  source: (typeof evidenceSources)[number]
  /** Permission, SDK, words, or name of a product. */
  name: string
  /** Versions of the packages. */
  versions: string[]
  /** Languages of the store page. */
  langs: string[]
}

/** Evidence against answers that say there is nothing of the kind, for their authors to check. */
export function doubts(evidence: readonly Evidence[], version: number, answers: Answers): Evidence[] {
  const given = effectiveAnswers(version, answers)
  return evidence.filter(({ question }) => given[question] === 0)
}

/** What a piece of evidence is known by. One product is as good as another. */
export const keyOfEvidence = ({ question, source, name }: Evidence): string =>
  [question, source, source === 'product' ? '' : name.toLowerCase()].join(' ')

/** Questions of a version of the questionnaire that the answers so far lead to. */
export function askedQuestions(version: number, answers: Answers): Question[] {
  return questions.filter(
    ({ since, when }) => since <= version && (!when || (answers[when.question] ?? 0) >= when.least),
  )
}

/** Questions that still need an answer. */
export function openQuestions(version: number, answers: Answers): QuestionId[] {
  return askedQuestions(version, answers).flatMap(({ id }) => (answers[id] === undefined ? [id] : []))
}

/** Answers to questions that are asked; others have no effect. */
export function effectiveAnswers(version: number, answers: Answers): Answers {
  return Object.fromEntries(
    askedQuestions(version, answers).flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  )
}
