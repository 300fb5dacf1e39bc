import { Callout, Checkbox, CheckboxGroup, Select, type Choice } from '@console-widgets/ui'
import type { Plan } from '../data.ts'
import type { Draft } from '../experiment-form.ts'
import { useAbTestingText } from '../generated/text.ts'
import {
  declarationOf,
  eventMetricId,
  experimentLimits,
  metricIds,
  readEventMetric,
  windowChoices,
  type MetricId,
} from '../model.ts'
import { useMetricWords } from './use-metric-words.ts'

interface MetricFieldsProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  currencies: readonly string[]
  /** Events that the app has sent lately. */
  eventNames: Plan['eventNames']
}

/** The goal, other metrics, guardrails, and the days in which events count. */
export function MetricFields({ draft, change, currencies, eventNames }: MetricFieldsProps) {
  const text = useAbTestingText()
  const { nameOf } = useMetricWords(draft.currency)
  const { goal, metrics, guards, windowDays } = draft
  const isMoney = [goal, ...metrics, ...guards].some((metricId) => declarationOf(metricId).money)
  const choiceOf = (value: MetricId): Choice<MetricId> => ({ value, label: nameOf(value) })
  const ofEvents = eventNames.flatMap(({ eventName }) => [
    { ...choiceOf(eventMetricId('did', eventName)), group: text('ab-testing.events') },
    { ...choiceOf(eventMetricId('times', eventName)), group: text('ab-testing.events') },
  ])
  const fixed = metricIds.map(choiceOf)
  const goalEvent = readEventMetric(goal)?.eventName
  const isGoalKnown = [...fixed, ...ofEvents].some(({ value }) => value === goal)
  const addable = ofEvents.filter(({ value }) => value !== goal && !metrics.includes(value) && !guards.includes(value))
  /** A metric has one role. Those of events are there once they are chosen. */
  const choicesFor = (chosen: readonly MetricId[], others: readonly MetricId[], most: number) =>
    [...metricIds, ...chosen.filter(readEventMetric)]
      .filter((metricId) => metricId !== goal && !others.includes(metricId))
      .map((value) => ({
        value,
        label: nameOf(value),
        disabled: chosen.length >= most && !chosen.includes(value),
      }))
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <div className="grid gap-4 @md:grid-cols-2">
        <Select
          label={text('ab-testing.goal')}
          value={goal}
          choices={[...fixed, ...ofEvents, ...(isGoalKnown ? [] : [choiceOf(goal)])]}
          onChange={(value) =>
            change({
              goal: value,
              metrics: metrics.filter((each) => each !== value),
              guards: guards.filter((each) => each !== value),
              ...(declarationOf(value).money && draft.currency === '' ? { currency: currencies[0] ?? '' } : {}),
            })
          }
        />
        <Select
          label={text('ab-testing.window')}
          help={text('ab-testing.window.help')}
          value={windowDays}
          choices={windowChoices.map((value) => ({ value, label: text('ab-testing.window.days', { count: value }) }))}
          onChange={(value) => change({ windowDays: value })}
        />
      </div>
      {goalEvent !== undefined && !eventNames.some(({ eventName }) => eventName === goalEvent) ? (
        <Callout tone="warning">{text('ab-testing.events.goalMissing', { name: goalEvent })}</Callout>
      ) : null}
      <div className="grid gap-4 @md:grid-cols-2">
        <CheckboxGroup
          label={text('ab-testing.metrics.other')}
          help={text('ab-testing.metrics.other.help', { count: experimentLimits.metrics })}
          value={metrics}
          choices={choicesFor(metrics, guards, experimentLimits.metrics)}
          onChange={(value) => change({ metrics: [...value] })}
        />
        <CheckboxGroup
          label={text('ab-testing.guards')}
          help={text('ab-testing.guards.help', { count: experimentLimits.guards })}
          value={guards}
          choices={choicesFor(guards, metrics, experimentLimits.guards)}
          onChange={(value) => change({ guards: [...value] })}
        />
      </div>
      {addable.length > 0 && metrics.length < experimentLimits.metrics ? (
        <Select
          label={text('ab-testing.events.add')}
          help={text('ab-testing.events.help')}
          placeholder={text('ab-testing.events.choose')}
          value={undefined}
          choices={addable.map(({ value, label }) => ({ value, label }))}
          onChange={(value) => change({ metrics: [...metrics, value] })}
        />
      ) : null}
      {isMoney ? (
        <div className="grid gap-4 @md:grid-cols-2">
          <Select
            label={text('ab-testing.currency')}
            placeholder={text('ab-testing.currency.choose')}
            value={draft.currency === '' ? undefined : draft.currency}
            choices={currencies.map((value) => ({ value, label: value }))}
            onChange={(currency) => change({ currency })}
          />
          <Checkbox
            label={text('ab-testing.cap')}
            help={text('ab-testing.cap.help')}
            value={draft.capsRevenue}
            onChange={(capsRevenue) => change({ capsRevenue })}
          />
        </div>
      ) : null}
    </div>
  )
}
