import { Select, useFieldState } from '@console-widgets/ui'
import type { MetricChoices } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { idOf } from '../rule-form.ts'
import { type RuleTemplate, ruleTemplates } from '../rule-templates.ts'

/** Fills the form in from a template. Those whose metric no service brings aren’t offered. */
export function TemplateField({ choices }: { choices: MetricChoices }) {
  const text = useAlarmsText()
  const name = useFieldState<string>({ name: 'alarmName', label: '' }, '')
  const dimensions = useFieldState<Record<string, string>>({ name: 'dimensions', label: '' }, {})
  const fields = {
    metricId: useFieldState<string>({ name: 'metricId', label: '' }, ''),
    filter: useFieldState<string>({ name: 'filter', label: '' }, ''),
    period: useFieldState<number>({ name: 'period', label: '' }, 0),
    operator: useFieldState<string>({ name: 'operator', label: '' }, ''),
    value: useFieldState<number>({ name: 'value', label: '' }, 0),
    datapoints: useFieldState<number>({ name: 'datapoints', label: '' }, 0),
    evaluations: useFieldState<number>({ name: 'evaluations', label: '' }, 0),
    level: useFieldState<number>({ name: 'level', label: '' }, 0),
    haltRelease: useFieldState<boolean>({ name: 'haltRelease', label: '' }, false),
  }
  const titleOf = (template: RuleTemplate) => text(`alarms.template.${template}`)
  const take = (template: RuleTemplate) => {
    for (const [field, value] of Object.entries(ruleTemplates[template]))
      (fields[field as keyof typeof fields].change as (value: unknown) => void)(value)
    dimensions.change({})
    // Names have no blanks.
    if (name.value === '') name.change(titleOf(template).replaceAll(/\s/g, '-'))
  }
  const offered = (Object.keys(ruleTemplates) as RuleTemplate[]).filter((template) =>
    choices.items.some((metric) => idOf(metric) === ruleTemplates[template].metricId),
  )
  return (
    <Select
      label={text('alarms.template')}
      help={text('alarms.template.help')}
      placeholder={text('alarms.template.choose')}
      value={undefined}
      choices={offered.map((value) => ({ value, label: titleOf(value) }))}
      onChange={take}
    />
  )
}
