import type { SQL } from 'drizzle-orm'
import { calls } from '@console-widgets/alarms/contract'
import type { InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

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

/** A platform whose alerts are tested, and its account holder. */
export interface AlarmStage {
  test: TestPlatform
  /** Signed in again whenever time passes. */
  holder: Console
  /** Advances the clock and runs everything that is due. */
  pass(milliseconds: number): Promise<void>
  rows<Row>(query: SQL): Promise<Row[]>
}

/** `withTraffic`: the demo's people go on using their apps as time passes. */
export async function createAlarmStage({ withTraffic = false } = {}): Promise<AlarmStage> {
  const test = await createTestPlatform({ demoTraffic: withTraffic })
  const stage: AlarmStage = {
    test,
    holder: await signIn(test.platform),
    async pass(milliseconds) {
      test.clock.advance(milliseconds)
      await test.platform.wake()
      stage.holder = await signIn(test.platform)
    },
    rows: (query) => test.platform.services.database.asPlatform((db) => rowsOf(db, query)),
  }
  return stage
}
