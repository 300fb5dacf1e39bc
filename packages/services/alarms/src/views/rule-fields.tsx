import {
  ChartGroup,
  Checkbox,
  NumberField,
  QueryView,
  Select,
  TextArea,
  TextField,
  useData,
  useFieldState,
} from '@console-widgets/ui'
import { dimensionData, type MetricChoice, type MetricChoices } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { alarmLimits, eachDimensions, isBaseline, levels, missingRules, operators, type Unit } from '../model.ts'
import { conditionOf, idOf, metricOf, type RuleValues } from '../rule-form.ts'
import { SubjectChart } from './instance-chart.tsx'
import { useAlarmWords } from './use-alarm-words.ts'

interface RuleFieldsProps {
  values: RuleValues
  choices: MetricChoices
  /** Whether the app can be chosen. */
  choosesApp: boolean
}

/** Fields of a rule, around the chart that shows when it would have fired. */
export function RuleFields({ values, choices, choosesApp }: RuleFieldsProps) {
  const text = useAlarmsText()
  const { nameOfMetric } = useAlarmWords()
  const metric = choices.items.find((each) => idOf(each) === values.metricId)
  return (
    <>
      {choosesApp ? (
        <Select
          name="appId"
          label={text('alarms.app')}
          placeholder={text('alarms.app.choose')}
          choices={choices.apps.map(({ appId, appName }) => ({ value: appId, label: appName }))}
        />
      ) : null}
      <TextField name="alarmName" label={text('alarms.name')} help={text('alarms.name.help')} />
      <TextArea name="description" label={text('alarms.description')} />
      <Select
        name="level"
        label={text('alarms.level')}
        choices={levels.map((value) => ({ value, label: text(`alarms.level.${value}`) }))}
      />
      <MetricField choices={choices} nameOf={(each) => nameOfMetric(each.namespace, each.metricName)} />
      {metric && values.appId ? (
        <DimensionFields appId={values.appId} metric={metric} forEach={values.forEach ?? ''} />
      ) : null}
      {metric ? <ForEachField metric={metric} /> : null}
      {metric ? <ConditionFields values={values} metric={metric} /> : null}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium">{text('alarms.actions')}</legend>
        <Checkbox name="alarmNotice" label={text('alarms.action.alarmNotice')} />
        <Checkbox
          name="haltRelease"
          label={text('alarms.action.haltRelease')}
          help={text('alarms.action.haltRelease.help')}
        />
        <Checkbox name="okNotice" label={text('alarms.action.okNotice')} />
      </fieldset>
    </>
  )
}

/** The metric. Another one has other statistics, periods, and dimensions. */
function MetricField({ choices, nameOf }: { choices: MetricChoices; nameOf: (metric: MetricChoice) => string }) {
  const text = useAlarmsText()
  const filter = useFieldState<string>({ name: 'filter', label: '' }, '')
  const period = useFieldState<number>({ name: 'period', label: '' }, 0)
  const dimensions = useFieldState<Record<string, string>>({ name: 'dimensions', label: '' }, {})
  const forEach = useFieldState<string>({ name: 'forEach', label: '' }, '')
  const value = useFieldState<number | undefined>({ name: 'value', label: '' }, undefined)
  return (
    <Select
      name="metricId"
      label={text('alarms.metric')}
      placeholder={text('alarms.metric.choose')}
      choices={choices.items.map((metric) => ({ value: idOf(metric), label: nameOf(metric) }))}
      onChange={(chosen) => {
        const metric = choices.items.find((each) => idOf(each) === chosen)
        if (!metric) return
        filter.change(metric.filters[0] as string)
        period.change(metric.periods.at(-1) as number)
        dimensions.change({})
        forEach.change('')
        value.change(1)
      }}
    />
  )
}

/** What people most often limit a metric to. Where its rows don’t have it, that is said. */
const usualDimensions = ['version', 'country'] as const

/** Whether the rule watches each version or country by itself, where the metric has them. */
function ForEachField({ metric }: { metric: MetricChoice }) {
  const text = useAlarmsText()
  const offered = eachDimensions.filter((each) => metric.dimensions.some(({ name }) => name === each))
  if (offered.length === 0) return null
  return (
    <Select
      name="forEach"
      label={text('alarms.forEach')}
      help={text('alarms.forEach.help', { count: alarmLimits.instances })}
      choices={[
        { value: '', label: text('alarms.forEach.all') },
        ...offered.map((value) => ({ value, label: text(`alarms.forEach.${value}`) })),
      ]}
    />
  )
}

