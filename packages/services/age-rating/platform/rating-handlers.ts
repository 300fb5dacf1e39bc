import type { calls } from '@console-widgets/age-rating/contract'
import {
  askedQuestions,
  countriesOfSystem,
  doubts,
  effectiveAnswers,
  keyOfEvidence,
  leastLevels,
  limitedKinds,
  oldRatingOf,
  openQuestions,
  questionnaireAt,
  questionnaires,
  raiseToKind,
  rate,
  systemLevels,
  transitionTime,
  type Answers,
  type ConfirmedRating,
  type HeldCertificate,
  type OldRating,
  type QuestionId,
  type Ratings,
} from '@console-widgets/age-rating/model'
import { contentRatings } from '@console-widgets/core/tables'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { collectEvidence } from './collect-evidence.ts'
import { inheritableRatings } from './inheritance.ts'
import { exclusionsOf } from './exclusions.ts'
import { keepCertificate } from './certificate-rows.ts'
import type { BoardCalls } from './board-certificates.ts'
import type { CertificateCalls } from './certificate-handlers.ts'
import { describeRating, readRating } from './rating-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { ageRatings } from './tables.ts'

type RatingCalls = {
  [
    Id in keyof typeof calls as Id extends `age-rating.${string}`
      ? Exclude<Id, keyof CertificateCalls | keyof BoardCalls>
      : never
  ]: (typeof calls)[Id]
}

/** Handlers of the questionnaire and of the ratings that follow from it. */
export const ratingHandlers: Handlers<RatingCalls> = {
  'age-rating.questionnaire.get': async ({ version }, { now }) => {
    const found =
      version === undefined ? questionnaireAt(now()) : questionnaires.find((each) => each.version === version)
    if (!found || found.validFrom > now())
      throw refuse('not-found', `There is no version ${version} of the questionnaire`)
    const all = askedQuestions(found.version, everyAnswer)
    return { ...found, questions: all.map(({ when = null, since: _since, ...question }) => ({ ...question, when })) }
  },

  'age-rating.config.get': async () => ({
    transitionDays: transitionTime / 86_400_000,
    systems: contentRatings.map((system) => ({
      system,
      levels: [...systemLevels[system]],
      countries: [...countriesOfSystem[system]],
    })),
  }),

  'age-rating.appkind-limit.get': async () => ({
    kinds: limitedKinds.map(({ kindId }) => ({ kindId, ageRating: 4 as const })),
  }),

  'age-rating.rating-v2-appkind.get': async ({ appId }, { db }) => {
    const least = leastLevels(await findApp(db, appId))
    return { least: contentRatings.map((system) => ({ system, level: least[system] ?? systemLevels[system][0] })) }
  },

  'age-rating.answer.get': async ({ appId }, { db, now }) => {
    const { row } = await readRating(db, appId, now())
    const { version: questionnaire } = questionnaireAt(now())
    return { questionnaire, answers: effectiveAnswers(questionnaire, row.answers) }
  },

  'age-rating.rating-v2.get': async ({ appId }, { db, services, now }) => describeRating(db, services, appId, now()),

  'age-rating.rating-v2-inheritance.get': async ({ appId }, { db, now, services }) => ({
    sources: await inheritableRatings(db, services, appId, now()),
  }),

  'age-rating.rating.get': async ({ appId }, { db, now }) => {
    const { row } = await readRating(db, appId, now())
    return { ageRating: row.confirmed && oldRatingOf(row.confirmed.ratings) }
  },

  'age-rating.answer.update': async ({ appId, questionnaire, answers }, context) => {
    const { db } = context
    const time = context.now()
    await findApp(db, appId)
    requireCurrent(questionnaire, answers, time)
    requireAsked(questionnaire, answers)
    const isAnswered = openQuestions(questionnaire, answers).length === 0
    const set = { questionnaire, answers, isAnswered, updateTime: time }
    await db
      .insert(ageRatings)
      .values({ appId, ...set })
      .onConflictDoUpdate({ target: ageRatings.appId, set })
    await announce(appId, context)
    return describeRating(db, context.services, appId, time)
  },

  'age-rating.rating-v2.confirm': async ({ appId }, context) => {
    const { db } = context
    const time = context.now()
    const { row, kind, appName } = await readRating(db, appId, time)
    const { version } = questionnaireAt(time)
    const open = openQuestions(version, row.answers)
    if (open.length > 0)
      throw refuse(
        'answers-missing',
        'Answer all questions before you confirm the rating',
        open.map((question) => issue(`answers.${question}`, 'answered')),
      )
    const ratings = raiseToKind(rate(version, row.answers, time, kind), kind)
    const evidence = await collectEvidence(db, context.services.events.collectAnswers, appId)
    const known = doubts(evidence, version, row.answers).map(keyOfEvidence)
    const confirmed = { questionnaire: version, answers: row.answers, ratings, time, known }
    await keepRating(
      db,
      appId,
      confirmed,
      await keepCertificate(db, { ...confirmed, appId, appName, held: row.certificate }),
    )
    await announce(appId, context)
    return describeRating(db, context.services, appId, time)
  },

  'age-rating.rating.set': async ({ appId, ageRating }, context) => {
    const { db } = context
    const { row } = await readRating(db, appId, context.now())
    if (!row.confirmed) throw refuse('answers-missing', 'Answer the questionnaire and confirm its rating first')
    const { ratings } = row.confirmed
    const current = oldRatingOf(ratings)
    if (ageRating < current)
      throw refuse('rating-too-low', `The answers give ${current}, and a rating can only be raised`, [
        issue('ageRating', 'at-least', { least: current }),
      ])
    if (ageRating > current)
      await keepRating(db, appId, { ...row.confirmed, ratings: raised(ratings, ageRating) }, row.certificate)
    return { ageRating }
  },
}

