import { QueryView, Section, useData } from '@console-widgets/ui'
import { indicatorData } from '../data.ts'
import { useReportsText } from '../generated/text.ts'
import { useMetricWriter } from './metric-words.ts'
import { NumbersTable } from './numbers-table.tsx'
import { ReportView } from './report-view.tsx'

/** A game's performance, compared with all games on the platform. */
export default function GameReport({ appId }: { appId: string }) {
  return <ReportView reportId="game-performance" appId={appId} extra={<Indicators />} />
}

/** With fewer games, the benchmarks would reveal individual ones. */
const fewestGames = 3

function Indicators() {
  const text = useReportsText()
  const write = useMetricWriter(undefined)
  const { indicators } = useData(indicatorData)
  return (
    <QueryView query={indicators}>
      {({ games, indicators: all }) => (
        <Section
          title={text('reports.indicators')}
          description={
            games < fewestGames ? text('reports.indicators.few') : text('reports.indicators.body', { count: games })
          }
        >
          {games < fewestGames ? null : (
            <NumbersTable
              title={text('reports.indicators')}
              columns={[
                text('reports.base.metric'),
                text('reports.indicators.lower'),
                text('reports.indicators.median'),
                text('reports.indicators.upper'),
              ]}
              rows={all.map(({ indicator, lower, median, upper }) => [
                text(`reports.metric.${indicator}`),
                ...[lower, median, upper].map((value) => write(indicator, value)),
              ])}
            />
          )}
        </Section>
      )}
    </QueryView>
  )
}
