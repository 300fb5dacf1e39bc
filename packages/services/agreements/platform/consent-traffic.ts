import { eq } from 'drizzle-orm'
import { day } from '@console-widgets/platform/clock/durations'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { createRandom } from '@console-widgets/platform/demo/random'
import { newId } from '@console-widgets/platform/database/ids'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { agreements, consents, publications } from './tables.ts'

/** Type of the job with which users of the demo apps consent, day by day. */
export const consentTrafficKind = 'agreements.consent-traffic'

/** People who use a demo app by the end of the demo's history, and the days in which they came. */
const people = 120
const arrivalDays = 70
/** Share of the people who open the app on a day and are asked, and of those who withdraw then. */
const opening = 0.18
const withdrawing = 0.004

/** Registers the users of the demo apps. */
export function defineConsentTraffic({ jobs }: PlatformParts): void {
  jobs.playUsers(consentTrafficKind)
  jobs.define(consentTrafficKind, async (_, { db, teamId, now }) => {
    const today = Math.floor(now / day)
    for (const document of await documentsOf(db)) await liveThrough(db, document, today - 1, today - 1)
    await jobs.schedule(db, { kind: consentTrafficKind, teamId, payload: {}, dueTime: (today + 1) * day })
  })
}

/** What the users of the demo apps have said in the days before now, and the job that continues it. */
export async function seedConsents(db: Queries, { jobs }: PlatformParts, now: number): Promise<void> {
  const today = Math.floor(now / day)
  for (const document of await documentsOf(db)) {
    const [first] = document.versions
    if (first) await liveThrough(db, document, Math.floor(first.effectiveTime / day), today - 1)
  }
  await jobs.schedule(db, { kind: consentTrafficKind, teamId: demoTeamId, payload: {}, dueTime: (today + 1) * day })
}

/** A text of a demo app in one language. */
interface Document {
  appId: string
  documentId: string
  lang: string
  /** Versions with the time since when they are in effect, oldest first. */
  versions: { version: number; effectiveTime: number }[]
}

async function documentsOf(db: Queries): Promise<Document[]> {
  const rows = await db
    .select({
      appId: agreements.appId,
      documentId: publications.documentId,
      lang: publications.lang,
      version: publications.version,
      effectiveTime: publications.effectiveTime,
    })
    .from(publications)
    .innerJoin(agreements, eq(agreements.agreementId, publications.agreementId))
    .where(eq(publications.teamId, demoTeamId))
    .orderBy(publications.documentId, publications.lang, publications.version)
  const documents = new Map<string, Document>()
  for (const { version, effectiveTime, ...row } of rows) {
    const key = `${row.documentId} ${row.lang}`
    const known = documents.get(key) ?? { ...row, versions: [] }
    documents.set(key, { ...known, versions: [...known.versions, { version, effectiveTime }] })
  }
  return [...documents.values()]
}

/** Lets days pass for the users of an app. A day is always the same. */
async function liveThrough(db: Queries, document: Document, from: number, to: number): Promise<void> {
  const { appId, documentId, lang, versions } = document
  const said = await standOf(db, document)
  const rows: (typeof consents.$inferInsert)[] = []
  const [first] = versions
  const start = first ? Math.floor(first.effectiveTime / day) : from
  for (let today = from; today <= to; today++) {
    const random = createRandom(today)
    for (let person = 0; person < people; person++) {
      if (start + (person / people) * arrivalDays > today) break
      const subject = `u${person + 1}`
      const time = today * day + random.whole(0, day - 1)
      const current = versions.findLast(({ effectiveTime }) => effectiveTime <= time)
      if (!current) continue
      const last = said.get(subject)
      const isWithdrawing = random.chance(withdrawing) && last?.given === true
      const isConsenting = random.chance(opening) && (last === undefined || last.version < current.version)
      if (!isWithdrawing && !isConsenting) continue
      const version = isWithdrawing ? last.version : current.version
      said.set(subject, { version, given: !isWithdrawing })
      rows.push({
        teamId: demoTeamId,
        consentId: newId(),
        appId,
        documentId,
        lang,
        version,
        subject,
        given: !isWithdrawing,
        consentTime: time,
      })
    }
  }
  if (rows.length > 0) await db.insert(consents).values(rows)
}

async function standOf(db: Queries, { documentId, lang }: Document) {
  const rows = await db
    .select({ subject: consents.subject, version: consents.version, given: consents.given, lang: consents.lang })
    .from(consents)
    .where(eq(consents.documentId, documentId))
    .orderBy(consents.consentTime, consents.consentId)
  return new Map(
    rows.filter((row) => row.lang === lang).map(({ subject, version, given }) => [subject, { version, given }]),
  )
}
