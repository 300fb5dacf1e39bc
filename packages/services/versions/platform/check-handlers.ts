import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/versions/contract'
import { releaseTypes, versionLimits } from '@console-widgets/versions/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { joinDocumentChanges } from '@console-widgets/platform/release/document-changes'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { addressWithoutDomain, placeholderAddress } from './checks/privacy-checks.ts'
import { problemsOfName } from './checks/text-checks.ts'
import { hostedPolicy } from './hosted-policy.ts'
import { languagesOf } from './languages.ts'
import { appVersions } from './tables.ts'
import { nameChangesThisYear, takenNames } from './version-facts.ts'
import { findVersion, liveVersions } from './version-rows.ts'

/** A group that a test can go to. */
export interface TestGroup {
  groupId: string
  groupName: string
  testers: number
}

declare module '@console-widgets/platform/calls/events' {
  interface PlatformQuestions {
    /** To which groups of testers can tests of an app go? With an ID: the one, if it is among them. */
    'versions.test-groups': { question: { appId: string; groupId?: string }; answer: readonly TestGroup[] }
  }
}

type CheckCalls = Pick<
  typeof calls,
  | 'versions.test-user-group.list'
  | 'versions.test-user-group.check'
  | 'versions.agreement.check'
  | 'versions.app-name.check'
  | 'versions.country-change.check'
>

/** Handlers of read-only checks, which report what the reviewer would. */
export const checkHandlers: Handlers<CheckCalls> = {
  'versions.test-user-group.list': async ({ appId }, { db, services }) => {
    await findApp(db, appId)
    return { items: (await services.events.collectAnswers('versions.test-groups', { appId }, { db })).flat() }
  },

  'versions.test-user-group.check': async ({ appId, groupId }, { db, services }) => {
    await findApp(db, appId)
    const groups = (await services.events.collectAnswers('versions.test-groups', { appId, groupId }, { db })).flat()
    const tests = await db
      .select()
      .from(appVersions)
      .where(and(eq(appVersions.appId, appId), eq(appVersions.releaseType, releaseTypes.test)))
    const versions = tests
      .filter(({ testInfo }) => testInfo?.groupInfos.some((group) => group.groupId === groupId && group.bind))
      .map(({ versionId, versionNumber, releaseState }) => ({ versionId, versionNumber, releaseState }))
    return {
      exists: groups.length > 0,
      testers: groups[0]?.testers ?? 0,
      inUse: versions.some(({ releaseState }) => [0, 3, 4, 12].includes(releaseState)),
      versions,
    }
  },

  'versions.agreement.check': async ({ appId, privacyPolicy }, { db, services }) => {
    await findApp(db, appId)
    const hosted = await hostedPolicy({ db, services }, appId, privacyPolicy)
    if (hosted !== null) {
      const acceptable = hosted === 'effective'
      const issue = { rule: 'privacy-not-effective' as const, sample: new URL(privacyPolicy).pathname }
      return { acceptable, issues: acceptable ? [] : [issue] }
    }
    const isAddress = /^https?:\/\//i.test(privacyPolicy) && URL.canParse(privacyPolicy)
    const placeholder = isAddress ? placeholderAddress(privacyPolicy) : privacyPolicy
    const bare = addressWithoutDomain(privacyPolicy)
    const issues = [
      ...(placeholder === undefined ? [] : [{ rule: 'privacy-placeholder' as const, sample: placeholder }]),
      ...(bare === undefined ? [] : [{ rule: 'record' as const, sample: bare }]),
    ]
    return { acceptable: issues.length === 0, issues }
  },

  'versions.country-change.check': async ({ appId, versionId, publishCountry }, { db, now, services }) => {
    const { releaseType, releaseTime, publishCountry: before } = await findVersion(db, appId, versionId)
    // Tests need no documents.
    if (releaseType === releaseTypes.test) return { needed: [], freed: [] }
    const change = { appId, time: Math.max(now(), releaseTime ?? 0), countries: { before, after: publishCountry } }
    return joinDocumentChanges(await services.events.collectAnswers('release.document-changes', change, { db }))
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
