import { parseUtcDay } from '@console-widgets/core/formats'
import { EmptyState, icons, KpiTile, Section, TimeChart } from '@console-widgets/ui'
import type { Content } from '../data.ts'
import { useContentText } from '../generated/text.ts'

/** What visitors of the store did with a content, by day. */
export function ContentFigures({ content: { days } }: { content: Content }) {
  const text = useContentText()
  if (days.length === 0)
    return (
      <EmptyState icon={icons.chart} title={text('content.figures.none')} body={text('content.figures.none.body')} />
    )
  return <Figures days={days} />
}

function Figures({ days }: Pick<Content, 'days'>) {
  const text = useContentText()
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)
  const impressions = sum(days.map((each) => each.impressions))
  const clicks = sum(days.map((each) => each.clicks))
  return (
    <Section title={text('content.tab.figures')}>
      <div className="grid gap-3 @sm:grid-cols-3">
        <KpiTile label={text('content.impressions')} value={impressions} />
        <KpiTile label={text('content.clicks')} value={clicks} />
        <KpiTile
          label={text('content.figures.rate')}
          value={impressions > 0 ? clicks / impressions : null}
          format={{ style: 'percent', maximumFractionDigits: 1 }}
        />
      </div>
      <TimeChart
        title={text('content.figures.title')}
        times={days.map(({ day }) => parseUtcDay(day))}
        series={[
          { id: 'impressions', label: text('content.impressions'), values: days.map((each) => each.impressions) },
          { id: 'clicks', label: text('content.clicks'), values: days.map((each) => each.clicks) },
        ]}
      />
    </Section>
  )
}