/** Answers that lead to every question. */
const everyAnswer: Answers = { purchases: 1, interaction: 1 }

/** A stricter rating than the answers give, which the developer wants. */
function raised(ratings: Ratings, ageRating: OldRating): Ratings {
  const level = systemLevels.HWAR[ageRating - 1] as string
  return { ...ratings, HWAR: { ...ratings.HWAR, level, because: [] } }
}

/** Refuses answers to another version of the questionnaire, and names the questions that are new since. */
function requireCurrent(questionnaire: number, answers: Answers, time: number): void {
  const { version } = questionnaireAt(time)
  if (questionnaire === version) return
  const added = askedQuestions(version, answers).filter(({ since }) => since > questionnaire)
  throw refuse(
    'questionnaire-changed',
    `Version ${version} of the questionnaire applies. Load its questions and answer those that are new.`,
    [
      issue('questionnaire', 'exactly', { value: version }),
      ...added.map(({ id, since }) => issue(`answers.${id}`, 'question-added', { version: since })),
    ],
  )
}

/** Answers must exist, and their questions must be asked. */
function requireAsked(questionnaire: number, answers: Answers): void {
  const asked = askedQuestions(questionnaire, answers)
  const issues = Object.entries(answers).flatMap(([id, answer]) => {
    const question = asked.find((each) => each.id === (id as QuestionId))
    if (!question) return [issue(`answers.${id}`, 'question-not-asked')]
    return answer < question.answers ? [] : [issue(`answers.${id}`, 'answer-below', { count: question.answers })]
  })
  if (issues.length > 0) throw refuse('bad-parameter', 'Some answers don’t fit their questions', issues)
}

/** Puts a rating in force, with what it excludes. */
async function keepRating(
  db: Queries,
  appId: string,
  confirmed: ConfirmedRating,
  certificate: HeldCertificate | null,
): Promise<void> {
  const { questionnaire, answers, time: updateTime } = confirmed
  const set = { ...exclusionsOf(confirmed.ratings), confirmed, certificate, isAnswered: true, updateTime }
  await db
    .insert(ageRatings)
    .values({ appId, questionnaire, answers, ...set })
    .onConflictDoUpdate({ target: ageRatings.appId, set: { ...set, questionnaire } })
}

const announce = (appId: string, context: Context) =>
  context.services.events.announce('release.availability-changed', { appId }, context)
