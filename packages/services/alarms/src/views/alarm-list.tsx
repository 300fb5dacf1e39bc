import { lazyFormDialog, ResourceList, icons, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Alarm, alarmsData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { alarmStates, levels } from '../model.ts'
import { routes } from '../routes.ts'
import { AlarmState } from './alarm-state.tsx'
import { FiringAlarms } from './firing-alarms.tsx'
import { useRuleWords } from './use-rule-words.ts'

const MuteDialog = lazyFormDialog(() => import('./mute-dialog.tsx').then((module) => module.MuteDialog))
const CopyDialog = lazyFormDialog(() => import('./copy-dialog.tsx').then((module) => module.CopyDialog))

export interface AlarmListProps {
  /** ID of the app. Default: all apps. */
  appId?: string
}

/** The alerts that fire, and all rules of a team or an app. */
export default function AlarmList({ appId }: AlarmListProps) {
  const text = useAlarmsText()
  const { writeCondition, writeMetric } = useRuleWords()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { alarms, start, stop, mute, remove } = useData(alarmsData, appId)
  const [muting, setMuting] = useState<Alarm>()
  const [copying, setCopying] = useState<Alarm>()
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <FiringAlarms appId={appId} />
      <ResourceList
        list={alarms}
        title={text('alarms.rules')}
        description={text('alarms.rules.body')}
        columns={[
          {
            id: 'alarmName',
            header: text('alarms.name'),
            primary: true,
            href: ({ alarmId }) => routeTo('alarms.alarm', { alarmId }),
          },
          {
            id: 'state',
            header: text('alarms.state'),
            cell: (alarm) => <AlarmState alarm={alarm} />,
            width: 160,
            filter: {
              kind: 'choice',
              choices: alarmStates.map((value) => ({ value, label: text(`alarms.state.${value}`) })),
            },
          },
          ...(appId === undefined ? [{ id: 'appName', header: text('alarms.app') }] : []),
          {
            id: 'level',
            header: text('alarms.level'),
            cell: ({ level }) => text(`alarms.level.${level as 1}`),
            width: 90,
            filter: {
              kind: 'choice',
              choices: levels.map((value) => ({ value, label: text(`alarms.level.${value}`) })),
            },
          },
          {
            id: 'condition',
            header: text('alarms.condition'),
            cell: (alarm) => (
              <span className="flex min-w-0 flex-col">
                <span className="truncate">{writeMetric(alarm)}</span>
                <span className="truncate text-sm text-muted">{writeCondition(alarm)}</span>
              </span>
            ),
            value: (alarm) => `${writeMetric(alarm)}: ${writeCondition(alarm)}`,
          },
          {
            // What fires says it above, and the other columns say what a rule is about.
            id: 'stateTime',
            header: text('alarms.state.since'),
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('alarms.create'),
            icon: 'add',
            call: calls['alarms.alarm.create'],
            primary: true,
            shortcut: 'c',
            run: () => place.go(routeTo('alarms.create') + (appId === undefined ? '' : `?app=${appId}`)),
          },
        ]}
        rowActions={[
          {
            id: 'start',
            label: text('alarms.start'),
            call: start.call,
            hidden: ({ enabled }) => enabled,
            run: ({ alarmId }) => start.run({ alarmId }),
            done: text('alarms.started'),
          },
          {
            id: 'mute',
            label: text('alarms.mute'),
            call: mute.call,
            hidden: (alarm) => !alarm.enabled || alarm.mute !== null,
            run: setMuting,
          },
          {
            id: 'unmute',
            label: text('alarms.unmute'),
            call: mute.call,
            hidden: (alarm) => alarm.mute === null,
            run: ({ alarmId }) => mute.run({ alarmId, duration: null }),
            done: text('alarms.unmuted'),
          },
          {
            id: 'edit',
            label: text('alarms.edit'),
            call: calls['alarms.alarm.edit'],
            run: ({ alarmId }) => place.go(routeTo('alarms.edit', { alarmId })),
          },
          { id: 'copy', label: text('alarms.copy'), call: calls['alarms.copy.create'], run: setCopying },
          {
            id: 'stop',
            label: text('alarms.stop'),
            call: stop.call,
            hidden: ({ enabled }) => !enabled,
            run: ({ alarmId }) => stop.run({ alarmId }),
            confirm: ({ alarmName }) => ({
              title: text('alarms.stop.title', { name: alarmName }),
              description: text('alarms.stop.body'),
            }),
            done: text('alarms.stopped'),
          },
          {
            id: 'delete',
            label: text('alarms.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            run: ({ alarmId }) => remove.run({ alarmId }),
            confirm: ({ alarmName }) => ({
              title: text('alarms.delete.title', { name: alarmName }),
              description: text('alarms.delete.body'),
            }),
            done: text('alarms.deleted'),
          },
        ]}
        empty={{ title: text('alarms.empty'), body: text('alarms.empty.body'), icon: icons.bell, action: 'create' }}
      />
      <MuteDialog alarm={muting} onClose={() => setMuting(undefined)} open={muting !== undefined} />
      <CopyDialog alarm={copying} onClose={() => setCopying(undefined)} open={copying !== undefined} />
    </div>
  )
}
