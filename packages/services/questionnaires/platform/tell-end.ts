import { eq } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import * as notices from './notices.ts'
import { type QuestionnaireRow, questionnaires } from './tables.ts'

/** Type of the job that tells the team that a questionnaire has reached its quota. */
const fullKind = 'questionnaires.tell-full'

/** Tells who edits questionnaires that one takes no more answers. */
export function tellEnd(
  db: Queries,
  { quota, questionnaireId, teamId, title }: QuestionnaireRow,
  message: 'ended' | 'full',
  now: number,
): Promise<unknown> {
  return sendNotice(
    db,
    {
      teamId,
      topic: notices.questionnaire,
      message,
      values: message === 'full' ? { title, count: quota ?? 0 } : { title },
      page: { id: 'questionnaires.questionnaire', values: { questionnaireId } },
    },
    now,
  )
}

/** Has the team told of the last response. Only a job may: the respondent’s transaction sees no member. */
export function scheduleFullNotice(
  { jobs }: Pick<PlatformParts, 'jobs'>,
  db: Queries,
  { questionnaireId, teamId }: QuestionnaireRow,
  now: number,
) {
  return jobs.schedule(db, { kind: fullKind, teamId, payload: { questionnaireId }, dueTime: now })
}

/** Registers the job that tells of reached quotas. */
export function defineFullNotice({ jobs }: Pick<PlatformParts, 'jobs'>): void {
  jobs.define<{ questionnaireId: string }>(fullKind, async ({ questionnaireId }, { db, now }) => {
    const [row] = await db.select().from(questionnaires).where(eq(questionnaires.questionnaireId, questionnaireId))
    if (row) await tellEnd(db, row, 'full', now)
  })
}
