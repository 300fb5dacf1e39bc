import { listCountries } from '@console-widgets/core/tables'
import { formatList } from '@console-widgets/core/formats'
import { FigureTable, KeyValueList, useLanguage } from '@console-widgets/ui'
import type { Experiment } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { useMetricWords } from './use-metric-words.ts'

/** What an experiment was started with. */
export function ExperimentSettings({ experiment }: { experiment: Experiment }) {
  const text = useAbTestingText()
  const language = useLanguage()
  const { nameOf, writePercent, writeNumber } = useMetricWords(experiment.currency)
  const { kind, variants, percent, countries, groupName, metrics, guards, goal, windowDays, method } = experiment
  const known = listCountries(language)
  const keys = (variants[0]?.values ?? []).map(({ key }) => key)
  return (
    <div className="@container flex min-w-0 flex-col gap-6">
      <FigureTable
        title={text(kind === 'message' ? 'ab-testing.message' : 'ab-testing.parameters')}
        rowHeading={text('ab-testing.variant')}
        columns={[text('ab-testing.weight'), ...(kind === 'message' ? [text('ab-testing.message.version')] : keys)]}
        rows={variants.map(({ variantId, variantName, weight, values }) => ({
          id: variantId,
          name: variantName,
          values: [
            writePercent(weight / 100),
            ...values.map(({ key, value }) =>
              kind === 'message' ? (
                text('ab-testing.message.version.of', { version: Number(value) })
              ) : (
                <code key={key}>{value ?? text('ab-testing.codeDefault')}</code>
              ),
            ),
          ],
        }))}
      />
      <KeyValueList
        columns={3}
        items={[
          { label: text('ab-testing.percent'), value: writePercent(percent / 100) },
          {
            label: text('ab-testing.countries'),
            value:
              countries.length === 0
                ? text('ab-testing.countries.all')
                : formatList(
                    countries.map((id) => known.find((country) => country.id === id)?.name ?? id),
                    language,
                  ),
          },
          { label: text('ab-testing.group'), value: groupName === '' ? undefined : groupName },
          { label: text('ab-testing.goal'), value: nameOf(goal) },
          {
            label: text('ab-testing.metrics.other'),
            value: metrics.length === 0 ? undefined : formatList(metrics.map(nameOf), language),
          },
          {
            label: text('ab-testing.guards'),
            value: guards.length === 0 ? undefined : formatList(guards.map(nameOf), language),
          },
          { label: text('ab-testing.window'), value: text('ab-testing.window.days', { count: windowDays }) },
          { label: text('ab-testing.method'), value: text(`ab-testing.method.${method}`) },
          { label: text('ab-testing.alpha'), value: writePercent(experiment.alpha) },
          { label: text('ab-testing.effect'), value: writePercent(experiment.effect) },
          { label: text('ab-testing.plan.needed'), value: writeNumber(experiment.plannedPeople) },
        ]}
      />
    </div>
  )
}
