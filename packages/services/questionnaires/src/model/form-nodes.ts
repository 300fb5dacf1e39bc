import { type Answer, answerTo, type AnswerProblem, type Answers, isNone } from './answers.ts'
import {
  type FormLanguage,
  numbersOf,
  offered,
  type Option,
  type Question,
  questionnaireLimits,
  scaleEnds,
  textIn,
  type Texts,
} from './content.ts'
import { type FormTexts, formTexts } from './form-texts.ts'

/** How a part of a form looks. The public page and the console each have styles for these. */
export type Look = 'question' | 'legend' | 'hint' | 'error' | 'choice' | 'scale' | 'number' | 'ends' | 'row' | 'text'

export type FormTag = 'fieldset' | 'legend' | 'label' | 'input' | 'textarea' | 'span' | 'p' | 'div'

/** An element of a form, or text. */
export type FormNode =
  | string
  | { tag: FormTag; look?: Look; attributes?: Record<string, string | boolean>; children?: FormNode[] }

/** What a form shows, and what has been answered so far. */
export interface FormState {
  languages: readonly FormLanguage[]
  language: FormLanguage
  answers: Answers
  problems: ReadonlyMap<string, AnswerProblem>
}

/** Names of a question’s fields, which `readAnswers` reads. */
export const fieldName = (questionId: string, rowId?: string) =>
  rowId === undefined ? `q.${questionId}` : `q.${questionId}.${rowId}`

/** ID of what is wrong with an answer. */
export const problemId = (questionId: string) => `problem-${questionId}`

/**
 * The fields of a question. The platform writes them as HTML, and the console renders them: there is one form, wherever
 * it is.
 */
export function questionNodes(question: Question, state: FormState): FormNode {
  const { questionId, kind, required } = question
  const texts = formTexts[state.language]
  const problem = state.problems.get(questionId)
  const say = (each: Texts) => textIn(each, state.language, state.languages)
  const title: FormNode[] = [
    say(question.texts),
    ...(required ? [] : [' ', { tag: 'span', look: 'hint', children: [`(${texts.optional})`] } as FormNode]),
  ]
  const error: FormNode[] = problem
    ? [{ tag: 'p', look: 'error', attributes: { id: problemId(questionId) }, children: [texts.problems[problem]] }]
    : []
  const wrong: Record<string, string> = problem
    ? { 'aria-invalid': 'true', 'aria-describedby': problemId(questionId) }
    : {}
  if (kind === 'text') return textNodes(questionId, title, error, { ...wrong, ...need(required) }, state.answers)
  return {
    tag: 'fieldset',
    look: 'question',
    attributes: problem ? { 'aria-describedby': problemId(questionId) } : {},
    children: [
      { tag: 'legend', look: 'legend', children: title },
      ...error,
      ...choiceNodes(question, state, wrong, say, texts),
    ],
  }
}

const need = (required: boolean): Record<string, string> => (required ? { 'aria-required': 'true' } : {})

function textNodes(
  questionId: string,
  title: FormNode[],
  error: FormNode[],
  attributes: Record<string, string>,
  answers: Answers,
): FormNode {
  const name = fieldName(questionId)
  const answer = answerTo(answers, questionId)
  return {
    tag: 'div',
    look: 'question',
    children: [
      { tag: 'label', look: 'legend', attributes: { for: name }, children: title },
      ...error,
      {
        tag: 'textarea',
        look: 'text',
        attributes: { id: name, name, rows: '3', maxlength: String(questionnaireLimits.answerText), ...attributes },
        children: [typeof answer === 'string' ? answer : ''],
      },
    ],
  }
}

