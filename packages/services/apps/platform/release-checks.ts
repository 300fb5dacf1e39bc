import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { answerWithChecks, requirement, type Check } from '@console-widgets/platform/release/checks'
import { findApp } from '@console-widgets/platform/tenancy/find-app'

/** What the checks of apps look at. */
interface AppFacts {
  isTest: boolean
  childType: number | null
}

/**
 * Checks of an app before one of its versions is released. The store lists every app in a category; tests aren't in it.
 */
const checks: readonly Check<AppFacts>[] = [
  {
    id: 'apps.category',
    level: 'error',
    order: 190,
    message: 'must be a category, because the app goes to the store',
    applies: ({ isTest }) => !isTest,
    findProblems: requirement(
      () => 'childType',
      ({ childType }) => childType !== null,
    ),
  },
]

export const releaseAnswers: QuestionTakers = answerWithChecks({
  checks,
  collectFacts: async (db, { appId, isTest }) => ({ isTest, childType: (await findApp(db, appId)).childType }),
  pageOf: ({ appId }) => ({ id: 'apps.app', values: { appId } }),
})
