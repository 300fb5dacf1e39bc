import { useAgeRatingText } from '../generated/text.ts'
import type { QuestionId } from '../model.ts'

/** Leads to a question. */
export function QuestionLink({ question, onShow }: { question: QuestionId; onShow: (question: QuestionId) => void }) {
  const text = useAgeRatingText()
  return (
    <button
      type="button"
      className="min-h-6 rounded-sm text-start text-accent-ink focus-ring hover:underline"
      onClick={() => onShow(question)}
    >
      {text(`age-rating.topic.${question}`)}
    </button>
  )
}
