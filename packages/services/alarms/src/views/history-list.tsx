import {
  ExactTime,
  icons,
  lazyDialog,
  lazyFormDialog,
  RelativeTime,
  ResourceList,
  Status,
  useData,
  useJoin,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type HistoryEntry, historyData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { alarmStates, handlings } from '../model.ts'
import { routes } from '../routes.ts'
import { StateName } from './alarm-state.tsx'
import { placeAt } from './moment.ts'
import { namesOf } from './names-of-told.ts'
import { useAlarmWords } from './use-alarm-words.ts'

const ToldDialog = lazyDialog(() => import('./told-dialog.tsx').then((module) => module.ToldDialog))
const HandleDialog = lazyFormDialog(() => import('./handle-dialog.tsx').then((module) => module.HandleDialog))

/** Changes of rules’ states, with the values at that time, and what was done about them. */
export function HistoryList({ appId, alarmId }: { appId?: string; alarmId?: string }) {
  const text = useAlarmsText()
  const routeTo = useRoutes(routes)
  const join = useJoin()
  const { nameOfInstance, write } = useAlarmWords()
  const { history, handle } = useData(historyData, {
    ...(appId === undefined ? {} : { appId }),
    ...(alarmId === undefined ? {} : { alarmId }),
  })
  const [handling, setHandling] = useState<HistoryEntry>()
  const [told, setTold] = useState<HistoryEntry>()
  const states = alarmStates.map((value) => ({ value, label: text(`alarms.state.${value}`) }))
  const actionsOf = ({ actions }: HistoryEntry) =>
    actions.length === 0
      ? null
      : join.names(
          actions.map(({ type, outcome }) =>
            join.labeled(text(`alarms.taken.${type}`), text(`alarms.outcome.${outcome}`)),
          ),
        )
  const toldOf = ({ told: people }: HistoryEntry) =>
    people.length === 0 ? null : text('alarms.told.count', { count: namesOf(people).length })
  /** What followed from a change, in one line: a halted release says more than who was told. */
  const consequencesOf = (entry: HistoryEntry) => {
    const told = toldOf(entry)
    const isHalt = entry.actions.some(({ type }) => type === 'halt-release')
    return told === null || isHalt ? actionsOf(entry) : join.labeled(text('alarms.told'), told)
  }
  return (
    <>
      <ResourceList
        list={history}
        title={text('alarms.history.title')}
        columns={[
          {
            id: 'alarmName',
            header: text('alarms.history.rule'),
            primary: true,
            href: (entry) => placeAt(routeTo('alarms.alarm', { alarmId: entry.alarmId }), entry),
            cell: ({ alarmName, forEach, instance }) => (
              <>
                <span className="block truncate">{alarmName}</span>
                {instance === null ? null : (
                  <span className="block truncate text-sm text-muted">{nameOfInstance(forEach, instance)}</span>
                )}
              </>
            ),
          },
          {
            id: 'instance',
            header: text('alarms.forEach.instance'),
            cell: ({ forEach, instance }) => (instance === null ? null : nameOfInstance(forEach, instance)),
            value: ({ instance }) => instance ?? '',
            hidden: true,
            filter: { kind: 'text' },
          },
          {
            id: 'toState',
            header: text('alarms.history.to'),
            cell: (entry) => <StateName state={entry.toState} detail={consequencesOf(entry)} />,
            width: 190,
            filter: { kind: 'choice', choices: states },
          },
          {
            id: 'fromState',
            header: text('alarms.history.from'),
            cell: ({ fromState }) => <StateName state={fromState} />,
            hidden: true,
            filter: { kind: 'choice', choices: states },
          },
          {
            id: 'value',
            header: text('alarms.value'),
            cell: ({ value, unit }) => write(value, unit),
            align: 'end',
            width: 90,
          },
          {
            id: 'threshold',
            header: text('alarms.threshold'),
            cell: ({ threshold, unit }) => write(threshold, unit),
            align: 'end',
            width: 110,
          },
          {
            id: 'handling',
            header: text('alarms.history.handling'),
            // Only an alert needs someone who deals with it.
            cell: ({ toState, handling: state, userName, note }) =>
              toState === 'alarm' ? (
                <Status
                  tone={state === 'pending' ? 'warning' : 'success'}
                  detail={userName && note ? join.labeled(userName, note) : userName}
                >
                  {text(`alarms.history.${state}`)}
                </Status>
              ) : null,
            width: 190,
            filter: {
              kind: 'choice',
              choices: handlings.map((value) => ({ value, label: text(`alarms.history.${value}`) })),
            },
          },
          { id: 'note', header: text('alarms.history.note'), hidden: true },
          {
            id: 'actions',
            header: text('alarms.history.actions'),
            cell: actionsOf,
            value: ({ actions }) => actions.map(({ type, outcome }) => `${type}: ${outcome}`).join('; '),
            hidden: true,
          },
          {
            id: 'told',
            header: text('alarms.told'),
            cell: toldOf,
            value: ({ told: people }) => namesOf(people).join('; '),
            hidden: true,
          },
          {
            id: 'time',
            header: text('alarms.history.time'),
            cell: ({ time }) =>
              alarmId === undefined ? <RelativeTime time={time} /> : <ExactTime time={time} short />,
            width: 150,
          },
        ]}
        rowActions={[
          {
            id: 'handle',
            label: text('alarms.handle'),
            call: handle.call,
            hidden: (entry) => entry.handling === 'handled',
            run: setHandling,
          },
          {
            id: 'note',
            label: text('alarms.handle.edit'),
            call: handle.call,
            hidden: (entry) => entry.handling === 'pending' || entry.toState !== 'alarm',
            run: setHandling,
          },
          {
            id: 'told',
            label: text('alarms.told.show'),
            hidden: ({ told: people }) => people.length === 0,
            run: setTold,
          },
        ]}
        empty={{
          title: text('alarms.history.empty'),
          body: text('alarms.history.empty.body'),
          icon: icons.bell,
        }}
      />
      <ToldDialog entry={told} onClose={() => setTold(undefined)} open={told !== undefined} />
      <HandleDialog entry={handling} onClose={() => setHandling(undefined)} open={handling !== undefined} />
    </>
  )
}
