import { formatUtc, formatUtcDate } from '@console-widgets/core/formats'
import { QueryView, TimeChart, useData, useJoin, useLanguage } from '@console-widgets/ui'
import { type MetricSeries, seriesData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { backTest, type Condition, type Firing, isBaseline, Series, thresholdAt } from '../model.ts'
import { questionOf, type RuleValues, shownDays } from '../rule-form.ts'
import { formatOf, useAlarmWords } from './use-alarm-words.ts'

const hour = 3_600_000
const day = 24 * hour
/** Firings that are listed; the others are counted. */
const mostFirings = 5
/** Steps that the height of the chart has for the arrow keys, about. */
const steps = 50

export interface RuleChartProps {
  rule: Pick<RuleValues, 'appId' | 'metricId' | 'dimensions' | 'filter'>
  condition: Condition
  /** Without it, the threshold can’t be moved. */
  onThreshold?: (value: number) => void
}

/** Values of a metric with the threshold of a rule, and when the rule would have fired. */
export function RuleChart({ rule, condition, onThreshold }: RuleChartProps) {
  const { series } = useData(seriesData, questionOf(rule, condition))
  return (
    <QueryView query={series}>
      {(found) => (
        <>
          <Chart rule={rule} condition={condition} series={found} {...(onThreshold ? { onThreshold } : {})} />
          <BaseChart series={found} />
          <BackTest series={found} condition={condition} />
        </>
      )}
    </QueryView>
  )
}

/** When a rule would have fired within the days that are shown. */
function firingsOf({ points, endTime }: MetricSeries, condition: Condition): Firing[] {
  return backTest(points, condition, endTime - shownDays * day)
}

function Chart({ rule, condition, series, onThreshold }: RuleChartProps & { series: MetricSeries }) {
  const text = useAlarmsText()
  const join = useJoin()
  const { nameOfMetric, nameOfOperator } = useAlarmWords()
  const { points, endTime, unit, smallestBase, period, releases } = series
  const length = period * 1000
  const all = new Series(points, condition)
  const shown = points.filter(({ time }) => time >= endTime - shownDays * day)
  const [namespace = '', metricName = ''] = rule.metricId.split('.')
  const hasBaseline = isBaseline(condition.operator)
  const thresholds = hasBaseline ? shown.map(({ time }) => thresholdAt(all, time, condition)) : []
  return (
    <TimeChart
      title={text('alarms.chart')}
      level={2}
      {...(smallestBase > 0 ? { description: text('alarms.chart.base', { count: smallestBase }) } : {})}
      times={shown.map(({ time }) => time)}
      unit={period === 86_400 ? 'day' : 'hour'}
      format={formatOf(unit)}
      empty={text('alarms.chart.empty')}
      series={[
        { id: 'value', label: nameOfMetric(namespace, metricName), values: shown.map(({ value }) => value) },
        ...(hasBaseline
          ? [{ id: 'threshold', label: text('alarms.threshold'), values: thresholds, colour: 5 as const }]
          : []),
      ]}
      {...(hasBaseline
        ? {}
        : {
            threshold: {
              value: condition.value,
              label: `${text('alarms.operator')} ${nameOfOperator(condition.operator)}`,
              step: stepOf(shown.map(({ value }) => value)),
              ...(onThreshold ? { onChange: onThreshold } : {}),
            },
          })}
      marks={[
        // An evaluation decides about the period that ends with it.
        ...firingsOf(series, condition).map(({ from, until }) => ({
          from: from - length,
          to: (until ?? endTime + length) - 2 * length,
        })),
        ...releasesIn(shown, releases, length).map(({ time, versions }) => ({
          from: time,
          to: time,
          label: join.names(versions),
        })),
      ]}
    />
  )
}

/** Of how many measurements each value was taken, for metrics that need enough of them. */
function BaseChart({ series: { points, endTime, smallestBase, period } }: { series: MetricSeries }) {
  const text = useAlarmsText()
  const shown = points.filter(({ time }) => time >= endTime - shownDays * day)
  if (smallestBase === 0 || shown.length === 0) return null
  return (
    <TimeChart
      title={text('alarms.base')}
      level={2}
      height={110}
      legend={false}
      times={shown.map(({ time }) => time)}
      unit={period === 86_400 ? 'day' : 'hour'}
      format={formatOf('count')}
      series={[{ id: 'base', label: text('alarms.base'), values: shown.map(({ base }) => base) }]}
      threshold={{ value: smallestBase, label: text('alarms.base.least') }}
    />
  )
}

/** The periods in which versions were released, with the versions. */
function releasesIn(shown: MetricSeries['points'], releases: MetricSeries['releases'], length: number) {
  return shown.flatMap(({ time }) => {
    const versions = releases
      .filter((each) => each.time >= time && each.time < time + length)
      .map(({ version }) => version)
    return versions.length === 0 ? [] : [{ time, versions }]
  })
}

/** Distance of an arrow key: a round part of the values’ range. */
function stepOf(values: readonly (number | null)[]): number {
  const highest = Math.max(1, ...values.map((value) => value ?? 0))
  return 10 ** Math.round(Math.log10(highest / steps))
}

function BackTest({ series, condition }: { series: MetricSeries; condition: Condition }) {
  const text = useAlarmsText()
  const language = useLanguage()
  const firings = firingsOf(series, condition)
  if (firings.length === 0)
    return (
      <p role="status" className="text-sm text-muted">
        {text('alarms.backTest.none')}
      </p>
    )
  const write = (time: number) =>
    condition.period === 86_400
      ? formatUtcDate(time, language)
      : `${formatUtcDate(time, language)} ${formatUtc(time, 'HH:mm')}`
  const duration = (from: number, until: number) => {
    const hours = Math.round((until - from) / hour)
    return hours % 24 === 0 ? text('alarms.days', { count: hours / 24 }) : text('alarms.hours', { count: hours })
  }
  const listed = firings.toReversed().slice(0, mostFirings)
  return (
    <div className="text-sm">
      <p role="status">{text('alarms.backTest', { count: firings.length })}</p>
      <ul className="list-disc ps-5 text-muted">
        {listed.map(({ from, until }) => (
          <li key={from}>
            {until === null
              ? text('alarms.backTest.open', { time: write(from) })
              : text('alarms.backTest.ended', { time: write(from), duration: duration(from, until) })}
          </li>
        ))}
        {firings.length > mostFirings ? (
          <li>{text('alarms.backTest.more', { count: firings.length - mostFirings })}</li>
        ) : null}
      </ul>
    </div>
  )
}
