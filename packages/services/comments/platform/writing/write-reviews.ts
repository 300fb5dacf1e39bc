import { day, hour } from '@console-widgets/platform/clock/durations'
import { and, eq, gte, or, sql } from 'drizzle-orm'
import { replyStates, stateAfterEdit, stateAfterReply } from '@console-widgets/comments/model'
import { anyOf, textArray } from '@console-widgets/platform/database/any-of'
import type { Queries } from '@console-widgets/platform/database/connection'
import { detectLanguage } from '@console-widgets/platform/orchestration/detect-language'
import { problemOf } from '../phrases/problem-of.ts'
import { chance, type Facts } from '../phrases/write-text.ts'
import { reviewChanges, reviewReplies, reviews } from '../tables.ts'
import { boostOf, candidatesOf, editShare, type PersonDay } from './candidates.ts'
import { demoAnswerTo } from './demo-answers.ts'
import { firstText, opinionOf } from './first-review.ts'
import { type Addition, afterAnswer, afterUse, isGoodAnswer } from './later-words.ts'

/** Days after an answer on which its reader may come back, and the share that does on each of them. */
const returnDays = 2
const returnShare = 0.35
/** Changes of a review at most. */
const mostChanges = 3
/** Texts of an app that a new review doesn’t repeat. */
const knownTexts = 300

type ReviewRow = typeof reviews.$inferSelect
type ReplyRow = typeof reviewReplies.$inferSelect

/** Some days of a team. */
export interface WritingSpan {
  teamId: string
  /** Start of the first day, and end of the last. */
  from: number
  to: number
  /** Number of events that the demo is planned with. */
  scale: number
  /** Reviews before this time are answered by the demo’s people. */
  pastUntil: number
}

/** What was written. */
export interface Written {
  created: ReviewRow[]
  /** Reviews whose authors came back to an answer. */
  returned: ReviewRow[]
}

/** Writes the reviews of some days, and changes earlier ones, from what people did with the apps on these days. */
export async function writeReviews(db: Queries, span: WritingSpan): Promise<Written> {
  const candidates = await candidatesOf(db, { ...span, boost: boostOf(span.scale) })
  const desk = await createDesk(db, span, candidates)
  for (let start = span.from; start < span.to; start += day) {
    for (const person of candidates.filter(({ day: of }) => Date.parse(of) === start)) await desk.takeDay(person, start)
    await desk.takeReturns(start)
    desk.takeDemoAnswers(start)
  }
  await desk.store()
  return { created: desk.created, returned: desk.returned }
}

/** Reviews in memory, from the first day of a span to its last. */
async function createDesk(db: Queries, { teamId, from, pastUntil }: WritingSpan, candidates: readonly PersonDay[]) {
  const loaded = await loadReviews(db, teamId, from, candidates)
  const replies = await loadReplies(db, loaded)
  const byPerson = new Map(loaded.map((review) => [keyOf(review), review]))
  const texts = await loadTexts(db, teamId, new Set(candidates.map(({ appId }) => appId)))
  const changes: (typeof reviewChanges.$inferInsert)[] = []
  const newReplies: ReplyRow[] = []
  const [created, returned]: [ReviewRow[], ReviewRow[]] = [[], []]
  const changed = new Set<ReviewRow>()
  const counts = new Map<string, number>()

  const change = async (review: ReviewRow, { content, rating }: Addition, version: string, time: number) => {
    const number = (counts.get(review.reviewId) ?? (await countChanges(db, review.reviewId))) + 1
    counts.set(review.reviewId, number)
    const { appId, reviewId, appVersion } = review
    const said = { rating: review.rating, content: review.content, appVersion, time: review.editTime }
    changes.push({ teamId, appId, reviewId, changeId: `${reviewId}-c${number}`, ...said, endTime: time })
    const problem = rating <= 3 ? problemOf(content) : null
    const devReplyState = stateAfterEdit(review.devReplyState)
    const ratingBefore = review.rating
    Object.assign(review, {
      content,
      rating,
      ratingBefore,
      problem,
      devReplyState,
      appVersion: version,
      editTime: time,
    })
    changed.add(review)
  }
  const mayChange = async ({ reviewId }: ReviewRow) => {
    const number = counts.get(reviewId) ?? (await countChanges(db, reviewId))
    counts.set(reviewId, number)
    return number < mostChanges
  }

  return {
    created,
    returned,
    /** A first review of a person, or a change of one without an answer. */
    async takeDay(person: PersonDay, start: number) {
      const known = byPerson.get(keyOf(person))
      const key = `${person.appId} ${person.person} ${start}`
      const time = Math.min(start + day - 1, Math.floor(start + (person.hour + chance(key, 40)) * hour))
      if (!known) {
        if (!person.writes) return
        const review = await firstReview(teamId, person, time, texts)
        byPerson.set(keyOf(review), review)
        created.push(review)
        return
      }
      if (known.devReplyState !== replyStates.none || known.editTime > start - 2 * day || person.drawn >= editShare)
        return
      const facts = factsOf(known, person)
      const addition = afterUse(key, { ...known, facts }, person.crashes + person.freezes > 0)
      if (addition && (await mayChange(known))) await change(known, addition, person.version, time)
    },
    /** People who read an answer and come back. */
    async takeReturns(start: number) {
      const end = start + day
      for (const review of byPerson.values()) {
        const { devReplyState, lastReplyTime } = review
        const isAnswered = devReplyState === replyStates.answered || devReplyState === replyStates.answeredAgain
        // Praise has nothing that an answer could change.
        if (!isAnswered || review.rating > 3 || lastReplyTime === null || lastReplyTime >= end) continue
        if (lastReplyTime < start - (returnDays - 1) * day) continue
        const key = `${review.reviewId} ${start}`
        if (chance(key, 41) >= returnShare || !(await mayChange(review))) continue
        const answer = replies.findLast(({ reviewId }) => reviewId === review.reviewId)
        if (!answer) continue
        const since = Math.max(start, lastReplyTime)
        const addition = afterAnswer(key, { ...review, facts: factsOf(review) }, isGoodAnswer(answer, review.lang))
        await change(review, addition, review.appVersion, Math.floor(since + chance(key, 42) * (end - 1 - since)))
        returned.push(review)
      }
    },
    /** Answers that the demo’s people gave before the demo began. */
    takeDemoAnswers(start: number) {
      for (const review of byPerson.values()) {
        const answer = demoAnswerTo(review)
        const state = stateAfterReply(review.devReplyState)
        if (!answer || state === undefined || answer.time >= pastUntil) continue
        if (answer.time < start || answer.time >= start + day) continue
        const number = newReplies.filter(({ reviewId }) => reviewId === review.reviewId).length + 1
        const { appId, reviewId, lang } = review
        const reply = {
          ...answer,
          teamId,
          appId,
          reviewId,
          replyId: `${reviewId}-r${review.firstReplyTime === null ? number : number + 1}`,
          lang: lang === 'und' ? null : lang,
          editTime: answer.time,
        }
        newReplies.push(reply)
        replies.push(reply)
        review.devReplyState = state
        review.firstReplyTime ??= answer.time
        review.ratingAnswered ??= review.rating
        review.lastReplyTime = answer.time
        changed.add(review)
      }
    },
    async store() {
      await insertAll(db, reviews, created)
      const createdNow = new Set(created)
      for (const review of changed)
        if (!createdNow.has(review)) await db.update(reviews).set(review).where(eq(reviews.reviewId, review.reviewId))
      await insertAll(db, reviewChanges, changes)
      await insertAll(db, reviewReplies, newReplies)
    },
  }
}

