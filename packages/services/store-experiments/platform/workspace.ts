import { desc, inArray, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { materialTests } from './tables.ts'

/** What store experiments bring to the start page: tests that wait for a person, and all of them to the search. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { permissions } }, { db }) => {
    if (!permissions.has('store-experiments.edit')) return []
    const rows = await db
      .select()
      .from(materialTests)
      .where(inArray(materialTests.state, ['rejected', 'passed', 'stopped']))
      .orderBy(desc(materialTests.updateTime))
      .limit(mostLines)
    return rows.flatMap(({ testId, testName, appId, state, outcome, updateTime }): AttentionLine[] => {
      const line = {
        id: testId,
        values: { test: testName },
        page: { id: 'store-experiments.test', values: { appId, testId } },
        time: updateTime,
      }
      if (state === 'rejected') return [{ kind: 'store-experiments.rejected', tone: 'danger', ...line }]
      if (state === 'passed') return [{ kind: 'store-experiments.passed', tone: 'info', ...line }]
      return outcome?.verdict === 'better' ? [{ kind: 'store-experiments.winner', tone: 'info', ...line }] : []
    })
  },

  ...answerWithThings([
    {
      kind: 'store-experiments.material_tests',
      from: materialTests,
      id: materialTests.testId,
      name: materialTests.testName,
      detail: sql<string>`''`,
      page: 'store-experiments.test',
      parameters: { appId: materialTests.appId, testId: materialTests.testId },
    },
  ]),
}
