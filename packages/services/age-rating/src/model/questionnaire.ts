/** Sections of the questionnaire, in order. */
export const questionSections = ['content', 'gambling', 'spending', 'interaction'] as const
export type QuestionSection = (typeof questionSections)[number]

/**
 * A question, whose answers go from nothing (0) to the strongest. A question with two answers is a yes-or-no question.
 */
export interface Question {
  id: QuestionId
  section: QuestionSection
  /** Number of answers. */
  answers: number
  /** First version of the questionnaire that asks it. */
  since: number
  /** Asked only after this answer to another question, or a stronger one. */
  when?: { question: QuestionId; least: number }
}

/** IDs of all questions, in the order in which they are asked. */
export const questionIds = [
  'violence',
  'fear',
  'sexuality',
  'language',
  'crude-humor',
  'substances',
  'discrimination',
  'simulated-gambling',
  'real-gambling',
  'purchases',
  'random-items',
  'limited-offers',
  'return-rewards',
  'absence-penalties',
  'interaction',
  'location',
  'internet',
] as const
export type QuestionId = (typeof questionIds)[number]

export const questions: readonly Question[] = [
  { id: 'violence', section: 'content', answers: 5, since: 1 },
  { id: 'fear', section: 'content', answers: 3, since: 1 },
  { id: 'sexuality', section: 'content', answers: 5, since: 1 },
  { id: 'language', section: 'content', answers: 4, since: 1 },
  { id: 'crude-humor', section: 'content', answers: 2, since: 1 },
  { id: 'substances', section: 'content', answers: 5, since: 1 },
  { id: 'discrimination', section: 'content', answers: 2, since: 1 },
  { id: 'simulated-gambling', section: 'gambling', answers: 3, since: 1 },
  { id: 'real-gambling', section: 'gambling', answers: 2, since: 1 },
  { id: 'purchases', section: 'spending', answers: 2, since: 1 },
  { id: 'random-items', section: 'spending', answers: 2, since: 1, when: { question: 'purchases', least: 1 } },
  { id: 'limited-offers', section: 'spending', answers: 2, since: 2, when: { question: 'purchases', least: 1 } },
  { id: 'return-rewards', section: 'spending', answers: 2, since: 2 },
  { id: 'absence-penalties', section: 'spending', answers: 2, since: 2 },
  { id: 'interaction', section: 'interaction', answers: 3, since: 1 },
  { id: 'location', section: 'interaction', answers: 2, since: 1, when: { question: 'interaction', least: 1 } },
  { id: 'internet', section: 'interaction', answers: 2, since: 1 },
]

/** A version of the questionnaire. */
export interface Questionnaire {
  version: number
  /** From when on ratings are confirmed by it. */
  validFrom: number
}

/** All versions, oldest first. The second asks what PEGI’s criteria of June 2026 need. */
export const questionnaires: readonly Questionnaire[] = [
  { version: 1, validFrom: Date.UTC(2024, 0, 1) },
  { version: 2, validFrom: Date.UTC(2026, 5, 1) },
]

/** Milliseconds during which ratings by the previous version stay valid after a new one. */
export const transitionTime = 90 * 86_400_000

/** The version in force at a time. */
export function questionnaireAt(time: number): Questionnaire {
  return questionnaires.findLast(({ validFrom }) => validFrom <= time) ?? (questionnaires[0] as Questionnaire)
}

/** The version that follows another, if any. */
export function questionnaireAfter(version: number): Questionnaire | undefined {
  return questionnaires.find((next) => next.version > version)
}