function choiceNodes(
  question: Question,
  { answers }: FormState,
  wrong: Record<string, string>,
  say: (texts: Texts) => string,
  texts: FormTexts,
): FormNode[] {
  const { questionId, kind, options, rows, scale } = question
  const name = fieldName(questionId)
  const answer = answerTo(answers, questionId)
  const radio = (of: string, value: string, label: string, checked: boolean, look: Look = 'choice') =>
    choice({ type: 'radio', name: of, value, label, checked, look, wrong })
  switch (kind) {
    case 'single':
      return offered(options).map(({ optionId, texts: label }) =>
        radio(name, optionId, say(label), answer === optionId),
      )
    case 'multi':
      return offered(options).map(({ optionId, texts: label }) =>
        choice({
          type: 'checkbox',
          name,
          value: optionId,
          label: say(label),
          checked: Array.isArray(answer) && answer.includes(optionId),
          look: 'choice',
          wrong,
        }),
      )
    case 'rating':
      return [
        {
          tag: 'div',
          look: 'scale',
          children: numbersOf(scale).map((number) =>
            radio(
              name,
              String(number),
              scale === 'stars' ? texts.stars(number) : String(number),
              answer === number,
              'number',
            ),
          ),
        },
        ...(scale === 'recommend' ? [endsOf(texts)] : []),
      ]
    case 'matrix':
      return offered(rows).map((row): FormNode => ({
        tag: 'fieldset',
        look: 'row',
        children: [
          { tag: 'legend', children: [say(row.texts)] },
          ...offered(options).map((column) =>
            radio(
              fieldName(questionId, row.optionId),
              column.optionId,
              say(column.texts),
              rowAnswer(answer, row) === column.optionId,
            ),
          ),
        ],
      }))
    case 'text':
      return []
  }
}

const endsOf = (texts: FormTexts): FormNode => ({
  tag: 'p',
  look: 'ends',
  children: [
    { tag: 'span', children: [`${scaleEnds.recommend[0]}: ${texts.unlikely}`] },
    { tag: 'span', children: [`${scaleEnds.recommend[1]}: ${texts.likely}`] },
  ],
})

function rowAnswer(answer: Answer | undefined, { optionId }: Option): string | undefined {
  if (typeof answer !== 'object' || Array.isArray(answer)) return undefined
  return Object.hasOwn(answer, optionId) ? answer[optionId] : undefined
}

interface Choice {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  checked: boolean
  look: Look
  wrong: Record<string, string>
}

function choice({ type, name, value, label, checked, look, wrong }: Choice): FormNode {
  return {
    tag: 'label',
    look,
    children: [
      { tag: 'input', attributes: { type, name, value, checked, ...wrong } },
      { tag: 'span', children: [label] },
    ],
  }
}

/** The fields that carry answers of other pages: pairs of names and values. */
export function carriedFields(questions: readonly Question[], answers: Answers): [name: string, value: string][] {
  return questions.flatMap(({ questionId }): [string, string][] => {
    const answer = answerTo(answers, questionId)
    if (answer === undefined || isNone(answer)) return []
    const name = fieldName(questionId)
    if (Array.isArray(answer)) return answer.map((each) => [name, each])
    if (typeof answer === 'object')
      return Object.entries(answer).map(([row, option]) => [fieldName(questionId, row), option])
    return [[name, String(answer)]]
  })
}

/** Reads the answers to questions from the fields of a form. What isn’t such a field is passed over. */
export function readAnswers(
  questions: readonly Question[],
  fields: Iterable<readonly [name: string, value: unknown]>,
): Record<string, Answer> {
  const values = new Map<string, string[]>()
  for (const [name, value] of fields)
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value])
  const answers: Record<string, Answer> = {}
  for (const question of questions) {
    const answer = readAnswer(question, (rowId) => values.get(fieldName(question.questionId, rowId)) ?? [])
    if (answer !== undefined && !isNone(answer)) answers[question.questionId] = answer
  }
  return answers
}

function readAnswer({ kind, rows }: Question, valuesOf: (rowId?: string) => string[]): Answer | undefined {
  const [first] = valuesOf()
  switch (kind) {
    case 'multi':
      return valuesOf()
    case 'rating':
      return first === undefined || first === '' ? undefined : Number(first)
    case 'text':
      // A browser sends line ends as carriage return and line feed.
      return first?.replaceAll('\r\n', '\n').trim()
    case 'single':
      return first
    case 'matrix':
      return Object.fromEntries(
        offered(rows).flatMap(({ optionId }) => {
          const [value] = valuesOf(optionId)
          return value === undefined ? [] : [[optionId, value]]
        }),
      )
  }
}
