import { Button, Callout, Card, FigureTable, KeyValueList } from '@console-widgets/ui'
import { useState } from 'react'
import type { Plan } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { effectFor, power, type PlanQuestion, visitorsNeeded } from '../model.ts'
import { type Draft, weightsOfDraft } from '../test-form.ts'
import { type PlanChoice, PlanSliders } from './plan-sliders.tsx'
import { useWords } from './use-words.ts'

/** Weeks for which the smallest detectable effect is shown. */
const weeks = [1, 2, 3, 4, 6, 8, 12]

interface PlannerProps {
  draft: Draft
  plan: Plan
  readOnly: boolean
  change: (part: Partial<Draft>) => void
}

/**
 * What a test needs, from what the app’s visitors did without it. Effect and weeks are those of the draft; share and
 * power can be tried out, and stay with the planner.
 */
export function Planner({ draft, plan, readOnly, change }: PlannerProps) {
  const text = useStoreExperimentsText()
  const { writeNumber, writePercent, writeShare } = useWords()
  const [tried, setTried] = useState<{ baseline?: number; power?: number }>({})
  const { goal, method, alpha, effect, days } = draft
  const { visitorsPerDay } = plan
  const choice = { baseline: plan[goal], power, ...tried, effect, weeks: Math.max(1, Math.round(days / 7)) }
  const { baseline } = choice
  const question: PlanQuestion = { baseline, method, alpha, weights: weightsOfDraft(draft), power: choice.power }
  const needed = visitorsNeeded(question, effect)
  const duration = needed === undefined || visitorsPerDay === 0 ? undefined : Math.ceil(needed / visitorsPerDay)
  const [, each = 0] = question.weights
  const found = effectFor(question, Math.floor(visitorsPerDay * days))
  const move = ({ baseline: share, power: chance, effect: next, weeks: length }: Partial<PlanChoice>) => {
    if (next !== undefined) change({ effect: next })
    if (length !== undefined) change({ days: length * 7 })
    if (share !== undefined) setTried({ ...tried, baseline: share })
    if (chance !== undefined) setTried({ ...tried, power: chance })
  }
  return (
    <div className="min-w-0 @lg:sticky @lg:top-4 @lg:self-start">
      <Card title={text('store-experiments.plan')} description={text('store-experiments.plan.body')}>
        <div className="flex min-w-0 flex-col gap-4" aria-live="polite">
          {visitorsPerDay === 0 || plan[goal] === 0 ? (
            <Callout tone="warning">{text('store-experiments.plan.none')}</Callout>
          ) : (
            <>
              <PlanSliders choice={choice} readOnly={readOnly} onChange={move} />
              {Object.keys(tried).length === 0 ? null : (
                <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                  <p>
                    {text('store-experiments.plan.tried', {
                      share: writeShare(plan[goal]),
                      power: writePercent(power),
                    })}
                  </p>
                  <Button size="small" onClick={() => setTried({})}>
                    {text('store-experiments.plan.reset')}
                  </Button>
                </div>
              )}
              <KeyValueList
                items={[
                  { label: text('store-experiments.plan.perDay'), value: writeNumber(visitorsPerDay) },
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
                  {
                    label: text('store-experiments.plan.inTime', { count: days }),
                    value: found === undefined ? undefined : writePercent(found),
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
                  const smallest = effectFor(question, visitors)
                  return {
                    id: String(week),
                    name: writeNumber(week),
                    values: [writeNumber(visitors), smallest === undefined ? '–' : writePercent(smallest)],
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
