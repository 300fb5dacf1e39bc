import { ExactTime, ResourceList, useData } from '@console-widgets/ui'
import { type Alarm, type LoggingRecord, recordsData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { alarmStates } from '../model.ts'
import { StateName } from './alarm-state.tsx'
import { useAlarmWords } from './use-alarm-words.ts'

/** Evaluations of a rule within 30 days. */
export function AlarmRecords({ alarm: { alarmId, metric, forEach } }: { alarm: Alarm }) {
  const text = useAlarmsText()
  const { nameOfInstance, write } = useAlarmWords()
  const { records } = useData(recordsData, alarmId)
  return (
    <ResourceList
      list={records}
      title={text('alarms.tab.records')}
      columns={[
        {
          id: 'time',
          header: text('alarms.history.time'),
          primary: true,
          cell: ({ time }) => <ExactTime time={time} short />,
        },
        ...(forEach === null
          ? []
          : [
              {
                id: 'instance',
                header: text(`alarms.forEach.name.${forEach}`),
                cell: ({ instance }: LoggingRecord) => nameOfInstance(forEach, instance ?? ''),
                value: ({ instance }: LoggingRecord) => instance ?? '',
                filter: { kind: 'text' as const },
              },
            ]),
        {
          id: 'state',
          header: text('alarms.state'),
          cell: ({ state }) => <StateName state={state} />,
          filter: {
            kind: 'choice',
            choices: alarmStates.map((value) => ({ value, label: text(`alarms.state.${value}`) })),
          },
        },
        { id: 'value', header: text('alarms.value'), cell: ({ value }) => write(value, metric.unit), align: 'end' },
        { id: 'base', header: text('alarms.base'), align: 'end' },
        {
          id: 'threshold',
          header: text('alarms.threshold'),
          cell: ({ threshold }) => write(threshold, metric.unit),
          align: 'end',
        },
        { id: 'points', header: text('alarms.records.points'), align: 'end' },
        { id: 'breaches', header: text('alarms.records.breaches'), align: 'end' },
      ]}
      empty={{ title: text('alarms.records.empty'), body: text('alarms.records.empty.body') }}
    />
  )
}
