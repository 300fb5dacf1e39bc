import { desc, eq } from 'drizzle-orm'
import {
  agreementTypes,
  missingSections,
  publicPath,
  type AgreementSection,
  type AgreementState,
  type AgreementType,
} from '@console-widgets/agreements/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { editableStates, liveStates, pendingStates } from '@console-widgets/versions/model'
import { appVersions, versionLanguages } from '@console-widgets/versions/platform/rows'
import { agreements } from './tables.ts'

/** An app's agreement of a type in one language. */
export interface LanguageCoverage {
  lang: string
  /** Whether the store listing is in this language. */
  needed: boolean
  /** The version in effect, with its public path. */
  effective: { agreementId: string; version: number; path: string } | null
  /** The version that is being prepared. */
  open: { agreementId: string; version: number; state: AgreementState } | null
  /** Required sections that its newest text lacks. */
  missing: AgreementSection[]
}

/** Facts about the agreements of an app: in which languages they are in effect, and what is missing. */
export async function agreementFacts(
  db: Queries,
  appId: string,
): Promise<{ defaultLang: string; documents: { type: AgreementType; languages: LanguageCoverage[] }[] }> {
  const { defaultLang } = await findApp(db, appId)
  const needed = await listingLanguages(db, appId, defaultLang)
  const rows = await db.select().from(agreements).where(eq(agreements.appId, appId)).orderBy(desc(agreements.version))
  const documents = agreementTypes.map((type) => {
    const ofType = rows.filter((row) => row.type === type)
    const langs = [...new Set([...needed, ...ofType.map(({ lang }) => lang)])].toSorted(
      (one, other) => Number(other === defaultLang) - Number(one === defaultLang) || one.localeCompare(other),
    )
    return {
      type,
      languages: langs.map((lang): LanguageCoverage => {
        const inLanguage = ofType.filter((row) => row.lang === lang)
        const effective = inLanguage.find(({ state }) => state === 'effective')
        const open = inLanguage.find(({ state }) => state !== 'effective' && state !== 'replaced')
        const newest = open ?? effective
        return {
          lang,
          needed: needed.includes(lang),
          effective: effective
            ? {
                agreementId: effective.agreementId,
                version: effective.version,
                path: publicPath(effective.documentId, lang),
              }
            : null,
          open: open ? { agreementId: open.agreementId, version: open.version, state: open.state } : null,
          missing: newest ? missingSections(type, lang, newest.content) : [],
        }
      }),
    }
  })
  return { defaultLang, documents }
}

/** Languages of the store listing, live or in preparation, with the app's default language. */
async function listingLanguages(db: Queries, appId: string, defaultLang: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ lang: versionLanguages.lang, releaseState: appVersions.releaseState })
    .from(versionLanguages)
    .innerJoin(appVersions, eq(appVersions.versionId, versionLanguages.versionId))
    .where(eq(versionLanguages.appId, appId))
  const current = [...liveStates, ...pendingStates, ...editableStates]
  return [
    ...new Set([
      defaultLang,
      ...rows.filter(({ releaseState }) => current.includes(releaseState)).map(({ lang }) => lang),
    ]),
  ]
}
