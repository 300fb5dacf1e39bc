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

/** Calls whose answers are tables of numbers. */
export const tableCalls = Object.values(calls).filter((call) => call.output === 'reportAnswer')

/** Asks for a report by its call's id. */
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

/** Rows of the platform's own query, past all that a report does. */
export function rows<Row>(test: TestPlatform, query: SQL): Promise<Row[]> {
  return test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, query))
}

/** What the rows of a number add up to; hidden ones are missing. */
export function sumOf({ rows: all }: Answer, metric: MetricId): number {
  return all.reduce((sum, { values }) => sum + (values[metric] ?? 0), 0)
}

/** The numbers of a report that add up. */
export const additive = ({ metrics }: Answer) => metrics.filter(isAdditive)

export const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
