import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/versions/contract'
import { releaseTypes, versionLimits } from '@console-widgets/versions/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { addressWithoutDomain, placeholderAddress } from './checks/privacy-checks.ts'
import { problemsOfName } from './checks/text-checks.ts'
import { languagesOf } from './languages.ts'
import { appVersions } from './tables.ts'
import { nameChangesThisYear, takenNames } from './version-facts.ts'
import { liveVersions } from './version-rows.ts'

type CheckCalls = Pick<
  typeof calls,
  'versions.test-user-group.check' | 'versions.agreement.check' | 'versions.app-name.check'
>

/** Handlers of read-only checks, which report what the reviewer would. */
export const checkHandlers: Handlers<CheckCalls> = {
  'versions.test-user-group.check': async ({ appId, groupId }, { db }) => {
    await findApp(db, appId)
    const tests = await db
      .select()
      .from(appVersions)
      .where(and(eq(appVersions.appId, appId), eq(appVersions.releaseType, releaseTypes.test)))
    const versions = tests
      .filter(({ testInfo }) => testInfo?.groupInfos.some((group) => group.groupId === groupId && group.bind))
      .map(({ versionId, versionNumber, releaseState }) => ({ versionId, versionNumber, releaseState }))
    return { inUse: versions.some(({ releaseState }) => [0, 3, 4, 12].includes(releaseState)), versions }
  },

  'versions.agreement.check': async ({ appId, privacyPolicy }, { db }) => {
    await findApp(db, appId)
    const isAddress = /^https?:\/\//i.test(privacyPolicy) && URL.canParse(privacyPolicy)
    const placeholder = isAddress ? placeholderAddress(privacyPolicy) : privacyPolicy
    const bare = addressWithoutDomain(privacyPolicy)
    const issues = [
      ...(placeholder === undefined ? [] : [{ rule: 'privacy-placeholder' as const, sample: placeholder }]),
      ...(bare === undefined ? [] : [{ rule: 'record' as const, sample: bare }]),
    ]
    return { acceptable: issues.length === 0, issues }
  },

  'versions.app-name.check': async ({ appId, lang, appName }, { db, now }) => {
    const app = appId === undefined ? undefined : await findApp(db, appId)
    const language = lang ?? app?.defaultLang
    const { whole } = app ? await liveVersions(db, app.appId) : { whole: undefined }
    const ownName = whole
      ? (await languagesOf(db, whole.versionId)).find((row) => row.lang === language)?.appName
      : app?.appName
    const isTaken = (await takenNames(db, app?.appId ?? '', [appName])).size > 0
    const changes = app ? await nameChangesThisYear(db, app.appId, app.defaultLang, now()) : 0
    return {
      result: appName.toLowerCase() === ownName?.toLowerCase() ? 'own' : isTaken ? 'taken' : 'free',
      issues: problemsOfName(appName),
      changesLeft: app ? Math.max(0, versionLimits.nameChangesPerYear - changes) : null,
    }
  },
}
