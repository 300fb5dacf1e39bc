import { and, desc, eq } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { mostOffered } from '@console-widgets/platform/release/offered-targets'
import { addressOfForm } from './questionnaire-rows.ts'
import { questionnaires } from './tables.ts'

/** The questionnaires that anyone can answer now, for messages and other services that lead people to them. */
export const targetAnswers: QuestionTakers = {
  'targets.offered': async ({ parts }, { db }) => {
    const forms = await db
      .select({
        questionnaireId: questionnaires.questionnaireId,
        title: questionnaires.title,
        publicId: questionnaires.publicId,
      })
      .from(questionnaires)
      .where(and(eq(questionnaires.status, 'published'), eq(questionnaires.anonymous, true)))
      .orderBy(desc(questionnaires.updateTime), questionnaires.questionnaireId)
      .limit(mostOffered)
    return forms.map(({ questionnaireId, title, publicId }) => ({
      kind: 'questionnaire',
      targetId: questionnaireId,
      targetName: title,
      address: addressOfForm(parts, publicId),
    }))
  },
}
