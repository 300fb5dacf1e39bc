import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { readResult } from './result.ts'
import { experiments } from './tables.ts'

/** What experiments bring to the start page: those that wait for a decision, and all of them to the search. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { permissions }, region }, { db }) => {
    if (!permissions.has('ab-testing.edit')) return []
    const rows = await db
      .select()
      .from(experiments)
      .where(
        and(
          inArray(experiments.state, ['running', 'ended']),
          eq(experiments.comparesSame, false),
          region ? eq(experiments.region, region) : undefined,
        ),
      )
      .orderBy(desc(sql`coalesce(${experiments.endTime}, ${experiments.startTime})`))
      .limit(mostLines)
    const lines: AttentionLine[] = []
    for (const row of rows) {
      const { metrics, split, day } = await readResult({ db }, row)
      const verdictsOf = (role: 'goal' | 'guard') =>
        metrics.filter((each) => each.role === role).flatMap(({ groups }) => groups.map(({ verdict }) => verdict))
      const line = {
        id: row.experimentId,
        values: { experiment: row.experimentName },
        page: { id: 'ab-testing.experiment', values: { appId: row.appId, experimentId: row.experimentId } },
        time: day ?? row.updateTime,
      }
      if (split.isMismatch) lines.push({ kind: 'ab-testing.mismatch', tone: 'danger', ...line })
      else if (verdictsOf('guard').includes('worse')) lines.push({ kind: 'ab-testing.guard', tone: 'danger', ...line })
      else if (verdictsOf('goal').includes('better')) lines.push({ kind: 'ab-testing.winner', tone: 'info', ...line })
    }
    return lines
  },

  ...answerWithThings([
    {
      kind: 'ab-testing.experiments',
      from: experiments,
      id: experiments.experimentId,
      name: experiments.experimentName,
      detail: experiments.description,
      region: sql<string>`${experiments.region}`,
      page: 'ab-testing.experiment',
      parameters: { appId: experiments.appId, experimentId: experiments.experimentId },
    },
  ]),
}
