import type { SQL } from 'drizzle-orm'
import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { calls } from '@console-widgets/questionnaires/contract'
import type { Content } from '@console-widgets/questionnaires/model'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

type Call = typeof calls
type Questionnaire = AnswerOf<Call['questionnaires.questionnaire.update']>

/** A question that has to be answered. */
export const question = (
  questionId: string,
  rest: Partial<Content['questions'][number]>,
): Content['questions'][number] => ({
  questionId,
  kind: 'text',
  texts: { en: questionId },
  required: true,
  options: [],
  rows: [],
  scale: 'stars',
  ...rest,
})
/** A rating, and a text that only those are asked who rated low. */
export const content = (title: string): Content => ({
  languages: ['en', 'ru'],
  titles: { en: title },
  descriptions: {},
  questions: [
    question('rating', { kind: 'rating' }),
    question('why', {
      showIf: { mode: 'all', conditions: [{ questionId: 'rating', operator: 'atMost', value: '3' }] },
    }),
  ],
})
export const settings = { anonymous: true, asksPhone: false, startTime: null, endTime: null, quota: null }

/** A platform with the demo's questionnaires, and what their members and respondents do again and again. */
export interface QuestionnaireStage {
  test: TestPlatform
  /** Signed in again when a test lets much time pass. */
  holder: Console
  create(title: string, rest?: object): Promise<Questionnaire>
  setStatus(questionnaireId: string, status: 'published' | 'paused' | 'ended'): Promise<Questionnaire>
  /** Creates and publishes a questionnaire. */
  publish(title: string, rest?: object): Promise<Questionnaire>
  /** Opens the form of someone who isn't signed in. */
  view(publicId: string): Promise<AnswerOf<Call['questionnaires.anonymous-questionnaire.view']>>
  /** Sends that form. */
  submit(
    token: string | null,
    answers: Record<string, string | number | string[] | Record<string, string>>,
  ): Promise<AnswerOf<Call['questionnaires.anonymous-feedback.submit']>>
  query<Row>(statement: SQL): Promise<Row[]>
}

export async function createQuestionnaireStage(): Promise<QuestionnaireStage> {
  const test = await createTestPlatform({ demoTraffic: false })
  const stage: QuestionnaireStage = {
    test,
    holder: await signIn(test.platform),
    async create(title, rest = {}) {
      const { questionnaireId } = await stage.holder.invoke(calls['questionnaires.questionnaire.create'], {
        title,
        languages: ['en', 'ru'],
      })
      return stage.holder.invoke(calls['questionnaires.questionnaire.update'], {
        questionnaireId,
        content: content(title),
        ...settings,
        ...rest,
      })
    },
    setStatus: (questionnaireId, status) =>
      stage.holder.invoke(calls['questionnaires.questionnaire-status.update'], { questionnaireId, status }),
    async publish(title, rest) {
      const { questionnaireId } = await stage.create(title, rest)
      return stage.setStatus(questionnaireId, 'published')
    },
    view(publicId) {
      // Two people don't open a form in the same millisecond.
      test.clock.advance(1)
      return stage.holder.invoke(calls['questionnaires.anonymous-questionnaire.view'], { publicId })
    },
    submit: (token, answers) =>
      stage.holder.invoke(calls['questionnaires.anonymous-feedback.submit'], {
        token: token ?? '',
        language: 'en',
        answers,
      }),
    query: (statement) => test.platform.services.database.asPlatform((db) => rowsOf(db, statement)),
  }
  return stage
}
