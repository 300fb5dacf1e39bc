import { useLocale } from '@console-widgets/ui'
import type { ReviewStats } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { TitledFigures } from './titled-figures.tsx'

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
    <TitledFigures
      title={title}
      heading={title}
      columns={[text('comments.stats.average'), text('comments.stats.low'), text('comments.stats.count')]}
      rows={shares.slice(0, mostRows).map((share) => ({
        id: share.value,
        name: nameOf(share.value),
        values: [average.format(share.average), percent.format(share.low), share.count],
      }))}
      none={text('comments.stats.none')}
    />
  )
}
