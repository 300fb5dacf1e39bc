import { and, desc, eq, sql } from 'drizzle-orm'
import type { AgreementType, ConsentChange } from '@console-widgets/agreements/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { refuse } from './refuse.ts'
import { agreements, consents, publications } from './tables.ts'

/** A consent of a person to a version of an app's public text, or its withdrawal. */
export interface Consent {
  appId: string
  documentId: string
  lang: string
  version: number
  /** ID by which the app knows the person. */
  subject: string
  given: boolean
}

/** Milliseconds of a day. Days are UTC days. */
const dayLength = 86_400_000

/**
 * Adds a consent or its withdrawal; rows are never changed. What a person has already said isn't stored again.
 * @throws PlatformRefusal if the version never was in effect, isn't any more, or there is nothing to withdraw
 */
export async function recordConsent(db: Queries, consent: Consent, now: number): Promise<{ isNew: boolean }> {
  const { appId, documentId, lang, version, subject, given } = consent
  const [text] = await db
    .select({ state: agreements.state })
    .from(agreements)
    .innerJoin(publications, eq(publications.agreementId, agreements.agreementId))
    .where(
      and(
        eq(agreements.appId, appId),
        eq(agreements.documentId, documentId),
        eq(agreements.lang, lang),
        eq(agreements.version, version),
      ),
    )
  if (!text) throw refuse('not-found', `Version ${version} in ${lang} never was in effect`)
  if (given && text.state !== 'effective')
    throw refuse('conflict', `Version ${version} in ${lang} is no longer in effect. Ask for the newest one.`)
  // Two requests of one person take turns.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${documentId} ${subject}`}))`)
  const [last] = await db
    .select({ version: consents.version, given: consents.given })
    .from(consents)
    .where(and(eq(consents.documentId, documentId), eq(consents.lang, lang), eq(consents.subject, subject)))
    .orderBy(desc(consents.consentTime), desc(consents.consentId))
    .limit(1)
  if (!given && !last?.given) throw refuse('conflict', 'This person hasn’t consented, so there is nothing to withdraw')
  if (given && last?.given && last.version === version) return { isNew: false }
  await db.insert(consents).values({ ...consent, consentId: newId(), consentTime: now })
  return { isNew: true }
}

/** Texts of an app that were in effect, with the languages that they are in. */
export async function publishedVersions(db: Queries, appId: string, type: AgreementType) {
  return db
    .select({
      documentId: publications.documentId,
      lang: publications.lang,
      version: publications.version,
      effectiveTime: publications.effectiveTime,
      requireConfirm: agreements.requireConfirm,
      state: agreements.state,
    })
    .from(publications)
    .innerJoin(agreements, eq(agreements.agreementId, publications.agreementId))
    .where(and(eq(agreements.appId, appId), eq(agreements.type, type)))
    .orderBy(publications.lang, publications.version)
}

/** Each consent with what the person had said before. */
const withEarlier = (documentId: string, lang: string) => sql`
  select subject, version, given, consent_time,
    lag(version) over person as earlier_version, lag(given) over person as earlier_given,
    row_number() over (partition by subject order by consent_time desc, consent_id desc) as age
  from cw_privacy_consents where document_id = ${documentId} and lang = ${lang}
  window person as (partition by subject order by consent_time, consent_id)`

/** Changes of the number of people by day and version, oldest first. */
export async function consentChanges(db: Queries, documentId: string, lang: string): Promise<ConsentChange[]> {
  const rows = await rowsOf<{ day: number | string; version: number; change: number | string }>(
    db,
    sql`
    with acts as (${withEarlier(documentId, lang)})
    select day, version, sum(change)::int as change from (
      select floor(consent_time / ${dayLength}::float8)::int as day, version, 1 as change from acts where given
      union all
      select floor(consent_time / ${dayLength}::float8)::int, earlier_version, -1 from acts where earlier_given
    ) as changes group by day, version order by day, version`,
  )
  return rows.map(({ day, version, change }) => ({ day: Number(day), version, change: Number(change) }))
}

/** Where each person stands now: how many have consented to each version last, and how many have withdrawn from it. */
export async function consentStandings(
  db: Queries,
  documentId: string,
  lang: string,
): Promise<{ version: number; given: number; withdrawn: number }[]> {
  return rowsOf(
    db,
    sql`
    with acts as (${withEarlier(documentId, lang)})
    select version, (count(*) filter (where given))::int as given, (count(*) filter (where not given))::int as withdrawn
    from acts where age = 1 group by version order by version`,
  )
}
