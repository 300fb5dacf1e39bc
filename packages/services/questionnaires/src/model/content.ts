/** Languages that a questionnaire can be in. */
export const formLanguages = ['cn', 'en', 'ru'] as const
export type FormLanguage = (typeof formLanguages)[number]

/** A text in some of the languages. */
export type Texts = Partial<Record<FormLanguage, string>>

export const questionnaireLimits = {
  questionnaires: 200,
  title: 64,
  description: 500,
  questions: 50,
  questionText: 300,
  options: 50,
  optionText: 200,
  rows: 20,
  /** Columns of a matrix. */
  columns: 10,
  conditions: 10,
  answerText: 2000,
  quota: 1_000_000,
  /** Saved filters of a questionnaire. */
  filters: 50,
  hiddenFields: 10,
  /** Characters of what a link brings. */
  hiddenValue: 200,
} as const

export const questionKinds = ['single', 'multi', 'text', 'rating', 'matrix'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Scales of ratings: one to five stars, or how likely people are to recommend something, from 0 to 10. */
export const scales = ['stars', 'recommend'] as const
export type Scale = (typeof scales)[number]

/** Least and largest number of each scale. */
export const scaleEnds: Readonly<Record<Scale, readonly [least: number, most: number]>> = {
  stars: [1, 5],
  recommend: [0, 10],
}

/** Every number of a scale. */
export function numbersOf(scale: Scale): number[] {
  const [least, most] = scaleEnds[scale]
  return Array.from({ length: most - least + 1 }, (_, at) => least + at)
}

export const operators = ['is', 'isNot', 'contains', 'atLeast', 'atMost'] as const
export type Operator = (typeof operators)[number]

/** What an answer has to be. A question without an answer fits no condition. */
export interface Condition {
  questionId: string
  operator: Operator
  /** ID of an option, a number, or a part of a text. */
  value: string
}

/** Operators that make sense for each kind of question. Answers of a matrix are no conditions. */
export const operatorsOf: Readonly<Record<QuestionKind, readonly Operator[]>> = {
  single: ['is', 'isNot'],
  multi: ['contains'],
  text: ['contains'],
  rating: ['is', 'atLeast', 'atMost'],
  matrix: [],
}

/** A choice: of a question, or a column or a row of a matrix. */
export interface Option {
  optionId: string
  texts: Texts
  /** No longer offered, but part of earlier answers. */
  archived?: boolean | undefined
}

/** Shows a question only if earlier answers fit. */
export interface ShowIf {
  mode: 'all' | 'any'
  conditions: Condition[]
}

export interface Question {
  questionId: string
  kind: QuestionKind
  texts: Texts
  required: boolean
  /** Choices, or columns of a matrix. Empty for other kinds. */
  options: Option[]
  /** Rows of a matrix. */
  rows: Option[]
  scale: Scale
  showIf?: ShowIf | null | undefined
}

/** What respondents see. The first language is the default one. */
export interface Content {
  languages: FormLanguage[]
  titles: Texts
  descriptions: Texts
  questions: Question[]
  /** Names of parameters of its link that are kept with each response, such as `source`. */
  hiddenFields?: string[] | undefined
}

/** Options that are still offered. */
export function offered(options: readonly Option[]): Option[] {
  return options.filter(({ archived }) => archived !== true)
}

/** A text in a language, or in the first one that has it. */
export function textIn(texts: Texts, language: FormLanguage, languages: readonly FormLanguage[] = formLanguages) {
  return texts[language] || languages.map((each) => texts[each]).find((each) => each) || ''
}
