import { eq } from 'drizzle-orm'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { defineReleaseChecks, type Check, type Problem } from '@console-widgets/platform/release/checks'
import { collectCheckFacts, type CheckFacts } from './release-facts.ts'

/** What the checks of a release look at. */
interface ReleaseFacts extends CheckFacts {
  appId: string
  packageId: string | null
  /** Whether the release goes to the store, with a package that can be checked. */
  isCheckable: boolean
}

/** Checks of the package of a release: by its newest report. */
const checks: readonly Check<ReleaseFacts>[] = [
  {
    id: 'app-check.report',
    level: 'warning',
    order: 50,
    message: 'has no completed check yet',
    applies: ({ isCheckable }) => isCheckable,
    findProblems: ({ newest, packageId }) => (newest ? [] : [{ field: `packages.${packageId}` }]),
  },
  {
    id: 'app-check.blocking',
    level: 'error',
    order: 51,
    message: 'must not contain problems that block a release',
    applies: ({ isCheckable, newest }) => isCheckable && newest !== null,
    findProblems: (facts) => inReport(facts, 'block'),
  },
  {
    id: 'app-check.serious',
    level: 'warning',
    order: 52,
    message: 'contains serious problems',
    applies: ({ isCheckable, newest }) => isCheckable && newest !== null,
    findProblems: (facts) => inReport(facts, 'serious'),
  },
]

/** The problems of a rank, as one: the report has them in full. */
function inReport({ appId, newest }: ReleaseFacts, rank: 'block' | 'serious'): Problem[] {
  if (!newest || newest.result[rank] === 0) return []
  return [{ field: rank, page: { id: 'app-check.report', values: { appId, checkId: newest.checkId } } }]
}

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { appId, isTest, packageId }) {
    const ofRelease = { appId, packageId, ...(await collectCheckFacts(db, packageId)) }
    if (isTest || packageId === null) return { ...ofRelease, isCheckable: false }
    const [item] = await db
      .select({ format: appPackages.format, successStatus: appPackages.successStatus })
      .from(appPackages)
      .where(eq(appPackages.pkgId, packageId))
    return { ...ofRelease, isCheckable: item?.format === 'apk' && item.successStatus === 0 }
  },
  pageOf: ({ appId }) => ({ id: 'app-check.list', values: { appId } }),
})
