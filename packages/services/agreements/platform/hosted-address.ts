import { and, eq } from 'drizzle-orm'
import { publicPath, readPublicPath } from '@console-widgets/agreements/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { effectiveAgreements } from './agreement-rows.ts'
import { agreements } from './tables.ts'

/** Which public address an app's privacy policy has, and whether an address is one that is in effect. */
export const hostedAnswers: QuestionTakers = {
  'apps.hosted-agreement': async ({ appId, path }, { db }) => {
    const asked = readPublicPath(path)
    if (!asked) return undefined
    const { documentId, appId: ofApp, type, lang, version, state } = agreements
    const rows = await db
      .select({ lang, version })
      .from(agreements)
      .where(and(eq(documentId, asked.documentId), eq(ofApp, appId), eq(type, 'privacy'), eq(state, 'effective')))
    const isShown = rows.some(
      (row) =>
        (asked.lang === undefined || row.lang.toLowerCase() === asked.lang.toLowerCase()) &&
        (asked.version === undefined || row.version === asked.version),
    )
    return isShown ? 'effective' : 'not-effective'
  },

  'apps.hosted-policy': async ({ appId }, { db }) => {
    const { defaultLang } = await findApp(db, appId)
    const found = await effectiveAgreements(db, appId)
    const policy = found.find(({ type, lang }) => type === 'privacy' && lang === defaultLang)
    return policy && publicPath(policy.documentId, policy.lang)
  },
}
