import { eq } from 'drizzle-orm'
import { endsSoon } from '@console-widgets/qualification/model'
import type { RecordAnswer } from '@console-widgets/qualification/schemas'
import { defineReleaseChecks, requirement, type Check } from '@console-widgets/platform/release/checks'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { storedRecord } from './records.ts'
import { isRecordAsked, requirementsIn, requirementsOf, type Requirement } from './requirements.ts'

/** What the checks of documents look at. */
interface QualificationFacts {
  /** Requirements in the countries of the release, on its day. Tests need no documents. */
  requirements: readonly Requirement[]
  /** Requirements whose documents end soon after. */
  ending: readonly Requirement[]
  needsRecord: boolean
  record: RecordAnswer['state']
}

const checks: readonly Check<QualificationFacts>[] = [
  {
    id: 'qualification.documents',
    level: 'error',
    order: 360,
    message: 'needs a document that has been approved and is valid on the day of the release',
    applies: ({ requirements }) => requirements.length > 0,
    findProblems: ({ requirements }) =>
      requirements.filter(({ state }) => state !== 'passed').map(({ rule }) => ({ field: rule.id })),
  },
  {
    id: 'qualification.expiring',
    level: 'warning',
    order: 361,
    message: 'should be renewed, because its document expires within 30 days',
    applies: ({ requirements }) => requirements.some(({ state }) => state === 'passed'),
    findProblems: ({ ending }) => ending.map(({ rule, expireTime }) => ({ field: rule.id, sample: expireTime ?? '' })),
  },
  {
    id: 'qualification.record',
    level: 'error',
    order: 362,
    message: 'must be the number of an ICP filing of this app and team, because it is published in mainland China',
    applies: ({ needsRecord }) => needsRecord,
    findProblems: requirement(
      () => 'recordNumber',
      ({ record }) => record === 'filed',
    ),
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { appId, versionId, isTest, countries }, now): Promise<QualificationFacts> {
    if (isTest) return { requirements: [], ending: [], needsRecord: false, record: 'none' }
    const [version] = await db
      .select({ releaseTime: appVersions.releaseTime })
      .from(appVersions)
      .where(eq(appVersions.versionId, versionId))
    const all = await requirementsOf(db, appId, Math.max(now, version?.releaseTime ?? 0))
    const requirements = requirementsIn(all, countries)
    return {
      requirements,
      ending: requirements.filter((each) => endsSoon(each, all.day)),
      needsRecord: isRecordAsked(all, countries),
      record: (await storedRecord(db, appId)).state,
    }
  },
  pageOf: ({ appId }) => ({ id: 'qualification.app', values: { appId } }),
})
