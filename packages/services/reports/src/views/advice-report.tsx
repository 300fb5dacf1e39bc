import { Button, EmptyState, Nothing, QueryView, Section, Status, type Tone, useData } from '@console-widgets/ui'
import { type Advice, insightData } from '../data.ts'
import { type MetricId, metricOf, type ReportId } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { useMetricWriter, useShareWriter, useValueNames } from './metric-words.ts'
import { NumbersTable } from './numbers-table.tsx'
import { ofOneReport, useParameter } from './use-parameter.ts'

const tones: Record<Advice['level'], Tone> = { urgent: 'danger', important: 'warning', hint: 'info' }

/** Report that shows the cause of a recommendation. */
const reportOfRule: Record<Advice['rule'], ReportId> = {
  'install-failures-high': 'install-failure',
  'install-failures-rose': 'install-failure',
  'crashes-high': 'device-info',
  'crashes-of-version': 'device-info',
  'launch-slow': 'device-info',
  'retention-low': 'keep-analysis',
  'downloads-fell': 'source-analysis',
  'detail-page-weak': 'download-analysis',
  'uninstalls-rose': 'app-overview',
}

/** Recommendations for an app, and its metrics compared with benchmarks. */
export default function AdviceReport({ appId }: { appId: string }) {
  const text = useReportsText()
  const { advice } = useData(insightData, appId)
  return (
    <section aria-label={text('reports.report.advice')} className="flex min-w-0 flex-col gap-8">
      <header>
        <h2 className="text-lg font-semibold">{text('reports.report.advice')}</h2>
        <p className="text-sm text-muted">{text('reports.about.advice')}</p>
      </header>
      <QueryView query={advice}>
        {({ advices }) =>
          advices.length === 0 ? (
            <EmptyState icon="check" title={text('reports.advice.none')} body={text('reports.advice.noneBody')} />
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised">
              {advices.map((each) => (
                <AdviceItem key={each.rule} advice={each} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <BaseValues appId={appId} />
    </section>
  )
}

function AdviceItem({ advice }: { advice: Advice }) {
  const text = useReportsText()
  const write = useMetricWriter(undefined)
  const writeShare = useShareWriter()
  const nameOf = useValueNames()
  const [, choose] = useParameter('report', ofOneReport)
  const { rule, level, metric, value, base, against, appVersion, reason, countryId, share } = advice
  const place =
    appVersion ?? (reason ? nameOf('reason', reason) : countryId ? nameOf('countryId', countryId) : undefined)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-gutter">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          <Status tone={tones[level]}>{text(`reports.level.${level}`)}</Status>
          {text(`reports.advice.${rule}`)}
        </p>
        <p>{text(`reports.do.${rule}`)}</p>
        <p className="text-sm text-muted tabular-nums">
          {text(`reports.metric.${metric}`)}:{' '}
          {text(`reports.against.${against}`, { value: write(metric, value), base: write(metric, base) })}
          {place && share !== null
            ? `. ${text('reports.advice.where', { place, share: writeShare(share) })}`
            : place
              ? ` · ${place}`
              : null}
        </p>
      </div>
      <Button size="small" trailingIcon="chevron-end" onClick={() => choose(reportOfRule[rule])}>
        {text('reports.advice.see')}
      </Button>
    </li>
  )
}

function BaseValues({ appId }: { appId: string }) {
  const text = useReportsText()
  const write = useMetricWriter(undefined)
  const writeShare = useShareWriter()
  const { baseValues } = useData(insightData, appId)
  return (
    <QueryView query={baseValues}>
      {({ values, interfaces }) => (
        <>
          <Section title={text('reports.base.title')} description={text('reports.base.body')}>
            <NumbersTable
              title={text('reports.base.title')}
              columns={[
                text('reports.base.metric'),
                text('reports.base.own'),
                text('reports.base.base'),
                text('reports.base.median'),
              ]}
              rows={values.map(({ metric, value, base, median }) => [
                text(`reports.metric.${metric}`),
                <Own key={metric} {...{ metric, value, base }} />,
                write(metric, base),
                write(metric, median),
              ])}
            />
          </Section>
          {interfaces.length === 0 ? null : (
            <Section title={text('reports.interfaces')}>
              <NumbersTable
                title={text('reports.interfaces')}
                columns={[
                  text('reports.interfaces.name'),
                  text('reports.interfaces.calls'),
                  text('reports.interfaces.failed'),
                  text('reports.interfaces.time'),
                ]}
                rows={interfaces.map(({ interfaceName, calls, failed, averageMilliseconds }) => [
                  <code key={interfaceName}>{interfaceName}</code>,
                  write('launches', calls),
                  calls > 0
                    ? `${write('launches', failed)} (${writeShare(failed / calls)})`
                    : write('launches', failed),
                  write('averageLaunchMilliseconds', averageMilliseconds),
                ])}
              />
            </Section>
          )}
        </>
      )}
    </QueryView>
  )
}

/** The app's own value, marked as better or worse than expected. */
function Own({ metric, value, base }: { metric: MetricId; value: number | null; base: number }) {
  const text = useReportsText()
  const write = useMetricWriter(undefined)
  if (value === null) return <Nothing />
  const { better } = metricOf(metric)
  const good = better === 'less' ? value <= base : value >= base
  return (
    <Status tone={good ? 'success' : 'warning'}>
      {write(metric, value)}{' '}
      <span className="text-muted">{text(good ? 'reports.base.better' : 'reports.base.worse')}</span>
    </Status>
  )
}
