import { classNames } from '../parts/class-names.ts'
import { formatNumber } from '../parts/format.ts'
import { useLanguage, useLocale } from '../text/use-locale.ts'
import { ChartSkeleton } from './chart-frame.tsx'
import { useChartText } from './chart-text.ts'
import { formatDay } from './format-value.ts'

/** Who began on one day, and the share of them that came back. */
export interface Cohort {
  time: number
  /** Null where there were too few to be told. */
  size: number | null
  /** A share for each of the days; null where it may not be told, undefined where the day has not come. */
  shares: readonly (number | null | undefined)[]
}

export interface CohortTableProps {
  title: string
  /** Days after the first that the columns are, such as 1, 3, 7. */
  days: readonly number[]
  cohorts: readonly Cohort[]
  /** Of all cohorts, for each of the days; by default by their sizes and shares. */
  averages?: readonly (number | null)[]
  /** Heads the column of a step. Default: the number of the day. */
  columnOf?: (day: number) => string
  /** What stands in place of what may not be told. */
  nothing?: string
  loading?: boolean
  empty?: string
}

/**
 * Retention: a row for those of each first day, the heavier the colour the more came back. Text keeps its contrast on
 * every shade.
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
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
                {formatDay(time, language)}
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

/** Never heavier than this: the text of the theme is read on it in light and in dark. */
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
  // Few stay for long: the root tells small shares apart.
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

/** Of all whose day has come, by how many they were. */
function average(cohorts: readonly Cohort[], index: number): number | null {
  const known = cohorts.flatMap(({ size, shares }) =>
    size === null || (shares[index] ?? null) === null ? [] : [{ size, share: shares[index] as number }],
  )
  const people = known.reduce((sum, { size }) => sum + size, 0)
  return people === 0 ? null : known.reduce((sum, { size, share }) => sum + size * share, 0) / people
}
