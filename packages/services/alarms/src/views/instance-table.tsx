import { FigureTable, RelativeTime } from '@console-widgets/ui'
import type { Alarm } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { StateName } from './alarm-state.tsx'
import { useAlarmWords } from './use-alarm-words.ts'

/** Each value that a rule watches by itself, with its state and its last evaluation. */
export function InstanceTable({ alarm: { forEach, instances, metric } }: { alarm: Alarm }) {
  const text = useAlarmsText()
  const { nameOfInstance, write } = useAlarmWords()
  if (forEach === null) return null
  if (instances.length === 0) return <p className="text-sm text-muted">{text('alarms.forEach.none')}</p>
  return (
    <FigureTable
      title={text(`alarms.forEach.${forEach}`)}
      rowHeading={text(`alarms.forEach.name.${forEach}`)}
      columns={[
        text('alarms.state'),
        text('alarms.value'),
        text('alarms.threshold'),
        text('alarms.base'),
        text('alarms.state.since'),
      ]}
      rows={instances.map(({ instance, state, stateTime, value, base, threshold }) => ({
        id: instance,
        name: nameOfInstance(forEach, instance),
        values: [
          <StateName key="state" state={state} />,
          write(value, metric.unit),
          write(threshold, metric.unit),
          write(base, 'count'),
          <RelativeTime key="time" time={stateTime} />,
        ],
      }))}
    />
  )
}
