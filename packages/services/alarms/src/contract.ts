import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/alarms/v2'

/** The specification names these operations and says that there are two generations. Their paths are ours. */
const named = { spec: 'named' } as const

/** An operation that both generations have. */
const both = <Path extends string>(path: Path) =>
  ({
    ...named,
    path: `${base}/${path}`,
    olderPath: { path: `/alarms/v1/${path}`, switch: 'olderAlarmZones' },
  }) as const

const permission = 'alarms.manage'

/** Calls of the area `alarms`. */
export const calls = defineCalls<typeof schemas>({ follows: ['apps'] })({
  'alarms.metric.list': {
    ...both('metrics'),
    method: 'GET',
    title: 'List metrics',
    output: 'metrics',
  },
  'alarms.alarm.list': {
    ...both('alarms'),
    method: 'GET',
    title: 'List alert rules',
    input: 'alarmListInput',
    output: 'alarmPage',
  },
  'alarms.alarm.create': {
    ...both('alarms'),
    permission,
    method: 'POST',
    title: 'Create alert rule',
    input: 'createAlarmInput',
    output: 'alarm',
  },
  'alarms.alarm.edit': {
    ...both('alarms/{alarmId}'),
    permission,
    method: 'PUT',
    title: 'Edit alert rule',
    input: 'editAlarmInput',
    output: 'alarm',
  },
  'alarms.alarm.delete': {
    ...both('alarms/{alarmId}'),
    permission,
    method: 'DELETE',
    title: 'Delete alert rule',
    confirm: 'dialog',
    input: 'alarmIdInput',
  },
  'alarms.task.start': {
    ...both('alarms/{alarmId}/start'),
    permission,
    method: 'POST',
    title: 'Start watching',
    input: 'alarmIdInput',
    output: 'alarm',
  },
  'alarms.task.stop': {
    ...both('alarms/{alarmId}/stop'),
    permission,
    method: 'POST',
    title: 'Stop watching',
    input: 'alarmIdInput',
    output: 'alarm',
  },
  'alarms.history.list': {
    ...both('history'),
    method: 'GET',
    title: 'List alert history',
    input: 'historyListInput',
    output: 'historyPage',
  },
  'alarms.history.edit': {
    ...both('history/{historyId}'),
    permission,
    method: 'PUT',
    title: 'Handle alert',
    input: 'editHistoryInput',
    output: 'historyEntry',
  },
  'alarms.logging-record.list': {
    ...named,
    method: 'GET',
    path: `${base}/logging-records`,
    title: 'List logging records',
    input: 'recordListInput',
    output: 'loggingRecordPage',
  },
  'alarms.metric-series.query': {
    ...named,
    method: 'POST',
    effect: 'read',
    path: `${base}/metric-series/query`,
    title: 'Query metric series',
    input: 'metricSeriesInput',
    output: 'metricSeries',
  },
  'alarms.dimension.query': {
    ...named,
    method: 'POST',
    effect: 'read',
    path: `${base}/dimensions/query`,
    title: 'Query metric dimensions',
    input: 'dimensionInput',
    output: 'dimensionValues',
  },
  'alarms.alarm.get': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/alarms/{alarmId}`,
    title: 'Get alert rule',
    input: 'alarmIdInput',
    output: 'alarm',
  },
  'alarms.mute.update': {
    spec: 'ours',
    permission,
    method: 'PUT',
    path: `${base}/alarms/{alarmId}/mute`,
    title: 'Mute alert',
    input: 'muteInput',
    output: 'alarm',
  },
  'alarms.copy.create': {
    spec: 'ours',
    permission,
    method: 'POST',
    path: `${base}/alarms/{alarmId}/copies`,
    title: 'Copy alert rule to apps',
    input: 'copyInput',
    output: 'copies',
  },
})
