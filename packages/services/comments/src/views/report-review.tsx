import { ActionMenu, useData } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { replyData, type ReviewDetail } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { abuseReasons } from '../model.ts'

/** Reports a review to the platform, for a reason. A review is judged once. */
export function ReportReview({ review }: { review: ReviewDetail }) {
  const text = useCommentsText()
  const { report } = useData(replyData)
  if (review.abuseState !== null) return null
  return (
    <ActionMenu
      actions={abuseReasons.map((reason) => ({
        id: reason,
        call: calls['comments.abuse-report.create'],
        label: text(`comments.report.${reason}`),
        confirm: {
          title: text('comments.report.title'),
          description: text('comments.report.body'),
        },
        done: text('comments.report.done'),
        run: () => report.run({ reviewId: review.reviewId, reason }),
      }))}
    />
  )
}
