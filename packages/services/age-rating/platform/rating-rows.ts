import { eq } from 'drizzle-orm'
import {
  changesSince,
  effectiveAnswers,
  openQuestions,
  questionnaireAt,
  ratingState,
  transitionEnd,
  type AppKind,
  type ConfirmedRating,
  type Ratings,
} from '@console-widgets/age-rating/model'
import { contentRatings } from '@console-widgets/core/tables'
import type { Rating } from '@console-widgets/age-rating/schemas'
import { describeHeldCertificate } from './certificate-rows.ts'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { collectEvidence } from './collect-evidence.ts'
import { ageRatings, boardCertificates } from './tables.ts'

/** Stored rating of an app. */
export type RatingRow = typeof ageRatings.$inferSelect

/** The rating of an app: as stored, or that of one that isn't rated yet. */
export async function readRating(
  db: Queries,
  appId: string,
  now: number,
): Promise<{ row: Omit<RatingRow, 'teamId'>; kind: AppKind; appName: string }> {
  const { appName, parentType, childType, grandChildType } = await findApp(db, appId)
  const [row] = await db.select().from(ageRatings).where(eq(ageRatings.appId, appId))
  const unrated = {
    appId,
    questionnaire: questionnaireAt(now).version,
    answers: {},
    isAnswered: false,
    confirmed: null,
    refusals: [],
    certificateCountries: [],
    wasLive: false,
    certificate: null,
    updateTime: now,
  }
  return { row: row ?? unrated, kind: { parentType, childType, grandChildType }, appName }
}

/** The rating of an app, as calls return it. The questionnaire to answer is the one in force. */
export async function describeRating(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  appId: string,
  now: number,
): Promise<Rating> {
  const { row, kind, appName } = await readRating(db, appId, now)
  const { version } = questionnaireAt(now)
  const answers = effectiveAnswers(version, row.answers)
  const evidence = await collectEvidence(db, events.collectAnswers, appId)
  const changes = row.confirmed ? changesSince(row.confirmed, evidence) : []
  return {
    appId,
    appName,
    state: ratingState({ ...row, changes }, kind, now),
    questionnaire: version,
    answers,
    open: openQuestions(version, answers),
    kind,
    confirmed: row.confirmed && describeConfirmed(row.confirmed),
    certificate: await describeHeldCertificate(db, row, answers),
    boardCertificate: await describeBoardCertificate(db, appId),
    countries: (await events.collectAnswers('release.wanted-countries', { appId }, { db })).flat(),
    evidence,
    changes,
    users: await usersOf(db, events, appId, now),
    validUntil: row.confirmed ? validUntil(row.confirmed.questionnaire, now) : null,
  }
}

/** The certificate of Korea’s board, as calls return it. */
async function describeBoardCertificate(db: Queries, appId: string): Promise<Rating['boardCertificate']> {
  const { number, issueDay, expireDay, isExpired, fileName, fileSize } = boardCertificates
  const [found] = await db
    .select({ number, issueDay, expireDay, isExpired, fileName, fileSize })
    .from(boardCertificates)
    .where(eq(boardCertificates.appId, appId))
  return found ?? null
}

/** People who used the app in the last 30 days, by country, as far as events are stored. */
async function usersOf(
  db: Queries,
  events: PlatformParts['events'],
  appId: string,
  time: number,
): Promise<Rating['users']> {
  const answers = await events.collectAnswers('release.people-by-country', { appId, time }, { db })
  const known = answers.find((each) => each !== undefined)
  return known ? known.map(({ country, people }) => ({ country, people })) : null
}

/** The end of the transition time, once a newer questionnaire applies. */
function validUntil(questionnaire: number, now: number): number | null {
  return questionnaireAt(now).version > questionnaire ? (transitionEnd(questionnaire) ?? null) : null
}

const describeConfirmed = ({ questionnaire, answers, ratings, time }: ConfirmedRating) => ({
  questionnaire,
  answers,
  ratings: listRatings(ratings),
  time,
})

const listRatings = (ratings: Ratings) => contentRatings.map((system) => ({ system, ...ratings[system] }))
