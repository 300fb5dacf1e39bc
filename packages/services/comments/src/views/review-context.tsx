import { Badge, KeyValueList, TimeChart, useLanguage, useLocale } from '@console-widgets/ui'
import type { ReviewDetail } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { ReviewText } from './review-text.tsx'
import { Stars } from './stars.tsx'

interface ReviewContextProps {
  review: ReviewDetail
  onOpen: (reviewId: string) => void
}

/** What is known of a review’s device and version, and who else has the same problem. */
export function ReviewContext({ review, onOpen }: ReviewContextProps) {
  const text = useCommentsText()
  const locale = useLocale()
  const language = useLanguage()
  const { alike, alikeTotal, days } = review.context
  const title = text('comments.context.crashes', { version: review.appVersion })
  const sum = (of: 'users' | 'crashes' | 'freezes') => days.reduce((total, each) => total + each[of], 0)
  const [users, crashes, freezes] = [sum('users'), sum('crashes'), sum('freezes')]
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <aside aria-label={text('comments.context')} className="flex min-w-0 flex-col gap-4 text-sm">
      <KeyValueList
        items={[
          { label: text('comments.context.version'), value: review.appVersion },
          { label: text('comments.context.device'), value: review.deviceName },
          { label: text('comments.context.country'), value: regions.of(review.country) ?? review.country },
          {
            label: text('comments.context.language'),
            value:
              review.lang === 'und'
                ? text('comments.context.language.unknown')
                : (languages.of(review.lang) ?? review.lang),
          },
        ]}
      />
      {review.problem ? (
        <p>
          <Badge tone="info">{text(`comments.problem.${review.problem}`)}</Badge>
        </p>
      ) : null}
      <section className="flex min-w-0 flex-col gap-1">
        {users + crashes + freezes > 0 ? (
          <>
            <TimeChart
              key={language}
              title={title}
              level={3}
              height={80}
              kind="bars"
              times={days.map(({ day }) => day)}
              series={[{ id: 'crashes', label: title, values: days.map(({ crashes: count }) => count) }]}
            />
            <p className="text-muted">{text('comments.context.crashes.sum', { crashes, freezes, users })}</p>
          </>
        ) : (
          <>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{text('comments.context.crashes.none')}</p>
          </>
        )}
      </section>
      {review.problem ? (
        <section className="flex min-w-0 flex-col gap-2">
          <h3 className="font-semibold">{text('comments.context.alike', { count: alikeTotal })}</h3>
          <ul className="flex min-w-0 flex-col gap-1">
            {alike.map((other) => (
              <li key={other.reviewId}>
                <button
                  type="button"
                  className="flex w-full min-w-0 flex-col rounded-sm px-2 py-1 text-start focus-ring hover:bg-hover"
                  onClick={() => onOpen(other.reviewId)}
                >
                  <Stars rating={other.rating} />
                  <ReviewText content={other.content} lang={other.lang} short />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  )
}
