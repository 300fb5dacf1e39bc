import { type Answers, shownQuestions } from './answers.ts'
import type { Question } from './content.ts'

/**
 * The pages of a form: a question that depends on another one comes on a later page, so that the form needs no script
 * to show it.
 */
export function stepsOf(questions: readonly Question[]): Question[][] {
  const steps: Question[][] = []
  let current: Question[] = []
  for (const question of questions) {
    const depends = question.showIf?.conditions.some(({ questionId }) =>
      current.some((each) => each.questionId === questionId),
    )
    if (depends) {
      steps.push(current)
      current = []
    }
    current.push(question)
  }
  return current.length > 0 ? [...steps, current] : steps
}

/** Pages that a respondent with these answers gets: those with a question that is shown. */
export function stepsShown(questions: readonly Question[], answers: Answers): number[] {
  const shown = new Set(shownQuestions(questions, answers))
  return stepsOf(questions).flatMap((step, at) => (step.some((question) => shown.has(question)) ? [at] : []))
}
