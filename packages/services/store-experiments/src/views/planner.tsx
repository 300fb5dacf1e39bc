import { Callout, Card, FigureTable, KeyValueList } from '@console-widgets/ui'
import type { Plan } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { effectFor, type PlanQuestion, visitorsNeeded } from '../model.ts'
import { type Draft, weightsOfDraft } from '../test-form.ts'
import { useWords } from './use-words.ts'

/** Weeks for which the smallest detectable effect is shown. */
const weeks = [1, 2, 3, 4, 6, 8, 12]

/** What a test needs, from what the app’s visitors did without it. */
export function Planner({ draft, plan }: { draft: Draft; plan: Plan }) {
  const text = useStoreExperimentsText()
  const { writeNumber, writePercent, writeShare } = useWords()
  const { goal, method, alpha, effect, days } = draft
  const { visitorsPerDay } = plan
  const baseline = plan[goal]
  const question: PlanQuestion = { baseline, method, alpha, weights: weightsOfDraft(draft) }
  const needed = visitorsNeeded(question, effect)
  const duration = needed === undefined || visitorsPerDay === 0 ? undefined : Math.ceil(needed / visitorsPerDay)
  const [, each = 0] = question.weights
  return (
    <div className="min-w-0 @lg:sticky @lg:top-4 @lg:self-start">
      <Card title={text('store-experiments.plan')} description={text('store-experiments.plan.body')}>
        <div className="flex min-w-0 flex-col gap-4" aria-live="polite">
          {visitorsPerDay === 0 || baseline === 0 ? (
            <Callout tone="warning">{text('store-experiments.plan.none')}</Callout>
          ) : (
            <>
              <KeyValueList
                items={[
                  { label: text('store-experiments.plan.perDay'), value: writeNumber(visitorsPerDay) },
                  { label: text('store-experiments.plan.baseline'), value: writeShare(baseline) },
                  {
                    label: text('store-experiments.plan.needed'),
                    value: needed === undefined ? undefined : writeNumber(needed),
                  },
                  {
                    label: text('store-experiments.plan.perVariant'),
                    value: needed === undefined ? undefined : writeNumber((needed * each) / 100),
                  },
                  {
                    label: text('store-experiments.plan.duration'),
                    value:
                      duration === undefined
                        ? undefined
                        : text('store-experiments.plan.duration.days', { count: duration }),
                  },
                ]}
              />
              {duration !== undefined && duration > days ? (
                <Callout tone="warning">{text('store-experiments.plan.tooLong')}</Callout>
              ) : null}
              <FigureTable
                title={text('store-experiments.plan.smallest')}
                rowHeading={text('store-experiments.plan.week')}
                columns={[text('store-experiments.visitors'), text('store-experiments.effect')]}
                rows={weeks.map((week) => {
                  const visitors = Math.floor(visitorsPerDay * week * 7)
                  const found = effectFor(question, visitors)
                  return {
                    id: String(week),
                    name: writeNumber(week),
                    values: [writeNumber(visitors), found === undefined ? '–' : writePercent(found)],
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
