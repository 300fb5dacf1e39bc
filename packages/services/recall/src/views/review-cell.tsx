import { useRecallText } from '../generated/text.ts'
import type { Finding, ReviewState } from '../model.ts'
import { RecallStatus } from './recall-status.tsx'

/** The status of a review, with what it found. */
export function ReviewCell({ state, findings }: { state: ReviewState; findings: readonly Finding[] }) {
  const text = useRecallText()
  return (
    <div className="flex min-w-0 flex-col">
      <RecallStatus state={state} />
      {findings.map(({ rule, sample }) => (
        <span key={rule} className="text-sm wrap-anywhere text-muted">
          {text(`recall.rule.${rule}`, { sample })}
        </span>
      ))}
    </div>
  )
}
