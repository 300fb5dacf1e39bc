import { delayOf, type Period } from '@console-widgets/alarms/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import { evaluateRules, type RulesOf } from './evaluate-rules.ts'
import { alarmClocks } from './tables.ts'

/** Kind of the job that evaluates a team's rules of one period. */
export const evaluateKind = 'alarms.evaluate'

/** Registers who evaluates rules: one job per team and period, at each end of the period. */
export function defineAlarmActors(services: PlatformParts): void {
  const { jobs } = services
  jobs.define<{ period: Period }>(evaluateKind, async ({ period }, { db, teamId, now }) => {
    const dueTime = await evaluateRules(db, services, { teamId, period }, now)
    if (dueTime !== undefined) await scheduleEvaluation(db, { teamId, period }, dueTime)
  })
}

/** Has a team's rules of a period evaluated at a time. */
export async function scheduleEvaluation(db: Queries, { teamId, period }: RulesOf, dueTime: number): Promise<void> {
  await scheduleJob(db, { kind: evaluateKind, teamId, payload: { period }, dueTime })
}

/** Begins to evaluate a team's rules of a period, unless that is going on already. */
export async function watch(db: Queries, { teamId, period }: RulesOf, now: number): Promise<void> {
  // The end of a period whose time of evaluation hasn't come.
  const nextEnd = Math.ceil((now - delayOf(period) + 1) / (period * 1000)) * period * 1000
  const started = await db
    .insert(alarmClocks)
    .values({ teamId, period, nextEnd, pastUntil: 0 })
    .onConflictDoNothing()
    .returning()
  if (started.length > 0) await scheduleEvaluation(db, { teamId, period }, nextEnd + delayOf(period))
}
