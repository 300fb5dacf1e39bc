import type { AnswerOf } from '@console-widgets/contract'
import type { Console, Language } from '@console-widgets/core'
import { largestPageSize } from '@console-widgets/core/model'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { groupListFields, subscriptionListFields as fields, testerListFields, testListFields } from './model.ts'

/** A test, as its link shows it. */
export type OpenTest = AnswerOf<(typeof calls)['beta.open-test.get']>
/** A test of the team, as listed. */
export type ListedTest = ItemOf<(typeof calls)['beta.test.list']>
/** A test that hasn’t begun. */
export type PlannedTest = AnswerOf<(typeof calls)['beta.planned-test.list']>['tests'][number]
/** A test, as its team sees it. */
export type TeamTest = NonNullable<AnswerOf<(typeof calls)['beta.test.get']>['test']>
/** A group of testers, as listed. */
export type TestGroup = ItemOf<(typeof calls)['beta.test-user-group.list']>
/** A group of testers, with how far they are. */
export type GroupDetail = AnswerOf<(typeof calls)['beta.test-user-group.get']>
/** A tester of a group. */
export type GroupTester = ItemOf<(typeof calls)['beta.test-user.list']>
/** A link by which people join a group. */
export type InviteLink = AnswerOf<(typeof calls)['beta.invite.list']>['items'][number]
/** Rows of a file of testers. */
export type ImportRows = readonly { hwAccount: string; nickName: string; country: string }[]
/** What becomes of the rows of an import. */
export type ImportAnswer = AnswerOf<(typeof calls)['beta.test-user-import.check']>
/** A task that invites users of an app to its test. */
export type UserTask = AnswerOf<(typeof calls)['beta.crowdtest-invite-user-task.list']>['items'][number]
/** A tester of a test. */
export type Tester = ItemOf<(typeof calls)['beta.subscription.list']>

/** Time after which the numbers of a running test are read again, in milliseconds. */
const freshFor = 15_000

/** Latest comments that the page of a test shows. */
const shownFeedback = 100

/** The test of a link, for anyone. */
export function openTestData(console: Console, _place: Place, invitationCode: string, language: Language) {
  const { query } = dataOf(console)
  return { test: query(calls['beta.open-test.get'], { invitationCode, language }) }
}

/** A person's place in a test, and what they can do there. */
export function ownPlaceData(console: Console, _place: Place, invitationCode: string) {
  const { query, mutation } = dataOf(console)
  return {
    own: query(calls['beta.own-subscription.get'], { invitationCode }),
    join: mutation(calls['beta.invite.subscribe']),
    leave: mutation(calls['beta.invite.unsubscribe']),
    download: mutation(calls['beta.build.download']),
    sendFeedback: mutation(calls['beta.feedback.create']),
  }
}

/** Tests of the team. */
export function teamTestsData(console: Console, place: Place) {
  const { list } = dataOf(console)
  return {
    tests: list(calls['beta.test.list'], {
      id: 'open-tests',
      key: 'versionId',
      fields: testListFields,
      place,
      every: () => freshFor,
    }),
  }
}

/** Tests of the team for a calendar, the latest ones. */
export function testCalendarData(console: Console) {
  const { query } = dataOf(console)
  return {
    tests: query(calls['beta.test.list'], { maxReqCount: largestPageSize, sort: '-startTime' }),
    planned: query(calls['beta.planned-test.list'], undefined),
  }
}

/** A test of the team, with its testers and what they say. */
export function teamTestData(console: Console, place: Place, appId: string, versionId: string, language: Language) {
  const { list, mutation, query } = dataOf(console)
  return {
    test: query(calls['beta.test.get'], { appId, versionId, language }, { every: () => freshFor }),
    testers: list(calls['beta.subscription.list'], {
      id: 'open-test-testers',
      key: 'subscriptionId',
      fields,
      place,
      every: () => freshFor,
      input: { appId, versionId },
    }),
    remove: mutation(calls['beta.subscription.remove']),
    feedback: query(
      calls['beta.feedback.list'],
      { appId, versionId, maxReqCount: shownFeedback },
      { every: () => freshFor },
    ),
  }
}

/** Users of an app who are invited to its open test. */
export function userTasksData(console: Console, _place: Place, appId: string, versionId: string) {
  const { mutation, query } = dataOf(console)
  return {
    tasks: query(calls['beta.crowdtest-invite-user-task.list'], { appId, versionId }, { every: () => freshFor }),
    create: mutation(calls['beta.crowdtest-invite-user-task.create']),
    stop: mutation(calls['beta.crowdtest-invite-user-task.stop']),
  }
}

/** The team’s groups of testers. */
export function groupsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    groups: list(calls['beta.test-user-group.list'], {
      id: 'test-groups',
      key: 'groupId',
      fields: groupListFields,
      place,
    }),
    create: mutation(calls['beta.test-user-group.create']),
    update: mutation(calls['beta.test-user-group.update']),
    remove: mutation(calls['beta.test-user-group.delete']),
  }
}

/** The team’s apps, of which a group can be for one. */
export function groupAppsData(console: Console) {
  const { query } = dataOf(console)
  return { apps: query(calls['beta.group-app.list'], undefined) }
}

/** A group, with how far its testers are. */
export function groupData(console: Console, place: Place, groupId: string) {
  const { list, mutation, query } = dataOf(console)
  return {
    group: query(calls['beta.test-user-group.get'], { groupId }, { every: () => freshFor }),
    testers: list(calls['beta.test-user.list'], {
      id: 'group-testers',
      key: 'testerId',
      fields: testerListFields,
      place,
      every: () => freshFor,
      input: { groupId },
    }),
    add: mutation(calls['beta.test-user.add']),
    removeTesters: mutation(calls['beta.test-user.delete']),
    checkImport: (rows: ImportRows) =>
      console.invoke(calls['beta.test-user-import.check'], { groupId, rows: [...rows] }),
    readTestUsers: () => console.invoke(calls['beta.test-account.list'], undefined),
    importTesters: mutation(calls['beta.test-user.import']),
  }
}

/** The links by which people join a group. */
export function linksData(console: Console, _place: Place, groupId: string, language: Language) {
  const { mutation, query } = dataOf(console)
  return {
    links: query(calls['beta.invite.list'], { groupId, language }, { every: () => freshFor }),
    create: mutation(calls['beta.invite.create']),
    stop: mutation(calls['beta.invite.stop']),
    remove: mutation(calls['beta.invite.delete']),
  }
}
