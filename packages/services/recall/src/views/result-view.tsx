import { EmptyState, icons, QueryView, Section, TimeChart, useData, useJoin } from '@console-widgets/ui'
import { type Result, resultData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { useWords } from './use-words.ts'

/** Result of a campaign. */
export function ActivityResult({ campaignId }: { campaignId: string }) {
  const { result } = useData(resultData, campaignId)
  return <QueryView query={result}>{(found) => <ResultView result={found} />}</QueryView>
}

/** Whether people come back because of messages, and what that costs. */
export function ResultView({ result }: { result: Result }) {
  const text = useRecallText()
  const join = useJoin()
  const { writeCost, writeInterval, writeNumber, writeDifference, writeShare } = useWords()
  const { contacted, withheld, pending, difference, interval, verdict, days } = result
  if (result.sent === 0 && contacted.people + withheld.people + pending === 0)
    return <EmptyState title={text('recall.result.none')} body={text('recall.result.none.body')} icon={icons.chart} />
  return (
    <div className="@container flex min-w-0 flex-col gap-6">
      <Section title={text('recall.tab.result')} description={text('recall.result.body')}>
        <div className="flex min-w-0 flex-col gap-3">
          <p className="font-medium" role="status">
            {text(`recall.verdict.${verdict}`)}
          </p>
          <dl className="grid gap-3 @sm:grid-cols-3">
            {([contacted, withheld] as const).map((arm, at) => (
              <Tile
                key={at}
                label={text(at === 0 ? 'recall.contacted' : 'recall.withheld')}
                value={writeShare(arm.share)}
                {...(arm.people === 0
                  ? {}
                  : {
                      detail: text('recall.returned', {
                        returned: writeNumber(arm.returned),
                        people: writeNumber(arm.people),
                      }),
                    })}
              />
            ))}
            <Tile
              label={text('recall.difference')}
              value={writeDifference(difference)}
              {...(interval === null ? {} : { detail: writeInterval(interval) })}
            />
          </dl>
          {pending > 0 ? <p className="text-sm text-muted">{text('recall.pending', { count: pending })}</p> : null}
        </div>
      </Section>
      <dl className="grid gap-3 @xs:grid-cols-2 @md:grid-cols-5">
        <Tile label={text('recall.sent')} value={writeNumber(result.sent)} />
        <Tile
          label={text('recall.delivered')}
          value={writeNumber(result.delivered)}
          {...(result.failed > 0 ? { detail: join.labeled(text('recall.failed'), writeNumber(result.failed)) } : {})}
        />
        <Tile label={text('recall.optOuts')} value={writeNumber(result.optOuts)} />
        <Tile
          label={text('recall.cost')}
          value={writeCost(result.cost)}
          detail={text('recall.parts', { parts: result.parts })}
        />
        <Tile
          label={text('recall.costPerReturn')}
          value={writeCost(result.costPerReturn)}
          detail={text('recall.costPerReturn.help')}
        />
      </dl>
      {days.length > 1 ? (
        <TimeChart
          title={text('recall.chart')}
          level={2}
          times={days.map(({ time }) => time)}
          unit="day"
          series={[
            { id: 'sent', label: text('recall.sent'), values: days.map((each) => each.sent) },
            { id: 'returned', label: text('recall.chart.returned'), values: days.map((each) => each.returned) },
          ]}
        />
      ) : null}
    </div>
  )
}

/** A figure with its name. */
export function Tile({ label, value, detail }: { label: string; value: string; detail?: string }) {
  return (
    <div className="flex min-w-0 flex-col rounded-lg border border-line bg-raised p-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-col">
        <span className="text-xl font-medium tabular-nums">{value}</span>
        {detail ? <span className="text-sm text-muted tabular-nums">{detail}</span> : null}
      </dd>
    </div>
  )
}
