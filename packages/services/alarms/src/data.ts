import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { alarmListFields, historyListFields, recordListFields } from './model.ts'

/** A rule. */
export type Alarm = ItemOf<(typeof calls)['alarms.alarm.list']>
/** A change of a rule’s state. */
export type HistoryEntry = ItemOf<(typeof calls)['alarms.history.list']>
/** An evaluation of a rule. */
export type LoggingRecord = ItemOf<(typeof calls)['alarms.logging-record.list']>
/** Metrics and apps to choose from. */
export type MetricChoices = AnswerOf<(typeof calls)['alarms.metric.list']>
/** A metric that can be watched. */
export type MetricChoice = MetricChoices['items'][number]
/** Values of a metric over time. */
export type MetricSeries = AnswerOf<(typeof calls)['alarms.metric-series.query']>
/** Which values of a metric. */
export type SeriesQuestion = InputOf<(typeof calls)['alarms.metric-series.query']>

/** States change with time: they are read again, in milliseconds. */
const freshFor = 30_000
/** Alerts that are shown as firing at most. */
const mostFiring = 50

/** The rules of the team or of an app, and those that fire. */
export function alarmsData(console: Console, place: Place, appId?: string) {
  const { list, query, mutation } = dataOf(console)
  const input = appId === undefined ? {} : { appId }
  return {
    alarms: list(calls['alarms.alarm.list'], {
      id: 'alarms',
      key: 'alarmId',
      fields: alarmListFields,
      place,
      input,
    }),
    firing: query(
      calls['alarms.alarm.list'],
      { ...input, filter: ['state:=:alarm'], sort: 'level', maxReqCount: mostFiring },
      { every: () => freshFor },
    ),
    start: mutation(calls['alarms.task.start']),
    stop: mutation(calls['alarms.task.stop']),
    mute: mutation(calls['alarms.mute.update']),
    remove: mutation(calls['alarms.alarm.delete']),
  }
}

/** One rule. */
export function alarmData(console: Console, _place: Place, alarmId: string) {
  const { query, mutation } = dataOf(console)
  return {
    alarm: query(calls['alarms.alarm.get'], { alarmId }, { every: () => freshFor }),
    edit: mutation(calls['alarms.alarm.edit']),
  }
}

/** What rules are made with. */
export function ruleData(console: Console) {
  const { query, mutation } = dataOf(console)
  return {
    metrics: query(calls['alarms.metric.list'], undefined),
    create: mutation(calls['alarms.alarm.create']),
    copy: mutation(calls['alarms.copy.create']),
  }
}

/** Values of a metric. */
export function seriesData(console: Console, _place: Place, question: SeriesQuestion) {
  const { query } = dataOf(console)
  return { series: query(calls['alarms.metric-series.query'], question) }
}

/** Values of a dimension of a metric. */
export function dimensionData(
  console: Console,
  _place: Place,
  appId: string,
  namespace: string,
  metricName: string,
  dimension: string,
) {
  const { query } = dataOf(console)
  return { values: query(calls['alarms.dimension.query'], { appId, namespace, metricName, dimension }) }
}

/** The history of all rules, of those of an app, or of one. */
export function historyData(console: Console, place: Place, which: { appId?: string; alarmId?: string }) {
  const { list, mutation } = dataOf(console)
  return {
    history: list(calls['alarms.history.list'], {
      id: 'alarm-history',
      key: 'historyId',
      fields: historyListFields,
      place,
      input: which,
    }),
    handle: mutation(calls['alarms.history.edit']),
  }
}

/** The evaluations of a rule. */
export function recordsData(console: Console, place: Place, alarmId: string) {
  const { list } = dataOf(console)
  return {
    records: list(calls['alarms.logging-record.list'], {
      id: 'alarm-records',
      key: 'recordId',
      fields: recordListFields,
      place,
      input: { alarmId },
    }),
  }
}
