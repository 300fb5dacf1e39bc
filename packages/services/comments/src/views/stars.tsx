import { classNames } from '@console-widgets/ui'
import { useCommentsText } from '../generated/text.ts'

/** Stars of a review, with those that it had before. */
export function Stars({ rating, before }: { rating: number; before?: number | null }) {
  const text = useCommentsText()
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <span role="img" aria-label={text('comments.stars', { count: rating })} className="tracking-wide">
        <span aria-hidden className={classNames(rating <= 2 ? 'text-danger' : 'text-warning')}>
          {'★'.repeat(rating)}
        </span>
        <span aria-hidden className="text-faint">
          {'☆'.repeat(5 - rating)}
        </span>
      </span>
      {before && before !== rating ? (
        <span className="text-xs text-muted">{text('comments.starsBefore', { count: before })}</span>
      ) : null}
    </span>
  )
}
