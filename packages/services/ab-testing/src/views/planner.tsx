import { Callout, Card, FigureTable, KeyValueList } from '@console-widgets/ui'
import type { Plan } from '../data.ts'
import type { Draft } from '../experiment-form.ts'
import { useAbTestingText } from '../generated/text.ts'
import { effectFor, peopleNeeded, type PlanQuestion } from '../model.ts'
import { useMetricWords } from './use-metric-words.ts'

/** What an experiment needs, from what the app's users did without it. */
export function Planner({ draft, plan }: { draft: Draft; plan: Plan }) {
  const text = useAbTestingText()
  const { nameOf, write, writeNumber, writePercent } = useMetricWords(draft.currency)
  const { goal, method, alpha, effect, percent, variants } = draft
  const baseline = plan.baselines.find(({ metricId }) => metricId === goal)
  const question: PlanQuestion = {
    metricId: goal,
    baseline: baseline ?? { mean: 0, variance: 0 },
    method,
    alpha,
    weights: variants.map(({ weight }) => weight),
  }
  const needed = peopleNeeded(question, effect)
  const weeks = plan.weeks.map(({ week, people }) => ({ week, people: Math.floor((people * percent) / 100) }))
  const enough = weeks.find(({ people }) => needed !== undefined && people >= needed)
  const most = weeks.at(-1)?.week ?? 0
  return (
    <div className="min-w-0 @lg:sticky @lg:top-4 @lg:self-start">
      <Card title={text('ab-testing.plan')} description={text('ab-testing.plan.body')}>
        <div className="flex min-w-0 flex-col gap-4" aria-live="polite">
          {baseline === undefined || baseline.mean === 0 ? (
            <Callout tone="warning">{text('ab-testing.plan.none')}</Callout>
          ) : (
            <>
              <KeyValueList
                items={[
                  {
                    label: text('ab-testing.plan.baseline', { metric: nameOf(goal) }),
                    value: write(goal, baseline.mean),
                  },
                  {
                    label: text('ab-testing.plan.needed'),
                    value: needed === undefined ? undefined : writeNumber(needed),
                  },
                  {
                    label: text('ab-testing.plan.duration'),
                    value:
                      needed === undefined
                        ? undefined
                        : enough
                          ? text('ab-testing.plan.duration.weeks', { weeks: enough.week })
                          : text('ab-testing.plan.duration.more', { weeks: most }),
                  },
                ]}
              />
              <FigureTable
                title={text('ab-testing.plan.smallest')}
                rowHeading={text('ab-testing.plan.week')}
                columns={[text('ab-testing.plan.people'), text('ab-testing.plan.smallest')]}
                rows={weeks.map(({ week, people }) => {
                  const found = effectFor(question, people)
                  return {
                    id: String(week),
                    name: writeNumber(week),
                    values: [writeNumber(people), found === undefined ? '–' : writePercent(found)],
                  }
                })}
              />
            </>
          )}
        </div>
      </Card>
    </div>
  )
}