/** What the metric is limited to. */
function DimensionFields({ appId, metric, forEach }: { appId: string; metric: MetricChoice; forEach: string }) {
  const text = useAlarmsText()
  const field = useFieldState<Record<string, string>>({ name: 'dimensions', label: '' }, {})
  const absent = usualDimensions.filter((usual) => !metric.dimensions.some(({ name }) => name === usual))
  const limited = metric.dimensions.filter(({ name }) => name !== forEach)
  const fields = limited.map(({ name, isRequired }) => (
    <DimensionField
      key={`${idOf(metric)} ${name}`}
      appId={appId}
      metric={metric}
      name={name}
      isRequired={isRequired}
      value={field.value[name] ?? ''}
      onChange={(value) => field.change({ ...field.value, [name]: value })}
    />
  ))
  return (
    <>
      {fields}
      {absent.length === 0 ? null : (
        <p className="text-sm text-muted">
          {text(
            absent.length > 1
              ? 'alarms.dimensions.noBoth'
              : `alarms.dimensions.no.${absent[0] as (typeof usualDimensions)[number]}`,
          )}
        </p>
      )}
    </>
  )
}

interface DimensionFieldProps {
  appId: string
  metric: MetricChoice
  name: string
  isRequired: boolean
  value: string
  onChange: (value: string) => void
}

function DimensionField({ appId, metric, name, isRequired, value, onChange }: DimensionFieldProps) {
  const text = useAlarmsText()
  const { nameOfDimension } = useAlarmWords()
  const { values } = useData(dimensionData, appId, metric.namespace, metric.metricName, name)
  return (
    <QueryView query={values}>
      {({ values: found }) => (
        <Select
          label={nameOfDimension(metric.namespace, name)}
          required={isRequired}
          value={value}
          onChange={onChange}
          choices={[
            { value: '', label: isRequired ? '–' : text('alarms.any') },
            // A value of a rule stays, even if it has no data any more.
            ...[...new Set(value === '' ? found : [value, ...found])].map((each) => ({ value: each, label: each })),
          ]}
        />
      )}
    </QueryView>
  )
}

/** The condition, below the chart. */
function ConditionFields({ values, metric }: { values: RuleValues; metric: MetricChoice }) {
  const text = useAlarmsText()
  const { nameOfOperator } = useAlarmWords()
  const threshold = useFieldState<number | undefined>({ name: 'value', label: '' }, undefined)
  const condition = conditionOf(values)
  const { namespace, metricName } = metricOf(values.metricId)
  const isComplete = metric.dimensions.every(({ name, isRequired }) => !isRequired || values.dimensions?.[name])
  const hasBaseline = isBaseline(values.operator)
  return (
    <>
      {condition && values.appId && isComplete ? (
        <ChartGroup>
          <SubjectChart
            key={`${namespace}.${metricName}`}
            forEach={values.forEach ?? ''}
            rule={values}
            condition={condition}
            onThreshold={(value) => threshold.change(value)}
          />
        </ChartGroup>
      ) : (
        <p className="text-sm text-muted">{text('alarms.chart.choose')}</p>
      )}
      <div className="@container">
        <div className="grid gap-4 @sm:grid-cols-2">
          {metric.filters.length > 1 ? (
            <Select
              name="filter"
              label={text('alarms.filter')}
              choices={metric.filters.map((value) => ({ value, label: text(`alarms.filter.${value}`) }))}
            />
          ) : null}
          {metric.periods.length > 1 ? (
            <Select
              name="period"
              label={text('alarms.period')}
              choices={metric.periods.map((value) => ({ value, label: text(`alarms.period.${value}`) }))}
            />
          ) : null}
          <Select
            name="operator"
            label={text('alarms.operator')}
            choices={operators.map((value) => ({ value, label: nameOfOperator(value) }))}
            {...(hasBaseline ? { help: text('alarms.baseline.help') } : {})}
          />
          <NumberField
            name="value"
            label={text('alarms.threshold')}
            step={0.1}
            unit={hasBaseline ? '%' : signOf(metric.unit)}
          />
          <NumberField name="datapoints" label={text('alarms.datapoints')} />
          <NumberField name="evaluations" label={text('alarms.evaluations')} />
          <Select
            name="missing"
            label={text('alarms.missing')}
            choices={missingRules.map((value) => ({ value, label: text(`alarms.missing.${value}`) }))}
          />
        </div>
      </div>
    </>
  )
}

/** Sign of a unit that has one. */
function signOf(unit: Unit): string | undefined {
  return unit === 'percent' ? '%' : undefined
}
