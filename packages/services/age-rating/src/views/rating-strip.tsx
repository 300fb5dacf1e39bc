import { contentRatings, type ContentRating } from '@console-widgets/core/tables'
import { Icon } from '@console-widgets/ui'
import { useRef } from 'react'
import { useAgeRatingText } from '../generated/text.ts'
import type { SystemRating } from '../model.ts'
import { nameOfRating } from './name-of-rating.ts'
import { ratingsId } from './ratings.tsx'
import { rootOf } from './show-question.ts'

/**
 * All ratings in a few words, where the table of ratings has no room beside the questions and stands below them. Stays
 * in view while someone answers, and leads to the table.
 */
export function RatingStrip({ ratings }: { ratings: Record<ContentRating, SystemRating> }) {
  const text = useAgeRatingText()
  const strip = useRef<HTMLDivElement>(null)
  const show = () => {
    const table = rootOf(strip.current)?.querySelector<HTMLElement>(`#${ratingsId}`)
    table?.focus({ preventScroll: true })
    table?.scrollIntoView()
  }
  return (
    <div
      ref={strip}
      className="sticky top-top z-2 flex flex-col gap-1 border-b border-line bg-surface py-2 text-sm @lg:hidden"
    >
      <button
        type="button"
        className="flex min-h-6 items-center gap-1 self-start rounded-sm font-medium text-accent-ink focus-ring hover:underline"
        onClick={show}
      >
        {text('age-rating.ratings')}
        <Icon name="chevron-down" />
      </button>
      <ul className="flex flex-wrap gap-x-3">
        {contentRatings.map((system) => (
          <li key={system} className="flex gap-1">
            <span className="text-muted">{text(`age-rating.system.${system}`)}</span>
            <span className="font-medium">{nameOfRating(text, ratings[system])}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
