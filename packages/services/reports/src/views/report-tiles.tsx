import { KpiTile } from '@console-widgets/ui'
import type { ReportAnswer } from '../data.ts'
import { type MetricId, metricOf } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { metricFormat, shownValue } from './metric-words.ts'

interface ReportTilesProps {
  /** By day, if there is a trend to draw. */
  answer: ReportAnswer
  metrics: readonly MetricId[]
  /** The selected metric. */
  chosen: MetricId
  onChoose: (metric: MetricId) => void
}

/** Key metrics of the period; selecting one shows its trend and breakdowns. */
export function ReportTiles({ answer, metrics, chosen, onChoose }: ReportTilesProps) {
  const text = useReportsText()
  const { totals, previousTotals, rows, groupBy, currency } = answer
  const overTime = groupBy[0] === 'date'
  return (
    <div
      role="group"
      aria-label={text('reports.tiles')}
      className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-3"
    >
      {metrics.map((id) => (
        <KpiTile
          key={id}
          label={text(`reports.metric.${id}`)}
          value={shownValue(id, totals.values[id])}
          previous={previousTotals ? shownValue(id, previousTotals.values[id]) : undefined}
          format={metricFormat(id, currency)}
          better={betterOf(id)}
          values={overTime ? rows.map(({ values }) => shownValue(id, values[id])) : undefined}
          nothing={totals.hidden.includes(id) ? text('reports.underFive') : undefined}
          selected={id === chosen}
          onSelect={() => onChoose(id)}
        />
      ))}
    </div>
  )
}

function betterOf(id: MetricId) {
  const { better } = metricOf(id)
  return better && (better === 'more' ? 'up' : 'down')
}
