import { ExactTime, useJoin } from '@console-widgets/ui'
import type { Task } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import { Findings } from './findings.tsx'
import { TaskStatus } from './task-status.tsx'
import { taskStates } from '../model.ts'

/** How earlier submissions of documents were reviewed, the latest first. Nothing if there are none. */
export function EarlierReviews({ reviews }: { reviews: Task['earlierReviews'] }) {
  const text = useQualificationText()
  const join = useJoin()
  if (reviews.length === 0) return null
  return (
    <details className="min-w-0 text-sm">
      <summary className="min-h-6 cursor-pointer text-muted">
        {text('qualification.earlier', { count: reviews.length })}
      </summary>
      <ol className="flex flex-col gap-3 pt-2">
        {reviews.map((review) => (
          <li key={review.round} className="flex flex-col gap-1 border-s-2 border-line ps-3">
            <span className="flex flex-wrap gap-x-3">
              <TaskStatus state={review.findings.length === 0 ? taskStates.passed : taskStates.rejected} />
              <span className="text-muted">
                <ExactTime time={review.auditTime} />
              </span>
            </span>
            <span className="wrap-anywhere">{join.names(review.documents.map(({ number }) => number))}</span>
            <Findings result={review} />
          </li>
        ))}
      </ol>
    </details>
  )
}
