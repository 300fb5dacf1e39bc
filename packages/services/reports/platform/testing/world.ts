import type { AnswerOf, InputOf } from '@console-widgets/contract'
import { calls } from '@console-widgets/reports/contract'
import { isAdditive, type MetricId } from '@console-widgets/reports/model'
import type { Console } from '@console-widgets/core'
import type { SQL } from 'drizzle-orm'
import { rowsOf } from '@console-widgets/platform/database/connection'
import type { TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

/** The app with the most people. */
export const mapsId = '108370001'

export type Answer = AnswerOf<(typeof calls)['reports.distribution-dashboard.get']>
export type Asked = InputOf<(typeof calls)['reports.distribution-dashboard.get']>

/** Calls of metric reports. */
export const tableCalls = Object.values(calls).filter((call) => call.output === 'reportAnswer')

/** Requests a report by its call ID. */
export function ask(console: Console, id: string, input: Asked = {}): Promise<Answer> {
  const call = (calls as unknown as Record<string, (typeof calls)['reports.distribution-dashboard.get']>)[
    id
  ] as (typeof calls)['reports.distribution-dashboard.get']
  const path = {
    ...(call.path.includes('{appId}') ? { appId: mapsId } : {}),
    ...(call.path.includes('{channelId}') ? { channelId: 'newsletter' } : {}),
    ...(call.method === 'POST' ? { metrics: ['downloads', 'crashShare'] } : {}),
  }
  return console.invoke(call, { ...path, ...input })
}

/** Runs a direct query on the platform, bypassing all report code. */
export function rows<Row>(test: TestPlatform, query: SQL): Promise<Row[]> {
  return test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, query))
}

/** Sum of a metric's rows, without hidden ones. */
export function sumOf({ rows: all }: Answer, metric: MetricId): number {
  return all.reduce((sum, { values }) => sum + (values[metric] ?? 0), 0)
}

/** Metrics of a report that add up. */
export const additive = ({ metrics }: Answer) => metrics.filter(isAdditive)
