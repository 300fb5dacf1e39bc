import { and, eq } from 'drizzle-orm'
import { readPublicPath } from '@console-widgets/agreements/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { agreements } from './tables.ts'

/** Whether a public address is an agreement of an app, and in effect. */
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
}
