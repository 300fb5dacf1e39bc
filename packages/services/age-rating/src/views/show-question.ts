import type { QuestionId } from '../model.ts'

/** An answer that isn't given yet. */
export interface Asked {
  question: QuestionId
  answer: number
}

/** ID of a question's element, to lead back to it. */
export const anchorOf = (question: string) => `age-rating-${question}`

/** The page, or the shadow root of a tag. */
export const rootOf = (element: Element | null): ParentNode | undefined =>
  element?.getRootNode() as ParentNode | undefined

/** Scrolls a question into view, and moves the focus to its answer. */
export function showQuestion(root: ParentNode | undefined, question: string): void {
  const element = root?.querySelector<HTMLElement>(`#${anchorOf(CSS.escape(question))}`)
  element?.scrollIntoView({ block: 'center' })
  const answers = element?.querySelectorAll<HTMLInputElement>('input')
  const chosen = [...(answers ?? [])].find(({ checked }) => checked) ?? answers?.[0]
  chosen?.focus({ preventScroll: true })
}
