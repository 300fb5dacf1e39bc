import { and, eq, inArray, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { defineReleaseChecks, type Check } from '@console-widgets/platform/release/checks'
import type { TestGroup } from '@console-widgets/versions/platform/rows'
import { servesApp } from './group-handlers.ts'
import { testGroups } from './tables.ts'

/** What the checks of tests look at: the bound groups, and those of them that the app’s tests can go to. */
interface TestFacts {
  bound: readonly string[]
  groups: readonly TestGroup[]
}

/** Checks of a test by invitation before its release: each group exists, and the build reaches a tester. */
const checks: readonly Check<TestFacts>[] = [
  {
    id: 'beta.groups',
    level: 'error',
    order: 360,
    message: 'must name groups that exist and are for this app',
    applies: ({ bound }) => bound.length > 0,
    findProblems: ({ bound, groups }) =>
      bound
        .filter((groupId) => !groups.some((group) => group.groupId === groupId))
        .map((groupId) => ({ field: 'testInfo.groupInfos', sample: groupId })),
  },
  {
    id: 'beta.testers',
    level: 'error',
    order: 361,
    message: 'must name groups with at least one tester',
    applies: ({ groups }) => groups.length > 0,
    findProblems: ({ groups }) =>
      groups.some(({ testers }) => testers > 0)
        ? []
        : groups.map(({ groupName }) => ({ field: 'testInfo.groupInfos', sample: groupName })),
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { appId, testGroups: bound }): Promise<TestFacts> {
    if (bound.length === 0) return { bound, groups: [] }
    const groups = await db
      .select(groupFacts)
      .from(testGroups)
      .where(and(inArray(testGroups.groupId, [...bound]), servesApp(appId)))
    return { bound, groups }
  },
  pageOf: () => ({ id: 'beta.groups', values: {} }),
})

export const testGroupAnswers: QuestionTakers = {
  'versions.test-groups': async ({ appId, groupId }, { db }) =>
    db
      .select(groupFacts)
      .from(testGroups)
      .where(and(servesApp(appId), groupId === undefined ? undefined : eq(testGroups.groupId, groupId)))
      .orderBy(testGroups.groupName),
}

const groupFacts = {
  groupId: testGroups.groupId,
  groupName: testGroups.groupName,
  testers: sql<number>`(select count(*)::int from cw_beta_testers t where t.group_id = cw_beta_groups.group_id)`,
}
