import { Callout, FigureTable, Meter, QueryView, Section, TimeChart, useData, useJoin } from '@console-widgets/ui'
import { type MaterialTest, type Result, resultData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { Breakdown } from './breakdown.tsx'
import { useVariantName } from './use-variant-name.ts'
import { liftFormat, useWords } from './use-words.ts'
import { VariantCards } from './variant-cards.tsx'

/** Variants of a test side by side, and what can be said about them. */
export function Comparison({ test }: { test: MaterialTest }) {
  const { result } = useData(resultData, test.testId)
  return (
    <QueryView query={result}>
      {(found) => (
        <div className="@container flex min-w-0 flex-col gap-6">
          <Headline test={test} result={found} />
          <VariantCards test={test} result={found} />
          <Later test={test} result={found} />
          <History test={test} result={found} />
          <Breakdown test={test} result={found} />
        </div>
      )}
    </QueryView>
  )
}

interface PartProps {
  test: MaterialTest
  result: Result
}

const goalOf = ({ measures }: Result) => measures.find(({ isGoal }) => isGoal)

/** What the result says in words, and how much of the plan is done. */
function Headline({ test, result }: PartProps) {
  const text = useStoreExperimentsText()
  const { writeInterval, writeNumber, writePercent } = useWords()
  const nameOf = useVariantName(test)
  const { withheld, split, visitors, plannedVisitors, daysLeft, isYoung, hasFallen } = result
  const told = (goalOf(result)?.groups ?? []).filter(({ verdict }) => verdict === 'better' || verdict === 'worse')
  const isRunning = test.state === 'running'
  const share = plannedVisitors === null ? null : Math.min(1, visitors / plannedVisitors)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {withheld === 'split' ? (
        <Callout tone="danger" title={text('store-experiments.split.title')}>
          {text('store-experiments.split.body', { times: writeNumber(Math.round(1 / split.chance)) })}
        </Callout>
      ) : null}
      {withheld === 'fixed' ? (
        <Callout title={text('store-experiments.fixed')}>
          {plannedVisitors === null
            ? null
            : text('store-experiments.fixed.missing', { count: Math.max(0, plannedVisitors - visitors) })}
        </Callout>
      ) : null}
      {withheld === null ? (
        <p className="text-lg font-medium" role="status">
          {told.length === 0
            ? isRunning && share !== null
              ? text('store-experiments.says.open', { share: writePercent(share) })
              : text(isRunning ? 'store-experiments.verdict.open' : 'store-experiments.says.ended')
            : told
                .map(({ variantId, verdict, liftInterval }) =>
                  text(`store-experiments.says.${verdict as 'better' | 'worse'}`, {
                    variant: nameOf(variantId),
                    lift: liftInterval ? writeInterval(liftInterval) : '–',
                  }),
                )
                .join(' ')}
        </p>
      ) : null}
      {isYoung && withheld === null ? <Callout tone="warning">{text('store-experiments.young')}</Callout> : null}
      {hasFallen ? <Callout tone="warning">{text('store-experiments.fallen')}</Callout> : null}
      {plannedVisitors === null ? null : (
        <Meter
          label={text('store-experiments.planned')}
          value={Math.min(visitors, plannedVisitors)}
          max={plannedVisitors}
          tone="accent"
          text={[
            text('store-experiments.planned.of', {
              people: writeNumber(visitors),
              planned: writeNumber(plannedVisitors),
            }),
            ...(daysLeft === null ? [] : [text('store-experiments.left', { count: daysLeft })]),
          ].join(' · ')}
        />
      )}
    </div>
  )
}

/** Retention of users by variant. */
function Later({ test, result }: PartProps) {
  const text = useStoreExperimentsText()
  const join = useJoin()
  const nameOf = useVariantName(test)
  const { writeNumber, writeShare, writeInterval } = useWords()
  const rows = result.measures
    .filter(({ isGoal }) => !isGoal)
    .flatMap(({ measure, groups }) =>
      groups.map(({ variantId, visitors, share, liftInterval, verdict }, at) => ({
        id: `${measure} ${variantId}`,
        name: join.labeled(text(`store-experiments.measure.${measure}`), nameOf(variantId)),
        values: [
          writeNumber(visitors),
          writeShare(share),
          at === 0 || !liftInterval ? '–' : writeInterval(liftInterval),
          at === 0 ? '–' : text(`store-experiments.verdict.${verdict}`),
        ],
      })),
    )
  return (
    <Section title={text('store-experiments.later')} description={text('store-experiments.later.body')}>
      <FigureTable
        title={text('store-experiments.later')}
        rowHeading={text('store-experiments.variant')}
        columns={[
          text('store-experiments.visitors'),
          text('store-experiments.share'),
          text('store-experiments.lift'),
          text('store-experiments.result'),
        ]}
        rows={rows}
      />
    </Section>
  )
}

/** Widest bound of an interval in the chart: with a handful of visitors, others would flatten everything else. */
const widest = 2

const readable = (group: Result['history'][number]['groups'][number] | undefined) =>
  group?.liftInterval && group.liftInterval.upper <= widest ? group : undefined

/** How the interval of each variant got narrower. */
function History({ test, result: { history } }: PartProps) {
  const text = useStoreExperimentsText()
  const join = useJoin()
  if (history.length < 2) return null
  return (
    <>
      {test.variants.map(({ variantId, variantName }, place) => {
        const groups = history.map((each) => readable(each.groups.find((group) => group.variantId === variantId)))
        return (
          <TimeChart
            key={variantId}
            title={join.labeled(text('store-experiments.history'), variantName)}
            level={2}
            description={text('store-experiments.history.body')}
            times={history.map(({ day }) => day)}
            unit="day"
            format={liftFormat}
            fromZero={false}
            series={[
              {
                id: 'lift',
                label: variantName,
                values: groups.map((group) => group?.lift ?? null),
                colour: ((place % 8) + 1) as 1,
              },
              {
                id: 'upper',
                label: text('store-experiments.history.upper', { variant: variantName }),
                values: groups.map((group) => group?.liftInterval?.upper ?? null),
                colour: 6,
              },
              {
                id: 'lower',
                label: text('store-experiments.history.lower', { variant: variantName }),
                values: groups.map((group) => group?.liftInterval?.lower ?? null),
                colour: 6,
              },
            ]}
            threshold={{ value: 0, label: text('store-experiments.history.zero') }}
          />
        )
      })}
    </>
  )
}
