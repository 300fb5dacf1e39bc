import { eq } from 'drizzle-orm'
import type { Finding } from '@console-widgets/store-listing/model'
import { defineReleaseChecks, type Check } from '@console-widgets/platform/release/checks'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { openFindings } from './detection-rows.ts'

/** What the checks of a listing look at: what was found in the texts and pictures that are submitted. */
interface ListingFacts {
  /** Whether the release goes to the store, and its texts or pictures have been examined. */
  isExamined: boolean
  findings: readonly Finding[]
}

const inListing =
  (ranks: readonly Finding['rank'][]) =>
  ({ findings }: ListingFacts) =>
    findings.filter(({ rank }) => ranks.includes(rank)).map(({ field, sample }) => ({ field, sample }))

/** Checks of the store listing: no finding of a detection is open. */
const checks: readonly Check<ListingFacts>[] = [
  {
    id: 'store-listing.refused',
    level: 'error',
    order: 140,
    message: 'contains something for which stores reject a listing',
    applies: ({ isExamined }) => isExamined,
    findProblems: inListing(['refuse']),
  },
  {
    id: 'store-listing.findings',
    level: 'warning',
    order: 141,
    message: 'contains something that a review may flag',
    applies: ({ isExamined }) => isExamined,
    findProblems: inListing(['warn']),
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { versionId, isTest }): Promise<ListingFacts> {
    const [version] = await db.select().from(appVersions).where(eq(appVersions.versionId, versionId))
    if (isTest || !version) return { isExamined: false, findings: [] }
    return openFindings(db, version)
  },
  pageOf: ({ appId }) => ({ id: 'store-listing.app', values: { appId } }),
})
