import { Button, classNames, EmptyState, RelativeTime, useLocale } from '@console-widgets/ui'
import { useEffect, useRef } from 'react'
import type { ReviewItem } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { ReviewState } from './review-state.tsx'
import { ReviewText } from './review-text.tsx'
import { Stars } from './stars.tsx'

interface ReviewQueueProps {
  items: readonly ReviewItem[]
  total: number
  current: string | undefined
  onOpen: (reviewId: string) => void
  /** Shows more; undefined if there are no more. */
  onMore: (() => void) | undefined
  /** Whether the app has no reviews at all, or the view none. */
  empty: 'all' | 'view'
}

/** The reviews of a view, the last changed one first. */
export function ReviewQueue({ items, total, current, onOpen, onMore, empty }: ReviewQueueProps) {
  const text = useCommentsText()
  const locale = useLocale()
  const selected = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    selected.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  if (total === 0)
    return empty === 'all' ? (
      <EmptyState title={text('comments.empty')} body={text('comments.empty.body')} />
    ) : (
      <EmptyState title={text('comments.empty.view')} />
    )
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  return (
    <div className="flex max-h-[70vh] min-w-0 flex-col overflow-y-auto rounded-md border border-line bg-raised">
      <ul className="min-w-0 divide-y divide-line">
        {items.map((review) => {
          const isCurrent = review.reviewId === current
          return (
            <li key={review.reviewId}>
              <button
                type="button"
                ref={isCurrent ? selected : undefined}
                aria-current={isCurrent}
                onClick={() => onOpen(review.reviewId)}
                className={classNames(
                  'flex w-full min-w-0 flex-col gap-1 px-3 py-2.5 text-start text-sm hover:bg-hover focus-visible:-outline-offset-2',
                  isCurrent && 'bg-selected',
                )}
              >
                <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-2">
                  <Stars rating={review.rating} before={review.ratingBefore} />
                  <span className="text-xs text-muted">
                    <RelativeTime time={review.editTime} />
                  </span>
                </span>
                <ReviewText content={review.content} lang={review.lang} short />
                <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 text-xs text-muted">
                  <span className="min-w-0 wrap-anywhere">
                    {review.appVersion} · {regions.of(review.country) ?? review.country}
                  </span>
                  <ReviewState state={review.devReplyState} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {onMore ? (
        <div className="border-t border-line p-2 text-center">
          <Button size="small" tone="quiet" onClick={onMore}>
            {text('comments.queue.more')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
