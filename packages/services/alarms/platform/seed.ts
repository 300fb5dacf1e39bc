import { asc, eq } from 'drizzle-orm'
import type { Period } from '@console-widgets/alarms/model'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { evaluateRules } from './evaluate-rules.ts'
import { alarmClocks, alarms } from './tables.ts'
import { scheduleEvaluation } from './watch.ts'

type NewAlarm = Omit<typeof alarms.$inferInsert, 'appId' | 'startTime' | 'stateTime' | 'createTime' | 'updateTime'>

const author = 'user-olga'
/** Days for which the demo team has watched its apps. */
const watchedDays = 30
const period: Period = 86_400

const common = { enabled: true, authorId: author, okActions: [] }
const notice = { type: 'notice', enabled: true, target: 'team' } as const
const condition = { filter: 'average', period, datapoints: 1, evaluations: 1, missing: 'missing' } as const

/** Rules of the demo team, by the name of the app. */
const rules: readonly (readonly [appName: string, rule: NewAlarm])[] = [
  [
    'Northwind Weather',
    {
      ...common,
      alarmId: 'alarm-weather-crashes',
      alarmName: 'weather-crashes',
      description: 'Crashes of all versions, two days out of three.',
      level: 1,
      metric: { namespace: 'reports', metricName: 'crashShare', dimensions: [] },
      condition: { ...condition, operator: '>', value: 1, datapoints: 2, evaluations: 3 },
      alarmActions: [notice],
      okActions: [notice],
    },
  ],
  [
    'Northwind Weather',
    {
      ...common,
      alarmId: 'alarm-weather-versions',
      alarmName: 'weather-crashes-by-version',
      description: 'Each version by itself, so that a small one can’t hide behind the others.',
      level: 2,
      metric: { namespace: 'reports', metricName: 'crashShare', dimensions: [] },
      forEach: 'version',
      condition: { ...condition, operator: '>', value: 2, datapoints: 2, evaluations: 3 },
      alarmActions: [notice],
      okActions: [notice],
    },
  ],
  [
    'Northwind Maps',
    {
      ...common,
      alarmId: 'alarm-maps-installs',
      alarmName: 'maps-failed-installs',
      description: 'Devices that can’t install the app.',
      level: 2,
      metric: { namespace: 'reports', metricName: 'installFailureShare', dimensions: [] },
      condition: { ...condition, operator: '>', value: 12 },
      alarmActions: [notice],
    },
  ],
  [
    'Northwind Maps',
    {
      ...common,
      alarmId: 'alarm-maps-downloads',
      alarmName: 'maps-downloads',
      description: 'Fewer downloads than on the same weekday of the last four weeks.',
      level: 3,
      metric: { namespace: 'reports', metricName: 'downloads', dimensions: [] },
      condition: { ...condition, filter: 'sum', operator: 'belowBaseline', value: 30 },
      alarmActions: [notice],
    },
  ],
  [
    'Northwind Maps',
    {
      ...common,
      alarmId: 'alarm-maps-rating',
      alarmName: 'maps-rating',
      description: 'The average rating of the reviews of a day.',
      level: 3,
      metric: { namespace: 'comments', metricName: 'average', dimensions: [] },
      condition: { ...condition, operator: '<', value: 3, datapoints: 2, evaluations: 2 },
      alarmActions: [notice],
      enabled: false,
    },
  ],
  [
    'Northwind Maps',
    {
      ...common,
      alarmId: 'alarm-maps-posters',
      alarmName: 'maps-poster-clicks',
      description: 'The campaign’s page is sized for 50 visitors a day.',
      level: 4,
      metric: { namespace: 'links', metricName: 'clicks', dimensions: [] },
      condition: { ...condition, filter: 'count', operator: '>', value: 50, datapoints: 2, evaluations: 3 },
      alarmActions: [notice],
      okActions: [notice],
    },
  ],
]

/** The demo team’s rules, with the evaluations since they were written. */
export async function seedAlarms({ db, now, services }: Seed): Promise<void> {
  const own = await db.select().from(apps).where(eq(apps.teamId, demoTeamId)).orderBy(asc(apps.appId))
  const since = now - watchedDays * day
  await db.insert(alarms).values(
    rules.map(([appName, rule]) => ({
      ...rule,
      teamId: demoTeamId,
      appId: own.find((app) => app.appName === appName)?.appId as string,
      startTime: since,
      stateTime: since,
      createTime: since,
      updateTime: since,
    })),
  )
  const nextEnd = Math.ceil(since / day) * day
  await db.insert(alarmClocks).values({ teamId: demoTeamId, period, nextEnd, pastUntil: now })
  const dueTime = await evaluateRules(db, services, { teamId: demoTeamId, period }, now)
  if (dueTime !== undefined) await scheduleEvaluation(db, { teamId: demoTeamId, period }, dueTime)
}

/** Who wrote the demo team’s rules. */
export async function historyOfAlarms({ db }: Seed): Promise<DemoAct[]> {
  const rows = await db.select().from(alarms).where(eq(alarms.teamId, demoTeamId)).orderBy(asc(alarms.alarmId))
  return rows.map(({ alarmId, appId, alarmName, metric, createTime }) => ({
    call: 'alarms.alarm.create',
    userId: author,
    time: createTime,
    input: { appId, alarmName, metric },
    changes: [{ table: 'cw_alarms', key: alarmId }],
  }))
}
