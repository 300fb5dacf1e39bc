import { isBlank } from '@console-widgets/core/formats'
import {
  type Condition,
  offered,
  type Option,
  type Question,
  questionnaireLimits,
  scaleEnds,
  type ShowIf,
} from './content.ts'

/** An answer: an option, several, a text, a number, or an option for each row of a matrix. */
export type Answer = string | string[] | number | Record<string, string>

/** Answers by question. */
export type Answers = Readonly<Record<string, Answer>>

/** What can be wrong with an answer. */
export const answerProblems = ['required', 'rows', 'choice', 'text', 'too-long', 'range', 'hidden', 'unknown'] as const
export type AnswerProblem = (typeof answerProblems)[number]

/** The questions that a respondent with these answers is shown, and what is wrong with the answers. */
export interface CheckedAnswers {
  shown: Question[]
  /** By question. */
  problems: Map<string, AnswerProblem>
}

/** Whether an answer is none: blank, or without a choice. */
export function isNone(answer: Answer | undefined): boolean {
  if (answer === undefined) return true
  if (typeof answer === 'number') return false
  if (typeof answer === 'string') return isBlank(answer)
  return Object.keys(answer).length === 0
}

/** An own property: `constructor` is the answer to nothing. */
export function answerTo(answers: Answers, questionId: string): Answer | undefined {
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined
}

/** Whether an answer fits a condition. None fits no condition, not even that it isn’t something. */
export function fits({ operator, value }: Condition, answer: Answer | undefined): boolean {
  if (answer === undefined || isNone(answer)) return false
  switch (operator) {
    case 'is':
      return String(answer) === value
    case 'isNot':
      return String(answer) !== value
    case 'contains':
      return Array.isArray(answer) ? answer.includes(value) : String(answer).toLowerCase().includes(value.toLowerCase())
    case 'atLeast':
      return Number(answer) >= Number(value)
    case 'atMost':
      return Number(answer) <= Number(value)
  }
}

function isShown(showIf: ShowIf | null | undefined, answers: Answers, shown: ReadonlySet<string>): boolean {
  if (!showIf || showIf.conditions.length === 0) return true
  // What a question that isn’t shown was answered before doesn’t count.
  const test = (condition: Condition) =>
    shown.has(condition.questionId) && fits(condition, answerTo(answers, condition.questionId))
  return showIf.mode === 'all' ? showIf.conditions.every(test) : showIf.conditions.some(test)
}

/** The questions that a respondent with these answers is shown. */
export function shownQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const ids = new Set<string>()
  return questions.filter(({ questionId, showIf }) => {
    const shown = isShown(showIf, answers, ids)
    if (shown) ids.add(questionId)
    return shown
  })
}

/** The answers to questions that are shown, without those that are none. */
export function answersShown(questions: readonly Question[], answers: Answers): Record<string, Answer> {
  return Object.fromEntries(
    shownQuestions(questions, answers).flatMap(({ questionId }) => {
      const answer = answerTo(answers, questionId)
      return answer === undefined || isNone(answer) ? [] : [[questionId, answer] as const]
    }),
  )
}

/** Checks answers against the questions and their conditions. */
export function checkAnswers(questions: readonly Question[], answers: Answers): CheckedAnswers {
  const shown = shownQuestions(questions, answers)
  const ids = new Set(shown.map(({ questionId }) => questionId))
  const problems = new Map<string, AnswerProblem>()
  for (const question of shown) {
    const problem = problemOf(question, answerTo(answers, question.questionId))
    if (problem) problems.set(question.questionId, problem)
  }
  for (const questionId of Object.keys(answers))
    if (!ids.has(questionId))
      problems.set(questionId, questions.some((each) => each.questionId === questionId) ? 'hidden' : 'unknown')
  return { shown, problems }
}

function problemOf(question: Question, answer: Answer | undefined): AnswerProblem | undefined {
  if (answer === undefined || isNone(answer)) return question.required ? 'required' : undefined
  switch (question.kind) {
    case 'single':
      return typeof answer === 'string' && has(question.options, answer) ? undefined : 'choice'
    case 'multi':
      return Array.isArray(answer) &&
        new Set(answer).size === answer.length &&
        answer.every((each) => has(question.options, each))
        ? undefined
        : 'choice'
    case 'text':
      if (typeof answer !== 'string') return 'text'
      return [...answer.trim()].length <= questionnaireLimits.answerText ? undefined : 'too-long'
    case 'rating': {
      const [least, most] = scaleEnds[question.scale]
      return Number.isInteger(answer) && Number(answer) >= least && Number(answer) <= most ? undefined : 'range'
    }
    case 'matrix':
      return problemOfMatrix(question, answer)
  }
}

function problemOfMatrix({ options, required, rows }: Question, answer: Answer): AnswerProblem | undefined {
  if (typeof answer !== 'object' || Array.isArray(answer)) return 'choice'
  if (!Object.entries(answer).every(([row, option]) => has(rows, row) && has(options, option))) return 'choice'
  const isWhole = offered(rows).every(({ optionId }) => Object.hasOwn(answer, optionId))
  return required && !isWhole ? 'rows' : undefined
}

const has = (options: readonly Option[], optionId: string) =>
  offered(options).some((option) => option.optionId === optionId)

/**
 * Whether answers look as if no one had read the questions: every row of a matrix of five rows or more has the same
 * column.
 */
export function isStraightLined(shown: readonly Question[], answers: Answers): boolean {
  const matrices = shown.filter(({ kind, rows }) => kind === 'matrix' && offered(rows).length >= 5)
  return (
    matrices.length > 0 &&
    matrices.every(({ questionId, rows }) => {
      const columns = Object.values(answerTo(answers, questionId) ?? {})
      return columns.length >= offered(rows).length && new Set(columns).size === 1
    })
  )
}
