import { and, desc, eq, lt } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { experimentGuardrail } from './notices.ts'
import { resultOfDay } from './result.ts'
import { experimentResults, type ExperimentRow } from './tables.ts'

/** Tells the team of variants in which a guardrail has become worse on a day that was evaluated. */
export async function tellOfGuardrails(
  db: Queries,
  experiment: ExperimentRow,
  day: number,
  now: number,
): Promise<void> {
  const { teamId, appId, experimentId, experimentName, guards, comparesSame } = experiment
  if (guards.length === 0 || comparesSame) return
  const worse = await worseOn(db, experiment, day)
  if (worse.length === 0) return
  const before = await worseOn(db, experiment, await dayBefore(db, experiment, day))
  const news = worse.filter((name) => !before.includes(name))
  if (news.length === 0) return
  await sendNotice(
    db,
    {
      teamId,
      topic: experimentGuardrail,
      message: 'worse',
      values: { experiment: experimentName, variants: news.join(', ') },
      appId,
      page: { id: 'ab-testing.experiment', values: { appId, experimentId } },
    },
    now,
  )
}

/** Names of the variants in which a guardrail is worse than in the control, as the result of a day says. */
async function worseOn(db: Queries, experiment: ExperimentRow, day: number | undefined): Promise<readonly string[]> {
  if (day === undefined) return []
  const { experimentId, guards, variants } = experiment
  const rows = await db
    .select()
    .from(experimentResults)
    .where(and(eq(experimentResults.experimentId, experimentId), eq(experimentResults.day, day)))
  const { metric } = resultOfDay(experiment, rows)
  const worse = new Set(
    guards.flatMap((guard) =>
      metric(guard)
        .groups.filter(({ verdict }) => verdict === 'worse')
        .map(({ variantId }) => variantId),
    ),
  )
  return variants.filter(({ variantId }) => worse.has(variantId)).map(({ variantName }) => variantName)
}

/** The last day that was evaluated before a day. */
async function dayBefore(db: Queries, { experimentId }: ExperimentRow, day: number): Promise<number | undefined> {
  const [row] = await db
    .select({ day: experimentResults.day })
    .from(experimentResults)
    .where(and(eq(experimentResults.experimentId, experimentId), lt(experimentResults.day, day)))
    .orderBy(desc(experimentResults.day))
    .limit(1)
  return row?.day
}
