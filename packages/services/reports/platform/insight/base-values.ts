import { and, asc, avg, count, eq, gte, sql } from 'drizzle-orm'
import { baseValues, dayTime } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { interfaceCalls } from '../tables.ts'
import { baseValueIds, judge } from './numbers.ts'

/** Maximum number of interfaces in a response, most frequently called first. */
const mostInterfaces = 50

/** Metrics of an app compared with the platform baseline and the team median, and its measured interfaces. */
export async function answerBaseValues(db: Queries, appId: string, now: number) {
  await findApp(db, appId)
  const { period, notes, now: values, medians } = await judge(db, appId, now)
  const interfaces = await db
    .select({
      interfaceName: interfaceCalls.interfaceName,
      calls: count(),
      failed: sql<number>`(count(*) filter (where not ${interfaceCalls.succeeded}))::int`,
      averageMilliseconds: avg(interfaceCalls.milliseconds).mapWith(Number),
    })
    .from(interfaceCalls)
    .where(and(eq(interfaceCalls.appId, appId), gte(interfaceCalls.time, dayTime(period.startTime))))
    .groupBy(interfaceCalls.interfaceName)
    .orderBy(sql`2 desc`, asc(interfaceCalls.interfaceName))
    .limit(mostInterfaces)
  return {
    appId,
    period,
    values: baseValueIds.map((metric) => ({
      metric,
      value: values[metric] ?? null,
      base: baseValues[metric],
      median: medians[metric] ?? null,
    })),
    interfaces: interfaces.map((each) => ({ ...each, averageMilliseconds: each.averageMilliseconds ?? 0 })),
    notes,
  }
}
