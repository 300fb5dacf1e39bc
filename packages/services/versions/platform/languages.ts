import { and, eq } from 'drizzle-orm'
import type { FieldIssue } from '@console-widgets/contract'
import { versionLimits } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { versionLanguages } from './tables.ts'
import type { VersionRow } from './version-rows.ts'

export type LanguageRow = typeof versionLanguages.$inferSelect

/** Texts of one language in a request: omitted fields stay unchanged. */
export interface LanguageChange {
  lang: string
  appName?: string | undefined
  appDesc?: string | undefined
  briefInfo?: string | undefined
  newFeatures?: string | undefined
}

/** Texts of a version, by language. */
export async function languagesOf(db: Queries, versionId: string): Promise<LanguageRow[]> {
  return db
    .select()
    .from(versionLanguages)
    .where(eq(versionLanguages.versionId, versionId))
    .orderBy(versionLanguages.lang)
}

/** Adds languages and changes existing ones. A new one needs a name. */
export async function saveLanguages(
  db: Queries,
  { versionId, appId, teamId }: VersionRow,
  changes: readonly LanguageChange[],
): Promise<void> {
  const known = new Set((await languagesOf(db, versionId)).map((row) => row.lang))
  const issues: FieldIssue[] = changes.flatMap(({ lang, appName }, index) =>
    known.has(lang) || appName ? [] : [issue(`languages.${index}.appName`, 'name-of-new-language')],
  )
  if (issues.length > 0) throw refuse('bad-parameter', 'A new language needs an app name', issues)
  const added = changes.filter(({ lang }) => !known.has(lang)).length
  if (known.size + added > versionLimits.languages)
    throw refuse('limit-reached', `A version has at most ${versionLimits.languages} languages`)
  for (const { lang, ...texts } of changes)
    if (known.has(lang)) await changeLanguage(db, versionId, lang, texts)
    else
      await db
        .insert(versionLanguages)
        .values({ teamId, versionId, appId, lang, ...texts, appName: texts.appName as string })
}

async function changeLanguage(
  db: Queries,
  versionId: string,
  lang: string,
  texts: Omit<LanguageChange, 'lang'>,
): Promise<void> {
  const set = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length === 0) return
  await db
    .update(versionLanguages)
    .set(set)
    .where(and(eq(versionLanguages.versionId, versionId), eq(versionLanguages.lang, lang)))
}

/** Copies the texts of another version. */
export async function copyLanguages(db: Queries, from: string, { versionId }: VersionRow): Promise<void> {
  const rows = await languagesOf(db, from)
  // Release notes belong to the previous version.
  if (rows.length > 0)
    await db.insert(versionLanguages).values(rows.map((row) => ({ ...row, versionId, newFeatures: '' })))
}

/** Deletes a language, unless it is the app's default. */
export async function deleteLanguage(
  db: Queries,
  { versionId }: VersionRow,
  lang: string,
  defaultLang: string,
): Promise<void> {
  if (lang === defaultLang)
    throw refuse('bad-parameter', `'${lang}' is the app’s default language and can’t be deleted`, [
      issue('lang', 'not-default-language'),
    ])
  const deleted = await db
    .delete(versionLanguages)
    .where(and(eq(versionLanguages.versionId, versionId), eq(versionLanguages.lang, lang)))
    .returning()
  if (deleted.length === 0)
    throw refuse('language-missing', `The version has no language '${lang}'`, [issue('lang', 'language-of-version')])
}
