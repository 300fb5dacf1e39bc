import { questions, type QuestionId } from '../model.ts'
import type { useAgeRatingText } from '../generated/text.ts'

/** Text of an answer. Questions with two answers are answered by yes or no. */
export function answerText(text: ReturnType<typeof useAgeRatingText>, id: QuestionId, value: number): string {
  const count = questions.find((question) => question.id === id)?.answers
  if (count === 2) return text(value === 0 ? 'age-rating.answer.no' : 'age-rating.answer.yes')
  return text(`age-rating.question.${id as 'violence'}.${value as 0}`)
}
