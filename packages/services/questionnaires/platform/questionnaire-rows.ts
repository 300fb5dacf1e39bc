import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { eq } from 'drizzle-orm'
import { openingOf, problemsOfContent, publicPath, type Status } from '@console-widgets/questionnaires/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { linkToPage } from '@console-widgets/platform/notices/link-to-page'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { type QuestionnaireRow, questionnaires } from './tables.ts'
import { tellEnd } from './tell-end.ts'

/** @throws PlatformRefusal if the team has no such questionnaire */
export function findQuestionnaire({ db }: Pick<Context, 'db'>, questionnaireId: string): Promise<QuestionnaireRow> {
  return findRow(db, questionnaires, questionnaireId, 'questionnaire')
}

/** Public page of a questionnaire that anyone can answer. */
export function addressOfForm({ publicOrigin }: Pick<Context['services'], 'publicOrigin'>, publicId: string): string {
  return `${publicOrigin}${publicPath}/${publicId}`
}

/** A questionnaire as responses have it. */
export function describeQuestionnaire(row: QuestionnaireRow, { services }: Pick<Context, 'services'>) {
  const { anonymous, content, publicId } = row
  return {
    ...row,
    opening: openingOf(row, services.clock.now()),
    address: anonymous
      ? addressOfForm(services, publicId)
      : linkToPage(services.publicOrigin, content.languages[0] ?? 'en', {
          id: 'questionnaires.answer',
          values: { publicId },
        }),
  }
}

/** Changes a questionnaire. */
export async function changeQuestionnaire(
  context: Pick<Context, 'db' | 'services' | 'now'>,
  questionnaireId: string,
  values: Partial<QuestionnaireRow>,
) {
  const [row] = await context.db
    .update(questionnaires)
    .set({ ...values, updateTime: context.now() })
    .where(eq(questionnaires.questionnaireId, questionnaireId))
    .returning()
  return describeQuestionnaire(row as QuestionnaireRow, context)
}

/** Type of the job that ends a questionnaire. */
export const endKind = 'questionnaires.end'

/** Ends a questionnaire whose time is over, and tells its team. */
export function defineQuestionnaireActors({ jobs }: Context['services']): void {
  jobs.define<{ questionnaireId: string }>(endKind, async ({ questionnaireId }, { db, now }) => {
    const isThis = eq(questionnaires.questionnaireId, questionnaireId)
    const [row] = await db.select().from(questionnaires).where(isThis)
    // Another end may have been set meanwhile, which has a job of its own.
    if (!row || row.endTime === null || row.endTime > now || row.status === 'ended' || row.status === 'draft') return
    await db.update(questionnaires).set({ status: 'ended', updateTime: now }).where(isThis)
    await tellEnd(db, row, 'ended', now)
  })
}

/**
 * Checks that a questionnaire can be opened to respondents.
 * @throws PlatformRefusal that names what is missing
 */
export function requirePublishable(row: QuestionnaireRow, now: number): void {
  const issues: RuledIssue[] = problemsOfContent(row.content).map(({ field, problem }) =>
    issue(`content.${field}`, `unready-${problem}`),
  )
  if (row.endTime !== null && row.endTime <= now) issues.push(issue('endTime', 'in-the-past'))
  if (row.quota !== null && row.responses >= row.quota) issues.push(issue('quota', 'quota-over-responses'))
  if (issues.length > 0)
    throw refuse('questionnaire-incomplete', `'${row.title}' isn’t complete. Fix it, then publish it.`, issues)
}

/** Refuses a change in the wrong state. */
export function wrongStatus({ title }: Pick<QuestionnaireRow, 'title'>, status: Status, what: string) {
  return refuse('questionnaire-status', `'${title}' is ${status}: ${what}`)
}