async function firstReview(
  teamId: string,
  person: PersonDay,
  time: number,
  texts: Map<string, Set<string>>,
): Promise<ReviewRow> {
  const opinion = opinionOf(person)
  const known = texts.get(person.appId) ?? new Set()
  const content = firstText(person, opinion, known)
  known.add(content)
  texts.set(person.appId, known)
  const { language } = await detectLanguage(content)
  return {
    teamId,
    reviewId: `review-${person.appId}-${person.person}`,
    appId: person.appId,
    person: person.person,
    rating: opinion.rating,
    ratingBefore: null,
    content,
    lang: language,
    country: person.country,
    appVersion: person.version,
    deviceName: person.device,
    problem: opinion.rating <= 3 ? problemOf(content) : null,
    time,
    editTime: time,
    devReplyState: replyStates.none,
    firstReplyTime: null,
    lastReplyTime: null,
    ratingAnswered: null,
    abuseState: null,
  }
}

const keyOf = ({ appId, person }: { appId: string; person: number }) => `${appId} ${person}`

function factsOf(review: ReviewRow, person?: PersonDay): Facts {
  return {
    country: review.country,
    version: person?.version ?? review.appVersion,
    device: review.deviceName,
    feature: person?.feature ?? '',
  }
}

/** Reviews that can change: those of people who might write, and those that were answered lately. */
async function loadReviews(db: Queries, teamId: string, from: number, candidates: readonly PersonDay[]) {
  const people = sql`(${reviews.appId}, ${reviews.person}) in (select * from unnest(${textArray(candidates.map(({ appId }) => appId))}::text[], ${textArray(candidates.map(({ person }) => String(person)))}::int[]))`
  return db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.teamId, teamId),
        or(gte(reviews.editTime, from - 4 * day), gte(reviews.lastReplyTime, from - returnDays * day), people),
      ),
    )
    .orderBy(reviews.reviewId)
}

async function loadReplies(db: Queries, loaded: readonly ReviewRow[]): Promise<ReplyRow[]> {
  const ids = loaded.filter(({ lastReplyTime }) => lastReplyTime !== null).map(({ reviewId }) => reviewId)
  return db
    .select()
    .from(reviewReplies)
    .where(sql`${reviewReplies.reviewId} = ${anyOf(ids)}`)
    .orderBy(reviewReplies.time)
}

async function loadTexts(db: Queries, teamId: string, appIds: ReadonlySet<string>): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const appId of appIds) {
    const rows = await db
      .select({ content: reviews.content })
      .from(reviews)
      .where(and(eq(reviews.teamId, teamId), eq(reviews.appId, appId)))
      .orderBy(sql`${reviews.time} desc`, reviews.reviewId)
      .limit(knownTexts)
    found.set(appId, new Set(rows.map(({ content }) => content)))
  }
  return found
}

const countChanges = (db: Queries, reviewId: string) => db.$count(reviewChanges, eq(reviewChanges.reviewId, reviewId))

/** Rows of one statement. */
const batch = 500

async function insertAll<Table extends typeof reviews | typeof reviewChanges | typeof reviewReplies>(
  db: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) await db.insert(table).values(rows.slice(at, at + batch) as never)
}
