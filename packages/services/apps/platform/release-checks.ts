import { inArray } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { defineReleaseChecks, requirement, type Check } from '@console-widgets/platform/release/checks'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'

/** What the checks of apps look at. */
interface AppFacts {
  isTest: boolean
  childType: number | null
  isInSeries: boolean
  /** Names of the apps of its series that are of another type, or in another category. */
  listedOtherwise: readonly string[]
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
  {
    id: 'apps.series',
    level: 'warning',
    order: 191,
    message: 'has apps in different categories, although the store shows them as one product',
    applies: ({ isTest, isInSeries, childType }) => !isTest && isInSeries && childType !== null,
    findProblems: ({ listedOtherwise }) => listedOtherwise.map((sample) => ({ field: 'series', sample })),
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { appId, isTest, siblings }) {
    const { parentType, childType } = await findApp(db, appId)
    const others = await findApps(db, siblings)
    const listedOtherwise = others.filter((other) => other.parentType !== parentType || other.childType !== childType)
    return {
      isTest,
      isInSeries: siblings.length > 0,
      childType,
      listedOtherwise: listedOtherwise.map(({ appName }) => appName),
    }
  },
  pageOf: ({ appId }) => ({ id: 'apps.app', values: { appId } }),
})

const findApps = async (db: Queries, appIds: readonly string[]) =>
  appIds.length === 0
    ? []
    : db
        .select()
        .from(apps)
        .where(inArray(apps.appId, [...appIds]))
        .orderBy(apps.appName)
