import { fits } from './answers.ts'
import { type Condition, numbersOf, offered, type Question } from './content.ts'

/**
 * IDs of questions that no one is shown, whatever they answer: their conditions exclude each other, or one of them is
 * about a question that itself is never shown.
 */
export function unreachableQuestions(questions: readonly Question[]): Set<string> {
  const unreachable = new Set<string>()
  const required = new Map<string, readonly Condition[]>()
  for (const { questionId, showIf } of questions) {
    const conditions = showIf?.conditions ?? []
    const possible = conditions.filter((each) => !unreachable.has(each.questionId))
    const needsAll = showIf?.mode === 'all' || conditions.length <= 1
    const all = needsAll ? conditions.flatMap((each) => [each, ...(required.get(each.questionId) ?? [])]) : []
    const isMet = needsAll
      ? possible.length === conditions.length && canAllFit(questions, all)
      : possible.some((each) => canAllFit(questions, [each, ...(required.get(each.questionId) ?? [])]))
    required.set(questionId, all)
    if (!isMet) unreachable.add(questionId)
  }
  return unreachable
}

/** Whether there are answers that fit all conditions at once. */
function canAllFit(questions: readonly Question[], conditions: readonly Condition[]): boolean {
  return questions.every((question) => {
    const own = conditions.filter(({ questionId }) => questionId === question.questionId)
    const answers = answersOf(question)
    return own.length === 0 || !answers || answers.some((answer) => own.every((each) => fits(each, answer)))
  })
}

/** All answers to a question. Undefined: any number of parts can be in one, so that nothing excludes another. */
function answersOf({ kind, options, scale }: Question): readonly (string | number)[] | undefined {
  if (kind === 'single') return offered(options).map(({ optionId }) => optionId)
  return kind === 'rating' ? numbersOf(scale) : undefined
}
