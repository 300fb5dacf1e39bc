import {
  type Content,
  offered,
  operatorsOf,
  type Option,
  type Question,
  questionnaireLimits,
  scaleEnds,
} from './content.ts'

/** What can be wrong with a questionnaire. */
export const contentProblems = [
  'title',
  'no-questions',
  'text',
  'option-text',
  'options',
  'columns',
  'rows',
  'condition-order',
  'condition-question',
  'condition-value',
  'repeated',
] as const
export type ContentProblem = (typeof contentProblems)[number]

/** A problem, of a question or of the questionnaire as a whole. */
export interface FoundProblem {
  problem: ContentProblem
  /** Null: of the whole. */
  questionId: string | null
  /** Field of the content. */
  field: string
}

/** Everything that keeps a questionnaire from being published. */
export function problemsOfContent(content: Content): FoundProblem[] {
  const found: FoundProblem[] = []
  const first = content.languages[0] ?? 'en'
  if (!content.titles[first]) found.push({ problem: 'title', questionId: null, field: 'titles' })
  if (content.questions.length === 0) found.push({ problem: 'no-questions', questionId: null, field: 'questions' })
  content.questions.forEach((question, at) => {
    const add = (problem: ContentProblem, part: string) =>
      found.push({ problem, questionId: question.questionId, field: `questions.${at}.${part}` })
    if (!question.texts[first]) add('text', 'texts')
    const [options, rows] = [offered(question.options), offered(question.rows)]
    if ([...options, ...rows].some(({ texts }) => !texts[first])) add('option-text', 'options')
    if ((question.kind === 'single' || question.kind === 'multi') && options.length < 2) add('options', 'options')
    if (question.kind === 'matrix') {
      if (options.length < 2 || options.length > questionnaireLimits.columns) add('columns', 'options')
      if (rows.length === 0) add('rows', 'rows')
    }
    const repeats = content.questions.slice(0, at).some(({ questionId }) => questionId === question.questionId)
    if (repeats || hasRepeats(question.options) || hasRepeats(question.rows)) add('repeated', 'questionId')
    for (const problem of problemsOfConditions(content.questions, at)) add(problem, 'showIf')
  })
  return found
}

const hasRepeats = (options: readonly Option[]) =>
  new Set(options.map(({ optionId }) => optionId)).size < options.length

function problemsOfConditions(questions: readonly Question[], at: number): ContentProblem[] {
  const found = new Set<ContentProblem>()
  for (const { questionId, operator, value } of questions[at]?.showIf?.conditions ?? []) {
    const place = questions.findIndex((each) => each.questionId === questionId)
    const asked = questions[place]
    if (!asked) found.add('condition-question')
    else if (place >= at) found.add('condition-order')
    else if (!operatorsOf[asked.kind].includes(operator) || !isValue(asked, value)) found.add('condition-value')
  }
  return [...found]
}

/** Whether an answer to a question can have a value. */
export function isValue({ kind, options, scale }: Question, value: string): boolean {
  if (kind === 'text') return value.trim() !== ''
  if (kind === 'single' || kind === 'multi') return options.some(({ optionId }) => optionId === value)
  if (kind !== 'rating') return false
  const [least, most] = scaleEnds[scale]
  return /^\d{1,2}$/.test(value) && Number(value) >= least && Number(value) <= most
}

/** The questions that are shown only after certain answers to one. */
export function dependentsOf(questions: readonly Question[], questionId: string): Question[] {
  return questions.filter((each) => each.showIf?.conditions.some((condition) => condition.questionId === questionId))
}

/**
 * What a change does to answers that are there: once people have answered, questions keep their kind, their options,
 * and their conditions. Texts and order can change, and options be archived.
 * @returns the field of the first part that isn’t kept, or undefined
 */
export function lostByChange(before: Content, after: Content): string | undefined {
  if (after.questions.length !== before.questions.length) return 'questions'
  for (const question of before.questions) {
    const at = after.questions.findIndex(({ questionId }) => questionId === question.questionId)
    const changed = after.questions[at]
    if (!changed) return 'questions'
    const part = (['kind', 'scale', 'options', 'rows', 'required', 'showIf'] as const).find(
      (each) => keptPart(question, each) !== keptPart(changed, each),
    )
    if (part) return `questions.${at}.${part}`
  }
  return undefined
}

type KeptPart = 'kind' | 'scale' | 'options' | 'rows' | 'required' | 'showIf'

function keptPart(question: Question, part: KeptPart): string {
  const value = question[part]
  return written(Array.isArray(value) ? value.map(({ optionId }) => optionId).toSorted() : (value ?? null))
}

/** Whether two contents are the same. The database keeps no order of keys. */
export function isSameContent(one: Content, other: Content): boolean {
  return written(one) === written(other)
}

/** A value as JSON with its keys in order. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
