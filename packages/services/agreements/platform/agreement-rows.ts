import { and, desc, eq } from 'drizzle-orm'
import { publishedStates, publicPath } from '@console-widgets/agreements/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { agreements } from './tables.ts'

/** A version of an agreement as stored. */
export type AgreementRow = typeof agreements.$inferSelect

/** Returns a version for a change, locked. @throws PlatformRefusal if the team has none with this ID */
export async function lockAgreement(db: Queries, agreementId: string): Promise<AgreementRow> {
  await db
    .select({ agreementId: agreements.agreementId })
    .from(agreements)
    .where(eq(agreements.agreementId, agreementId))
    .for('update')
  return findRow(db, agreements, agreementId, 'agreement')
}

/** All versions in the language of one, newest first. */
export function versionsInLanguage(db: Queries, { documentId, lang }: AgreementRow): Promise<AgreementRow[]> {
  return db
    .select()
    .from(agreements)
    .where(and(eq(agreements.documentId, documentId), eq(agreements.lang, lang)))
    .orderBy(desc(agreements.version))
}

/** Versions of an app that are in effect. */
export function effectiveAgreements(db: Queries, appId: string): Promise<AgreementRow[]> {
  return db
    .select()
    .from(agreements)
    .where(and(eq(agreements.appId, appId), eq(agreements.state, 'effective')))
}

/** Public address of a version: that of the language while it is in effect, later its own. Null before. */
export function addressOf(row: AgreementRow, { publicOrigin }: Pick<PlatformParts, 'publicOrigin'>): string | null {
  if (!publishedStates.includes(row.state)) return null
  const version = row.state === 'effective' ? undefined : row.version
  return publicOrigin + publicPath(row.documentId, row.lang, version)
}
