import { useLocale } from '@console-widgets/ui'
import type { ReviewStats } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'

interface BreakdownProps {
  title: string
  shares: ReviewStats['versions']
  /** What the values are codes of. */
  type?: 'region' | 'language'
}

/** Rows of a breakdown that are shown. */
const mostRows = 8

/** Number, average, and share of low ratings, by a value. */
export function Breakdown({ title, shares, type }: BreakdownProps) {
  const text = useCommentsText()
  const locale = useLocale()
  const names = type ? new Intl.DisplayNames([locale], { type }) : undefined
  const nameOf = (value: string) =>
    value === 'und' ? text('comments.context.language.unknown') : (names?.of(value) ?? value)
  const average = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {shares.length === 0 ? (
        <p className="text-sm text-muted">{text('comments.stats.none')}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pb-1 text-start font-normal">
                {title}
              </th>
              <th scope="col" className="pb-1 text-end font-normal">
                {text('comments.stats.average')}
              </th>
              <th scope="col" className="pb-1 ps-3 text-end font-normal">
                {text('comments.stats.low')}
              </th>
              <th scope="col" className="pb-1 ps-3 text-end font-normal">
                {text('comments.stats.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.slice(0, mostRows).map((share) => (
              <tr key={share.value} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal wrap-anywhere">
                  {nameOf(share.value)}
                </th>
                <td className="py-1 text-end">{average.format(share.average)}</td>
                <td className="py-1 ps-3 text-end">{percent.format(share.low)}</td>
                <td className="py-1 ps-3 text-end">{share.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
