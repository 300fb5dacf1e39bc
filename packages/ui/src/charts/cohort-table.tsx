import { formatNumber, formatUtcDate } from '@console-widgets/core/formats'
import { classNames } from '../parts/class-names.ts'
import { useLanguage, useLocale } from '../text/use-locale.ts'
import { ChartSkeleton } from './chart-frame.tsx'
import { useChartText } from './chart-text.ts'

/** Users who started on one day, and the share of them who came back. */
export interface Cohort {
  time: number
  /** Null if there are too few users to disclose. */
  size: number | null
  /** One share for each day: null if withheld, undefined if the day hasn't come yet. */
  shares: readonly (number | null | undefined)[]
}

export interface CohortTableProps {
  title: string
  /** Days after the first that have columns, such as 1, 3, 7. */
  days: readonly number[]
  cohorts: readonly Cohort[]
  /** Average of all cohorts for each day. Default: weighted by cohort size. */
  averages?: readonly (number | null)[]
  /** Heading of a day's column. Default: the number of the day. */
  columnOf?: (day: number) => string
  /** Text in place of withheld values. */
  nothing?: string
  loading?: boolean
  empty?: string
}

/**
 * Retention table: one row per start day, with darker cells for higher retention. Text keeps its contrast on every
 * shade.
 */
export function CohortTable({ title, days, cohorts, averages, columnOf, nothing, loading, empty }: CohortTableProps) {
  const text = useChartText()
  const language = useLanguage()
  const locale = useLocale()
  const percent = (share: number) =>
    formatNumber(share, locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (loading) return <ChartSkeleton height={240} />
  if (cohorts.length === 0)
    return (
      <p className="rounded-md bg-sunken px-4 py-8 text-center text-sm text-muted">{empty ?? text('chart.noData')}</p>
    )
  return (
    <div
      role="region"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      tabIndex={0}
      className="max-h-[520px] overflow-auto rounded-md border border-line focus-ring"
    >
      <table className="w-full border-separate border-spacing-px text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(heading, 'start-0 z-10 text-start')}>
              {text('chart.cohort')}
            </th>
            <th scope="col" className={classNames(heading, 'text-end')}>
              {text('chart.cohortSize')}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className={classNames(heading, 'text-end')}>
                {columnOf?.(day) ?? text('chart.cohortDay', { day })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="font-medium">
            <th scope="row" className="sticky start-0 bg-raised px-2 py-1.5 text-start font-medium">
              {text('chart.average')}
            </th>
            <td className="px-2 py-1.5 text-end">
              {formatNumber(
                cohorts.reduce((sum, { size }) => sum + (size ?? 0), 0),
                locale,
              )}
            </td>
            {days.map((day, index) => (
              <Heat key={day} share={averages ? (averages[index] ?? null) : average(cohorts, index)} write={percent} />
            ))}
          </tr>
          {cohorts.map(({ time, size, shares }) => (
            <tr key={time}>
              <th scope="row" className="sticky start-0 bg-raised px-2 py-1.5 text-start font-normal whitespace-nowrap">
                {formatUtcDate(time, language)}
              </th>
              <td className="px-2 py-1.5 text-end">{size === null ? (nothing ?? '–') : formatNumber(size, locale)}</td>
              {days.map((day, index) => (
                <Heat key={day} share={shares[index]} write={percent} nothing={nothing} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const heading = 'sticky top-0 bg-raised px-2 py-1.5 font-medium whitespace-nowrap'

/** Upper limit of the shade, so that the theme's text stays readable in light and dark. */
const heaviest = 48

function Heat({
  share,
  write,
  nothing,
}: {
  share: number | null | undefined
  write: (share: number) => string
  nothing?: string
}) {
  if (share === undefined) return <td className="px-2 py-1.5 text-end text-faint">–</td>
  if (share === null) return <td className="px-2 py-1.5 text-end text-faint">{nothing ?? '–'}</td>
  // Most retention is low: the square root tells small shares apart.
  const shade = Math.round(Math.sqrt(Math.min(1, share)) * heaviest)
  return (
    <td
      className="rounded-sm px-2 py-1.5 text-end"
      style={{ background: `color-mix(in oklab, var(--color-accent) ${shade}%, var(--color-raised))` }}
    >
      {write(share)}
    </td>
  )
}

/** Average over the cohorts whose day has come, weighted by size. */
function average(cohorts: readonly Cohort[], index: number): number | null {
  const known = cohorts.flatMap(({ size, shares }) =>
    size === null || (shares[index] ?? null) === null ? [] : [{ size, share: shares[index] as number }],
  )
  const people = known.reduce((sum, { size }) => sum + size, 0)
  return people === 0 ? null : known.reduce((sum, { size, share }) => sum + size * share, 0) / people
}
