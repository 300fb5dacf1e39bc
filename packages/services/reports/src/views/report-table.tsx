import { Button, classNames, cva, Icon, Nothing, Section, Select } from '@console-widgets/ui'
import { useState } from 'react'
import type { ReportAnswer, ReportOf, ReportQuestion, ReportRow } from '../data.ts'
import { type DimensionId, type MetricId, metricOf, mostDimensions, reportOf, rowsOfAnswer } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { useMetricWriter, useRowNames } from './metric-words.ts'
import { ownMetrics } from './report-breakdowns.tsx'
import { type Chosen, useReportAnswer } from './use-report.ts'

interface ReportTableProps {
  report: ReportOf
  metrics: readonly MetricId[]
  groupBy: readonly DimensionId[]
  chosen: Chosen
  /** Settings that replace the user's. */
  question?: Partial<ReportQuestion>
}

/** Initial number of rows, and the number that each click adds. */
const firstRows = 50
const moreRows = 200

/** All metrics of a report in a table with custom grouping; the same data as in charts and files. */
export function ReportTable({ report, metrics, groupBy, chosen, question }: ReportTableProps) {
  const text = useReportsText()
  const [count, setCount] = useState(firstRows)
  const { sort } = chosen.state
  const { data, outdated } = useReportAnswer(report, chosen, {
    groupBy,
    maxReqCount: count,
    ...(sort ? { sort } : {}),
    ...ownMetrics(report, ...metrics),
    ...question,
  })
  if (!data) return null
  const { rows, total } = data
  const people = metrics.some((id) => metricOf(id).unit === 'people') && groupBy.length > 0
  return (
    <Section title={text('reports.table')} actions={<GroupBy {...{ report, groupBy, chosen }} />}>
      <div className={classNames('flex flex-col gap-2', outdated && 'opacity-55')}>
        <Numbers answer={data} {...{ metrics, chosen }} />
        <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <span>{text('reports.rowsShown', { shown: rows.length, total })}</span>
          {people ? <span>{text('reports.totalOfPeople')}</span> : null}
          {rows.length < total && count < rowsOfAnswer ? (
            <Button size="small" onClick={() => setCount(Math.min(rowsOfAnswer, count + moreRows))}>
              {text('reports.moreRows')}
            </Button>
          ) : null}
        </div>
      </div>
    </Section>
  )
}

/** Grouping of rows: one dimension, and up to two more. */
function GroupBy({ report, groupBy, chosen }: Pick<ReportTableProps, 'report' | 'groupBy' | 'chosen'>) {
  const text = useReportsText()
  const { dimensions } = reportOf(report.reportId)
  const places = Math.min(mostDimensions, dimensions.length, groupBy.length + 1)
  const change = (place: number, value: string | undefined) =>
    chosen.set({ groupBy: groupBy.toSpliced(place, 1, ...(value ? [value as DimensionId] : [])), sort: undefined })
  return Array.from({ length: places }, (_, place) => {
    const others = groupBy.filter((_id, index) => index !== place)
    const choices = dimensions
      .filter((id) => !others.includes(id))
      .map((id) => ({ value: id as string, label: text(`reports.dimension.${id}`) }))
    return (
      <Select
        // oxlint-disable-next-line react/no-array-index-key -- a choice is its place
        key={place}
        label={place === 0 ? text('reports.groupBy') : `${text('reports.thenBy')} ${place + 1}`}
        hideLabel
        value={groupBy[place] ?? ''}
        choices={place === 0 ? choices : [{ value: '', label: `${text('reports.thenBy')} …` }, ...choices]}
        onChange={(value) => change(place, value)}
      />
    )
  })
}

function Numbers({ answer, metrics, chosen }: { answer: ReportAnswer; metrics: readonly MetricId[]; chosen: Chosen }) {
  const text = useReportsText()
  const { groupBy, rows, totals, currency } = answer
  const write = useMetricWriter(currency)
  const nameOf = useRowNames(answer)
  const cellOf = (values: ReportRow['values'], hidden: readonly MetricId[], id: MetricId) =>
    hidden.includes(id) ? (
      <span className="text-faint">{text('reports.underFive')}</span>
    ) : values[id] === null || values[id] === undefined ? (
      <Nothing />
    ) : (
      write(id, values[id])
    )
  return (
    <div
      role="region"
      aria-label={text('reports.table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      tabIndex={0}
      className="max-h-[560px] overflow-auto rounded-md border border-line focus-ring"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{text('reports.table')}</caption>
        <thead>
          <tr>
            {groupBy.map((id) => (
              <Head key={id} id={id} label={text(`reports.dimension.${id}`)} chosen={chosen} />
            ))}
            {metrics.map((id) => (
              <Head key={id} id={id} label={text(`reports.metric.${id}`)} chosen={chosen} end />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="bg-sunken font-medium">
            <th scope="row" colSpan={groupBy.length} className={`${cell} text-start font-medium`}>
              {text('reports.total')}
            </th>
            {metrics.map((id) => (
              <td key={id} className={`${cell} text-end`}>
                {cellOf(totals.values, totals.hidden, id)}
              </td>
            ))}
          </tr>
          {rows.map(({ keys, values, hidden, offSale }) => (
            <tr key={JSON.stringify(keys)} className="group hover:bg-sunken">
              {groupBy.map((id, index) => (
                <th
                  key={id}
                  scope="row"
                  className={classNames(
                    cell,
                    'bg-raised text-start font-normal group-hover:bg-sunken',
                    index === 0 && 'sticky start-0',
                  )}
                >
                  {nameOf(id, { keys, offSale })}
                </th>
              ))}
              {metrics.map((id) => (
                <td key={id} className={`${cell} text-end`}>
                  {cellOf(values, hidden, id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = 'border-b border-line px-3 py-1.5 whitespace-nowrap'
const head = cva([cell, 'sticky top-0 z-10 bg-raised font-medium'], {
  variants: { end: { true: 'text-end', false: 'text-start' } },
})

function Head({ id, label, chosen, end = false }: { id: string; label: string; chosen: Chosen; end?: boolean }) {
  const text = useReportsText()
  const { sort } = chosen.state
  const falling = sort === `-${id}`
  const rising = sort === id
  // Metrics are sorted in descending order first, names in ascending order.
  const next = end ? (falling ? id : rising ? undefined : `-${id}`) : rising ? `-${id}` : falling ? undefined : id
  return (
    <th scope="col" aria-sort={falling ? 'descending' : rising ? 'ascending' : undefined} className={head({ end })}>
      <button
        type="button"
        aria-description={text('reports.sortBy', { column: label })}
        onClick={() => chosen.set({ sort: next })}
        className="inline-flex items-center gap-1 rounded-sm focus-ring hover:underline"
      >
        {label}
        {falling || rising ? <Icon name={falling ? 'arrow-down' : 'arrow-up'} size={12} /> : null}
      </button>
    </th>
  )
}
