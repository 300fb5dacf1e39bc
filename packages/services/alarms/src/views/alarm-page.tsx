import { formatDateTime } from '@console-widgets/core/formats'
import {
  ActionButton,
  Callout,
  ChartGroup,
  DetailPage,
  KeyValueList,
  lazyFormDialog,
  lazyPart,
  Link,
  Loading,
  QueryView,
  RelativeTime,
  useData,
  useLanguage,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Alarm, alarmData, alarmsData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { alarmLimits } from '../model.ts'
import { routes } from '../routes.ts'
import { idOf, ruleOf, valuesOf } from '../rule-form.ts'
import { AlarmState } from './alarm-state.tsx'
import { useRuleWords } from './use-rule-words.ts'
import { InstanceTable } from './instance-table.tsx'
import { spanAround, useMoment } from './moment.ts'
import { useAlarmWords } from './use-alarm-words.ts'

const SubjectChart = lazyPart(() => import('./instance-chart.tsx').then((module) => module.SubjectChart))
const HistoryList = lazyPart(() => import('./history-list.tsx').then((module) => module.HistoryList))
const AlarmRecords = lazyPart(() => import('./alarm-records.tsx').then((module) => module.AlarmRecords))
const MuteDialog = lazyFormDialog(() => import('./mute-dialog.tsx').then((module) => module.MuteDialog))

/** Changes of its state within a day from which a rule flaps. */
const flapping = 4

export interface AlarmPageProps {
  /** ID of the rule. */
  alarmId: string
}

/** One rule: its values and when it would have fired, its history, and its evaluations. */
export default function AlarmPage({ alarmId }: AlarmPageProps) {
  const { alarm } = useData(alarmData, alarmId)
  return <QueryView query={alarm}>{(found) => <Found alarm={found} />}</QueryView>
}

function Found({ alarm }: { alarm: Alarm }) {
  const text = useAlarmsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { start, stop, mute, remove } = useData(alarmsData)
  const [isMuting, setMuting] = useState(false)
  const { alarmId, alarmName, appId, enabled } = alarm
  const list = routeTo('alarms.app', { appId })
  return (
    <>
      <DetailPage
        title={alarmName}
        parents={[{ label: alarm.appName, to: list }]}
        status={<AlarmState alarm={alarm} />}
        meta={[text(`alarms.level.${alarm.level as 1}`), alarm.description]}
        next={
          enabled
            ? {
                call: calls['alarms.alarm.edit'],
                label: text('alarms.edit'),
                run: () => place.go(routeTo('alarms.edit', { alarmId })),
              }
            : {
                call: start.call,
                label: text('alarms.start'),
                done: text('alarms.started'),
                run: () => start.run({ alarmId }),
              }
        }
        actions={[
          alarm.mute === null
            ? { call: mute.call, label: text('alarms.mute'), run: () => setMuting(true) }
            : {
                call: mute.call,
                label: text('alarms.unmute'),
                done: text('alarms.unmuted'),
                run: () => mute.run({ alarmId, duration: null }),
              },
          ...(enabled
            ? [
                {
                  call: stop.call,
                  label: text('alarms.stop'),
                  confirm: {
                    title: text('alarms.stop.title', { name: alarmName }),
                    description: text('alarms.stop.body'),
                  },
                  done: text('alarms.stopped'),
                  run: () => stop.run({ alarmId }),
                },
              ]
            : [
                {
                  call: calls['alarms.alarm.edit'],
                  label: text('alarms.edit'),
                  run: () => place.go(routeTo('alarms.edit', { alarmId })),
                },
              ]),
          {
            call: remove.call,
            label: text('alarms.delete'),
            confirm: {
              title: text('alarms.delete.title', { name: alarmName }),
              description: text('alarms.delete.body'),
            },
            done: text('alarms.deleted'),
            run: async () => {
              await remove.run({ alarmId })
              place.go(list)
            },
          },
        ]}
        notice={<Notices alarm={alarm} />}
        tabs={[
          { id: 'chart', label: text('alarms.tab.chart'), content: () => <Values alarm={alarm} /> },
          {
            id: 'history',
            label: text('alarms.tab.history'),
            content: () => (
              <Suspense fallback={<Loading />}>
                <HistoryList alarmId={alarmId} />
              </Suspense>
            ),
          },
          {
            id: 'records',
            label: text('alarms.tab.records'),
            content: () => (
              <Suspense fallback={<Loading />}>
                <AlarmRecords alarm={alarm} />
              </Suspense>
            ),
          },
        ]}
      />
      <MuteDialog alarm={isMuting ? alarm : undefined} onClose={() => setMuting(false)} open={isMuting} />
    </>
  )
}

function Values({ alarm }: { alarm: Alarm }) {
  const text = useAlarmsText()
  const { write } = useAlarmWords()
  const { writeCondition, writeMetric } = useRuleWords()
  const moment = useMoment()
  const { metric, condition, lastValue, lastThreshold, stateTime } = alarm
  const dimensions = Object.fromEntries(metric.dimensions.map(({ name, value }) => [name, value]))
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="@container">
        <KeyValueList
          columns={3}
          items={[
            { label: text('alarms.metric'), value: writeMetric(alarm) },
            { label: text('alarms.condition'), value: writeCondition(alarm) },
            ...(alarm.forEach === null
              ? [
                  { label: text('alarms.value'), value: write(lastValue, metric.unit) },
                  { label: text('alarms.threshold'), value: write(lastThreshold, metric.unit) },
                ]
              : [{ label: text('alarms.forEach'), value: text(`alarms.forEach.${alarm.forEach}`) }]),
            { label: text('alarms.state.since'), value: <RelativeTime time={stateTime} /> },
          ]}
        />
      </div>
      <InstanceTable alarm={alarm} />
      <Suspense fallback={<Loading />}>
        <ChartGroup key={moment?.time} zoom={moment && spanAround(moment.time, condition.period)}>
          <SubjectChart
            key={moment?.instance}
            forEach={alarm.forEach}
            initial={moment?.instance}
            rule={{ appId: alarm.appId, metricId: idOf(metric), dimensions, filter: condition.filter }}
            condition={condition}
          />
        </ChartGroup>
      </Suspense>
    </div>
  )
}

