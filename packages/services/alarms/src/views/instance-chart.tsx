import { QueryView, Select, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { dimensionData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import type { EachDimension } from '../model.ts'
import { metricOf } from '../rule-form.ts'
import { RuleChart, type RuleChartProps } from './rule-chart.tsx'
import { useAlarmWords } from './use-alarm-words.ts'

/** The chart of a rule; of one that watches each value of a dimension, the chart of a value to choose. */
export function SubjectChart({
  forEach,
  initial,
  ...props
}: RuleChartProps & {
  forEach: EachDimension | '' | null
  /** Value that is chosen at first. Default: the one with the most data. */
  initial?: string | undefined
}) {
  return forEach ? <InstanceChart key={forEach} {...{ forEach, initial }} {...props} /> : <RuleChart {...props} />
}

function InstanceChart({
  forEach,
  initial,
  rule,
  ...props
}: RuleChartProps & { forEach: EachDimension; initial?: string | undefined }) {
  const text = useAlarmsText()
  const { nameOfInstance } = useAlarmWords()
  const { namespace, metricName } = metricOf(rule.metricId)
  const { values } = useData(dimensionData, rule.appId, namespace, metricName, forEach)
  const [chosen, setChosen] = useState(initial)
  return (
    <QueryView query={values}>
      {({ values: found }) => {
        const shown = chosen ?? found[0]
        return shown === undefined ? (
          <p className="text-sm text-muted">{text('alarms.chart.empty')}</p>
        ) : (
          <>
            <Select
              label={text(`alarms.forEach.shown.${forEach}`)}
              value={shown}
              onChange={setChosen}
              choices={found.map((value) => ({ value, label: nameOfInstance(forEach, value) }))}
            />
            <RuleChart {...props} rule={{ ...rule, dimensions: { ...rule.dimensions, [forEach]: shown } }} />
          </>
        )
      }}
    </QueryView>
  )
}
