import { calls } from '@console-widgets/alarms/contract'
import type { InputOf } from '@console-widgets/contract'
import { createSignedInStage, type SignedInStage } from '@console-widgets/sandbox/testing/signed-in-stage'

/** Northwind Weather, whose version 3.9.0 is in phased release and crashes five times as often. */
export const appId = '108370002'
export const unstable = '3.9.0'

export type Rule = InputOf<(typeof calls)['alarms.alarm.create']>

export const ruleNamed = (alarmName: string, change: Partial<Rule> = {}): Rule => ({
  appId,
  alarmName,
  metric: { namespace: 'reports', metricName: 'crashShare', dimensions: [{ name: 'version', value: unstable }] },
  condition: { filter: 'average', operator: '>', value: 2, datapoints: 2, evaluations: 3 },
  alarmActions: [{ type: 'notice', target: 'team' }],
  okActions: [{ type: 'notice', target: 'team' }],
  ...change,
})

/** A platform whose alerts are tested. */
export type AlarmStage = SignedInStage

/** `withTraffic`: the demo's people go on using their apps as time passes. */
export const createAlarmStage = ({ withTraffic = false } = {}): Promise<AlarmStage> =>
  createSignedInStage({ demoTraffic: withTraffic })
