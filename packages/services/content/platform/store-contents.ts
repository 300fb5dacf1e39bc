import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { shownCountries, textIn, type ContentFields } from '@console-widgets/content/model'
import type { EventTakers, QuestionTakers } from '@console-widgets/platform/calls/events'
import { formatUtc } from '@console-widgets/core/formats'
import { bestLanguage } from '@console-widgets/platform/http/reader-languages'
import type { ShownContent } from '@console-widgets/platform/release/store-front'
import { findAppFacts } from './facts.ts'
import { contentDays, contents, resources } from './tables.ts'

/** Contents on the page of an app. */
const mostShown = 6

/** Brings what is published about an app to its public page, the newest first. */
export const storeContentAnswers: QuestionTakers = {
  'store-front.parts': async ({ appId, lang, country }, { db, collectAnswers }) => {
    const rows = await db
      .select({ contentId: contents.contentId, live: contents.live })
      .from(contents)
      .where(and(eq(contents.phase, 'visible'), sql`${contents.live} -> 'appIds' @> ${JSON.stringify([appId])}::jsonb`))
      .orderBy(desc(contents.publishTime), contents.contentId)
    const editions = rows.flatMap(({ contentId, live }) => (live ? [{ contentId, ...live }] : []))
    if (editions.length === 0) return []
    const appIds = [...new Set(editions.flatMap((edition) => edition.appIds))]
    const apps = await findAppFacts(db, { events: { collectAnswers } }, appIds)
    const shown = editions
      .filter((edition) => {
        const countries = shownCountries(edition, { apps })
        // Of a visitor whose country isn’t known, nothing speaks against it.
        return country === '' ? countries.length > 0 : countries.includes(country)
      })
      .slice(0, mostShown)
    const heroIds = shown.flatMap(({ heroId }) => (heroId === null ? [] : [heroId]))
    const pictures = await db
      .select({ resourceId: resources.resourceId, objectId: resources.objectId })
      .from(resources)
      .where(inArray(resources.resourceId, heroIds))
    const objectOf = new Map(pictures.map(({ resourceId, objectId }) => [resourceId, objectId]))
    return [{ contents: shown.flatMap((edition) => shownContent(edition, lang, objectOf)) }]
  },
}

/** Counts visitors of apps’ pages who see what is published there, each once. */
export const storeContentEvents: EventTakers = {
  'store-front.visited': async ({ acts, time }, { db, teamId }) => {
    const ids = acts.flatMap(({ kind, item }) => (kind === 'contentView' ? [item] : []))
    if (ids.length === 0) return
    // It may have been deleted while the page was read.
    const seen = await db
      .select({ contentId: contents.contentId })
      .from(contents)
      .where(inArray(contents.contentId, ids))
      .orderBy(contents.contentId)
      .for('key share')
    if (seen.length === 0) return
    const date = formatUtc(time, 'YYYY-MM-DD')
    await db
      .insert(contentDays)
      .values(seen.map(({ contentId }) => ({ teamId, contentId, day: date, impressions: 0, clicks: 0, visits: 1 })))
      .onConflictDoUpdate({
        target: [contentDays.contentId, contentDays.day],
        set: { visits: sql`${contentDays.visits} + 1` },
      })
  },
}

interface Edition extends ContentFields {
  contentId: string
}

function shownContent(edition: Edition, lang: string, objectOf: ReadonlyMap<string, string>): ShownContent[] {
  const { contentId, kind, texts, heroId, endTime, defaultLang } = edition
  const read = bestLanguage(
    texts.map((text) => text.lang),
    [lang, defaultLang],
  )
  const text = textIn(edition, read)
  if (!text) return []
  const { title, summary } = text
  return [{ contentId, kind, title, summary, lang: text.lang, endTime, imageId: objectOf.get(heroId ?? '') ?? null }]
}
