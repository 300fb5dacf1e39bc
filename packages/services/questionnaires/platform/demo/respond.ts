import { and, eq, sql } from 'drizzle-orm'
import { openingOf, shownQuestions } from '@console-widgets/questionnaires/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { createRandom } from '@console-widgets/platform/demo/random'
import { fingerprint } from '@console-widgets/platform/secrets/fingerprint'
import { rowsOfResponse } from '../store-response.ts'
import { answers, type QuestionnaireRow, questionnaires, responses } from '../tables.ts'
import { tellEnd } from '../tell-end.ts'
import { drawAnswers } from './draw-answers.ts'

/** Type of the job with which the demo’s users respond, day by day. */
export const respondKind = 'questionnaires.respond'

/** Registers the demo’s users, who answer what is open. */
export function defineRespondents({ jobs }: PlatformParts): void {
  jobs.setApart(respondKind)
  jobs.playUsers(respondKind)
  jobs.define(respondKind, async (_, { db, teamId, now }) => {
    // What respondents do is no action of the platform.
    await db.execute(sql`select set_config('cw.record', '', true)`)
    const isOpen = and(
      eq(questionnaires.teamId, teamId),
      eq(questionnaires.status, 'published'),
      eq(questionnaires.anonymous, true),
    )
    for (const row of await db.select().from(questionnaires).where(isOpen).orderBy(questionnaires.questionnaireId))
      if (
        openingOf(row, now) === 'open' &&
        (await respondFor(db, row, { from: Math.max(row.updateTime, now - day), to: now }))
      )
        await tellEnd(db, row, 'full', now)
    await jobs.schedule(db, { kind: respondKind, teamId, payload: {}, dueTime: (Math.floor(now / day) + 1) * day })
  })
}

/** People who respond to an open questionnaire on a day, at least and at most. */
const perDay = [3, 9] as const

/** Responses of a time, which always gives the same ones. @returns whether the quota has ended them */
export async function respondFor(
  db: Queries,
  questionnaire: QuestionnaireRow,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const { questionnaireId, quota, teamId } = questionnaire
  const random = createRandom(fingerprint(`${questionnaireId} ${Math.floor((to - 1) / day)}`))
  const drawn = Math.round((random.whole(...perDay) * (to - from)) / day)
  const count = Math.min(drawn, quota === null ? drawn : quota - questionnaire.responses)
  if (count <= 0) return false
  const rows = Array.from({ length: count }, (_, at) => draw(questionnaire, random, { from, to, at }))
  await db.insert(responses).values(rows.map(({ response }) => ({ ...response, teamId })))
  const given = rows.flatMap((each) => each.answers.map((answer) => ({ ...answer, teamId })))
  if (given.length > 0) await db.insert(answers).values(given)
  const total = questionnaire.responses + count
  const isFull = quota !== null && total >= quota
  await db
    .update(questionnaires)
    .set({ responses: total, ...(isFull ? { status: 'ended' as const } : {}) })
    .where(eq(questionnaires.questionnaireId, questionnaireId))
  return isFull
}

function draw(
  { content, questionnaireId, version }: QuestionnaireRow,
  random: ReturnType<typeof createRandom>,
  { from, to, at }: { from: number; to: number; at: number },
) {
  const language = random.pick(content.languages)
  const given = drawAnswers(content.questions, language, random)
  const time = Math.floor(from + random.next() * (to - from))
  // An ID that a client has made can be as long as IDs may be.
  const name = fingerprint(questionnaireId).toString(36)
  const responseId = `${name}-${Math.floor((to - 1) / hour).toString(36)}-${at}`
  // Now and then a program fills in everything within a second.
  const seconds = random.chance(0.03) ? 1 : random.whole(20, 240)
  return rowsOfResponse(
    { questionnaireId, version },
    {
      answers: given,
      language,
      respondent: responseId,
      userId: null,
      phone: null,
      startTime: time - seconds * 1000,
      version,
    },
    { responseId, shown: shownQuestions(content.questions, given), now: time },
  )
}
