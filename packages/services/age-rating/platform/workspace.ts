import { and, desc, eq, isNull, not, or, sql } from 'drizzle-orm'
import { changesSince, questionnaireAt, ratingState, transitionEnd } from '@console-widgets/age-rating/model'
import type { AnswerContext, QuestionTakers } from '@console-widgets/platform/calls/events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { collectEvidence } from './collect-evidence.ts'
import { ageRatings } from './tables.ts'

const { confirmed, isAnswered, updateTime } = ageRatings
const isOldAt = (now: number) => sql`(${confirmed} ->> 'questionnaire')::int < ${questionnaireAt(now).version}`

/** What ratings bring to the start page: those that wait for a confirmation, and those that are outdated. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, context) =>
    permissions.has('age-rating.manage')
      ? [...(await questionnaireLines(context, now, mostLines)), ...(await contentLines(context, now, mostLines))]
      : [],
}

type LineContext = Pick<AnswerContext, 'db' | 'collectAnswers'>

/** Ratings that wait for a confirmation, and those by an old questionnaire. */
async function questionnaireLines({ db }: LineContext, now: number, mostLines: number): Promise<AttentionLine[]> {
  const rows = await db
    .select({ rating: ageRatings, app: apps })
    .from(ageRatings)
    .innerJoin(apps, eq(apps.appId, ageRatings.appId))
    .where(or(and(isNull(confirmed), isAnswered), isOldAt(now)))
    .orderBy(desc(updateTime))
    .limit(mostLines)
  return rows.flatMap(({ rating, app }): AttentionLine[] => {
    const time = (rating.confirmed && transitionEnd(rating.confirmed.questionnaire)) ?? rating.updateTime
    const line = { ...lineOf(app), time }
    switch (ratingState(rating, app, now)) {
      case 'answered':
        return [{ kind: 'age-rating.unconfirmed', tone: 'warning', ...line }]
      case 'outdated':
        return [{ kind: 'age-rating.outdated', tone: 'warning', ...line }]
      case 'expired':
        return [{ kind: 'age-rating.expired', tone: 'danger', ...line }]
      default:
        return []
    }
  })
}

/** Ratings whose apps have come to contain what their answers deny, or have a category that needs a higher one. */
async function contentLines(
  { db, collectAnswers }: LineContext,
  now: number,
  mostLines: number,
): Promise<AttentionLine[]> {
  const rows = await db
    .select({ rating: ageRatings, app: apps })
    .from(ageRatings)
    .innerJoin(apps, eq(apps.appId, ageRatings.appId))
    .where(not(isOldAt(now)))
    .orderBy(desc(updateTime))
  const lines: AttentionLine[] = []
  for (const { rating, app } of rows) {
    if (lines.length === mostLines) break
    if (!rating.confirmed) continue
    const line = { ...lineOf(app), time: rating.updateTime }
    // Ratings that don’t remember any evidence aren’t outdated by it: nothing is to be asked for.
    const { known } = rating.confirmed
    const evidence = known === undefined ? [] : await collectEvidence(db, collectAnswers, app.appId)
    const state = ratingState({ ...rating, changes: changesSince(rating.confirmed, evidence) }, app, now)
    if (state === 'outdated') lines.push({ kind: 'age-rating.content', tone: 'warning', ...line })
    if (state === 'expired') lines.push({ kind: 'age-rating.expired', tone: 'danger', ...line })
  }
  return lines
}

const lineOf = ({ appId, appName }: Pick<typeof apps.$inferSelect, 'appId' | 'appName'>) => ({
  id: appId,
  values: { app: appName },
  page: { id: 'age-rating.app', values: { appId } },
})
