import { formatUtcDate } from '@console-widgets/core/formats'
import {
  Callout,
  EmptyState,
  FigureTable,
  icons,
  Meter,
  QueryView,
  Section,
  TimeChart,
  useData,
  useJoin,
  useLanguage,
} from '@console-widgets/ui'
import { type Experiment, type Result, resultData } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { isActive } from '../model.ts'
import { ExperimentSegments } from './experiment-segments.tsx'
import { MetricResult } from './metric-result.tsx'
import { liftFormat, useMetricWords } from './use-metric-words.ts'

/** The result of an experiment: what can be said, the intervals of each metric, and how they got narrower. */
export function ExperimentResult({ experiment }: { experiment: Experiment }) {
  const text = useAbTestingText()
  const language = useLanguage()
  const { result } = useData(resultData, experiment.experimentId)
  return (
    <QueryView query={result}>
      {(found) =>
        found.day === null ? (
          <EmptyState
            title={text('ab-testing.result.none')}
            body={text('ab-testing.result.none.body')}
            icon={icons.chart}
          />
        ) : (
          <div className="@container flex min-w-0 flex-col gap-6">
            <Headline experiment={experiment} result={found} />
            <Section
              title={text('ab-testing.metrics')}
              description={text('ab-testing.result.day', { day: formatUtcDate(found.day, language) })}
            >
              <div className="flex min-w-0 flex-col gap-4">
                {found.metrics.map((metric) => (
                  <MetricResult key={metric.metricId} experiment={experiment} metric={metric} />
                ))}
              </div>
            </Section>
            <History experiment={experiment} result={found} />
            <ExperimentSegments experiment={experiment} />
            <Division experiment={experiment} result={found} />
          </div>
        )
      }
    </QueryView>
  )
}

interface PartProps {
  experiment: Experiment
  result: Result
}

/** What the result says in words, and how much of the plan is done. */
function Headline({ experiment, result }: PartProps) {
  const text = useAbTestingText()
  const { nameOf, writeEffect, writeNumber, writePercent } = useMetricWords(experiment.currency)
  const { withheld, split, plannedPeople, countedPeople, daysLeft, metrics } = result
  const [control] = experiment.variants
  const name = (variantId: string) =>
    experiment.variants.find((variant) => variant.variantId === variantId)?.variantName ?? ''
  const goal = metrics.find(({ role }) => role === 'goal')
  const told = (goal?.groups ?? []).filter(({ verdict }) => verdict === 'better' || verdict === 'worse')
  const hurt = metrics
    .filter(({ role }) => role === 'guard')
    .flatMap(({ metricId, groups }) =>
      groups.filter(({ verdict }) => verdict === 'worse').map((group) => ({ metricId, group })),
    )
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {withheld === 'split' ? (
        <Callout tone="danger" title={text('ab-testing.result.split')}>
          {text('ab-testing.result.split.body', { times: writeNumber(Math.round(1 / split.chance)) })}
        </Callout>
      ) : null}
      {withheld === 'fixed' ? (
        <Callout title={text('ab-testing.result.fixed')}>
          {plannedPeople === null
            ? null
            : text('ab-testing.result.fixed.missing', { count: Math.max(0, plannedPeople - countedPeople) })}
        </Callout>
      ) : null}
      {withheld === null && goal ? (
        <p className="text-lg font-medium" role="status">
          {told.length === 0
            ? text(isActive(experiment.state) ? 'ab-testing.result.open' : 'ab-testing.result.open.ended', {
                metric: nameOf(goal.metricId),
              })
            : told
                .map((group) =>
                  text(`ab-testing.result.${group.verdict as 'better' | 'worse'}`, {
                    variant: name(group.variantId),
                    control: control?.variantName ?? '',
                    lift: writeEffect(goal.metricId, group),
                    metric: nameOf(goal.metricId),
                  }),
                )
                .join(' ')}
        </p>
      ) : null}
      {hurt.map(({ metricId, group }) => (
        <Callout key={`${metricId} ${group.variantId}`} tone="danger">
          {text('ab-testing.result.guard', {
            metric: nameOf(metricId),
            variant: name(group.variantId),
            lift: writeEffect(metricId, group),
          })}
        </Callout>
      ))}
      {result.isYoung && withheld === null ? <Callout tone="warning">{text('ab-testing.result.young')}</Callout> : null}
      {plannedPeople === null ? null : (
        <Meter
          label={text('ab-testing.result.planned')}
          value={Math.min(countedPeople, plannedPeople)}
          max={plannedPeople}
          tone="accent"
          text={[
            text('ab-testing.result.planned.of', {
              people: writeNumber(countedPeople),
              planned: writeNumber(plannedPeople),
            }),
            writePercent(countedPeople / plannedPeople),
            ...(daysLeft === null ? [] : [text('ab-testing.result.left', { count: daysLeft })]),
          ].join(' · ')}
        />
      )}
      {experiment.method === 'sequential' && isActive(experiment.state) ? (
        <p className="text-sm text-muted">{text('ab-testing.result.peek')}</p>
      ) : null}
    </div>
  )
}

