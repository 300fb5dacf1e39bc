import { and, desc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/agreements/contract'
import {
  consentsByDay,
  developerConsentCodes,
  oldestValidVersion,
  type PlatformLanguage,
} from '@console-widgets/agreements/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { day } from '@console-widgets/platform/clock/durations'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { consentChanges, consentStandings, publishedVersions } from './consent-rows.ts'
import { developerConsentTexts } from './developer-consent-texts.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { developerConsents } from './tables.ts'

/** Longest span of the chart, in days. */
const longestChart = 90

/** Handlers of consents: those of an app's users, and the developer's own. */
export const consentHandlers: Handlers<Pick<typeof calls, 'privacy.consent.query' | 'privacy.consent.sign'>> = {
  'privacy.consent.query': async ({ appId, type, lang }, { db, now }) => {
    const { appName, defaultLang } = await findApp(db, appId)
    const published = await publishedVersions(db, appId, type)
    const languages = [...new Set(published.map((each) => each.lang))]
    const shown = lang ?? (languages.includes(defaultLang) ? defaultLang : languages[0])
    const versions = published.filter((each) => each.lang === shown)
    const [first] = versions
    const nothing = { appName, languages, lang: shown ?? null, people: 0, valid: 0 }
    if (!first) return { ...nothing, versions: [], days: [], series: [] }
    const standings = await consentStandings(db, first.documentId, first.lang)
    const oldest = oldestValidVersion(versions)
    const today = Math.floor(now() / day)
    const from = Math.max(Math.floor(first.effectiveTime / day), today - longestChart + 1)
    const { days, series } = consentsByDay(
      await consentChanges(db, first.documentId, first.lang),
      versions.map(({ version }) => version),
      { from, to: today },
    )
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
    return {
      ...nothing,
      people: sum(standings.map(({ given, withdrawn }) => given + withdrawn)),
      valid: sum(standings.filter(({ version }) => version >= oldest).map(({ given }) => given)),
      versions: versions.map(({ version, state, effectiveTime, requireConfirm }) => {
        const { given = 0, withdrawn = 0 } = standings.find((each) => each.version === version) ?? {}
        return { version, effectiveTime, requireConfirm, isEffective: state === 'effective', given, withdrawn }
      }),
      days: days.map((each) => each * day),
      series,
    }
  },

  'privacy.consent.sign': async ({ code, version, given }, { db, userId, now }) => {
    const current = developerConsentTexts[code]
    if (version !== current.version)
      throw refuse('conflict', `The version in force is ${current.version}. Read it first.`, [
        issue('version', 'exactly', { value: current.version }),
      ])
    const last = await newestConsent(db, userId, code)
    const isSame = last ? last.given === given && last.version === version : !given
    if (!isSame)
      await db
        .insert(developerConsents)
        .values({ consentId: newId(), recipientId: userId, code, version, given, consentTime: now() })
    return { code, version, given, consentTime: isSame ? (last?.consentTime ?? null) : now() }
  },
}

/** What the platform asks the user to consent to, with what they have said. */
export async function describeDeveloperConsents(db: Queries, userId: string, language: PlatformLanguage) {
  const described = []
  for (const code of developerConsentCodes) {
    const { version, texts } = developerConsentTexts[code]
    const last = await newestConsent(db, userId, code)
    // Consent to an earlier version isn't consent to this one.
    const given = last !== undefined && last.given && last.version === version
    described.push({ code, version, ...texts[language], given, consentTime: last?.consentTime ?? null })
  }
  return described
}

async function newestConsent(db: Queries, userId: string, code: (typeof developerConsentCodes)[number]) {
  const { recipientId, code: ofCode, consentTime, consentId } = developerConsents
  const [row] = await db
    .select()
    .from(developerConsents)
    .where(and(eq(recipientId, userId), eq(ofCode, code)))
    .orderBy(desc(consentTime), desc(consentId))
    .limit(1)
  return row
}
