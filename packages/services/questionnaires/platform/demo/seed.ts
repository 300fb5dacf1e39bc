import { eq, inArray } from 'drizzle-orm'
import { type Content, textIn } from '@console-widgets/questionnaires/model'
import { day } from '@console-widgets/platform/clock/durations'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { filterKind } from '../filter-handlers.ts'
import { filters, type QuestionnaireRow, questionnaires, serviceQuestionnaires } from '../tables.ts'
import { mapsContent, mapsContentBefore, offlineContent, serviceContent } from './demo-contents.ts'
import { respondFor, respondKind } from './respond.ts'

const author = 'user-mikhail'

/** ID of the platform’s questionnaire about this service. */
export const serviceQuestionnaireId = 'questionnaires'

interface DemoQuestionnaire {
  questionnaireId: string
  /** Its address: known, as all of the demo is. */
  publicId: string
  content: Content
  quota: number | null
  /** Days ago on which it was published. */
  days: number
  /** What it asked at first, and the days ago on which that was changed. */
  before?: { content: Content; days: number }
}

const demoQuestionnaires: readonly DemoQuestionnaire[] = [
  {
    questionnaireId: 'questionnaire-maps',
    publicId: 'northwindmapsquestionnaire',
    content: mapsContent,
    quota: null,
    days: 21,
    before: { content: mapsContentBefore, days: 9 },
  },
  {
    questionnaireId: 'questionnaire-offline',
    publicId: 'northwindofflinequestions1',
    content: offlineContent,
    quota: 60,
    days: 60,
  },
]

/** Questionnaires of the demo team with the answers of the demo’s users, and the platform’s own. */
export async function seedQuestionnaires({ db, services, now }: Seed): Promise<void> {
  await db
    .insert(serviceQuestionnaires)
    .values({ questionnaireId: serviceQuestionnaireId, content: serviceContent, version: 1 })
    .onConflictDoNothing()
  const today = Math.floor(now / day)
  for (const { before, content, days, publicId, questionnaireId, quota } of demoQuestionnaires) {
    const createTime = now - days * day
    await db.insert(questionnaires).values({
      teamId: demoTeamId,
      questionnaireId,
      publicId,
      title: textIn(content.titles, content.languages[0] ?? 'en'),
      content: before?.content ?? content,
      status: 'published',
      anonymous: true,
      asksPhone: false,
      quota,
      createTime,
      updateTime: createTime,
    })
    const isThis = eq(questionnaires.questionnaireId, questionnaireId)
    for (let at = Math.floor(createTime / day) + 1; at <= today; at++) {
      const to = at * day
      if (before && at === today - before.days)
        await db
          .update(questionnaires)
          .set({ content, version: 2, updateTime: to - day })
          .where(isThis)
      const [row] = await db.select().from(questionnaires).where(isThis)
      if (row?.status === 'published')
        await respondFor(db, row as QuestionnaireRow, { from: Math.max(createTime, to - day), to })
    }
  }
  const filterId = 'filter-critics'
  const ofTeam = { teamId: demoTeamId, userId: author }
  await db.insert(filters).values({
    teamId: demoTeamId,
    filterId,
    questionnaireId: 'questionnaire-maps',
    filterName: 'Wouldn’t recommend',
    filter: { mode: 'all', conditions: [{ questionId: 'recommend', operator: 'atMost', value: '6' }] },
    taskId: await services.tasks.start(db, { ...ofTeam, kind: filterKind, payload: { filterId } }),
    createTime: now - 2 * day,
    updateTime: now - 2 * day,
  })
  await services.jobs.schedule(db, {
    kind: respondKind,
    teamId: demoTeamId,
    payload: {},
    dueTime: (today + 1) * day,
  })
}

/** Who created the demo team's questionnaires. */
export async function historyOfQuestionnaires({ db }: Seed): Promise<DemoAct[]> {
  const ids = demoQuestionnaires.map(({ questionnaireId }) => questionnaireId)
  const created = await db.select().from(questionnaires).where(inArray(questionnaires.questionnaireId, ids))
  return created.map(({ content, createTime, questionnaireId, title }) => ({
    call: 'questionnaires.questionnaire.create',
    userId: author,
    time: createTime,
    input: { title, languages: content.languages },
    changes: [{ table: 'cw_questionnaires', key: questionnaireId }],
  }))
}
