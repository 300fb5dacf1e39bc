import type { AnswerOf } from '@console-widgets/contract'
import type { Console, Language } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { subscriptionListFields as fields, testListFields } from './model.ts'

/** An open test, as its link shows it. */
export type OpenTest = AnswerOf<(typeof calls)['beta.open-test.get']>
/** An open test, as its team sees it. */
export type TeamTest = NonNullable<AnswerOf<(typeof calls)['beta.test.get']>['test']>
/** A tester of an open test. */
export type Tester = ItemOf<(typeof calls)['beta.subscription.list']>

/** Time after which the numbers of a running test are read again, in milliseconds. */
const freshFor = 15_000

/** The open test of a link, for anyone. */
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
  }
}

/** Open tests of the team. */
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

/** An open test of the team, with its testers. */
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
  }
}