/** The goal's interval on each day, as it was seen then. */
function History({ experiment, result: { history, withheld } }: PartProps) {
  const text = useAbTestingText()
  const join = useJoin()
  if (history.length < 2 || withheld === 'fixed') return null
  const challengers = experiment.variants.slice(1)
  const ofDay = (at: number, variantId: string) => history[at]?.groups.find((group) => group.variantId === variantId)
  return (
    <>
      {challengers.map(({ variantId, variantName }, place) => {
        const groups = history.map((_, at) => ofDay(at, variantId))
        const colour = ((place % 8) + 1) as 1
        return (
          <TimeChart
            key={variantId}
            title={join.labeled(text('ab-testing.history'), variantName)}
            level={2}
            description={text('ab-testing.history.body')}
            times={history.map(({ day }) => day)}
            unit="day"
            format={liftFormat}
            fromZero={false}
            series={[
              { id: 'lift', label: variantName, values: groups.map((group) => group?.lift ?? null), colour },
              {
                id: 'upper',
                label: text('ab-testing.history.upper', { variant: variantName }),
                values: groups.map((group) => group?.liftInterval?.upper ?? null),
                colour: 6,
              },
              {
                id: 'lower',
                label: text('ab-testing.history.lower', { variant: variantName }),
                values: groups.map((group) => group?.liftInterval?.lower ?? null),
                colour: 6,
              },
            ]}
            threshold={{ value: 0, label: text('ab-testing.history.zero') }}
          />
        )
      })}
    </>
  )
}

/** How many users each variant has, beside its planned share. */
function Division({ experiment, result: { split, metrics } }: PartProps) {
  const text = useAbTestingText()
  const { writeNumber, writePercent } = useMetricWords(experiment.currency)
  const counted = metrics.find(({ role }) => role === 'goal')?.groups ?? []
  const people = split.groups.reduce((sum, group) => sum + group.people, 0)
  return (
    <Section
      title={text('ab-testing.result.divided')}
      description={text('ab-testing.result.chance', { chance: split.chance.toPrecision(2) })}
    >
      <FigureTable
        title={text('ab-testing.result.divided')}
        rowHeading={text('ab-testing.variant')}
        columns={[
          text('ab-testing.result.people'),
          text('ab-testing.weight'),
          text('ab-testing.result.expected'),
          text('ab-testing.result.counted'),
        ]}
        rows={split.groups.map((group) => ({
          id: group.variantId,
          name: experiment.variants.find(({ variantId }) => variantId === group.variantId)?.variantName ?? '',
          values: [
            writeNumber(group.people),
            people === 0 ? '–' : writePercent(group.people / people),
            writePercent(group.weight / 100),
            writeNumber(counted.find(({ variantId }) => variantId === group.variantId)?.people ?? 0),
          ],
        }))}
      />
    </Section>
  )
}
