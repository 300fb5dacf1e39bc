import { Checkbox, CheckboxGroup, Select } from '@console-widgets/ui'
import type { Draft } from '../experiment-form.ts'
import { useAbTestingText } from '../generated/text.ts'
import { declarationOf, experimentLimits, metricIds, windowChoices, type MetricId } from '../model.ts'
import { useMetricWords } from './use-metric-words.ts'

interface MetricFieldsProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
  currencies: readonly string[]
}

/** The goal, other metrics, guardrails, and the days in which events count. */
export function MetricFields({ draft, change, currencies }: MetricFieldsProps) {
  const text = useAbTestingText()
  const { nameOf } = useMetricWords(draft.currency)
  const { goal, metrics, guards, windowDays } = draft
  const isMoney = [goal, ...metrics, ...guards].some((metricId) => declarationOf(metricId).money)
  /** A metric has one role. */
  const choicesFor = (chosen: readonly MetricId[], others: readonly MetricId[], most: number) =>
    metricIds
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
          choices={metricIds.map((value) => ({ value, label: nameOf(value) }))}
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