/**
 * Where the remote config is rolled back, in case that is the cause; that the rule is muted, by whom and why; and that
 * it changes all the time, with the way to change that.
 */
function Notices({ alarm }: { alarm: Alarm }) {
  const text = useAlarmsText()
  const language = useLanguage()
  const { edit } = useData(alarmData, alarm.alarmId)
  const routeTo = useRoutes(routes)
  const { mute, changes, condition, projectId } = alarm
  const isFiring = alarm.state === 'alarm' && projectId !== null
  const evaluations = Math.min(alarmLimits.evaluations, condition.evaluations + 2)
  const datapoints = Math.min(evaluations, condition.datapoints + 1)
  if (!isFiring && !mute && changes < flapping) return null
  return (
    <div className="flex flex-col gap-3">
      {isFiring ? (
        <Callout>
          {text('alarms.config')}{' '}
          <Link to={routeTo('remote-config.config', { projectId })} className="underline">
            {text('alarms.config.open')}
          </Link>
        </Callout>
      ) : null}
      {mute ? (
        <Callout>
          {text('alarms.mute.notice', {
            person: mute.userName,
            time: formatDateTime(mute.untilTime, language),
            reason: mute.reason,
          })}
        </Callout>
      ) : null}
      {changes >= flapping ? (
        <Callout tone="warning">
          {text('alarms.flapping', { count: changes })}{' '}
          <ActionButton
            size="small"
            call={edit.call}
            label={text('alarms.flapping.raise', { datapoints, evaluations })}
            done={text('alarms.saved')}
            run={() => edit.run({ alarmId: alarm.alarmId, ...ruleOf({ ...valuesOf(alarm), datapoints, evaluations }) })}
          />
        </Callout>
      ) : null}
    </div>
  )
}
