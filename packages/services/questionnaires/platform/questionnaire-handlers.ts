import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/questionnaires/contract'
import {
  type Content,
  isDeletable,
  isEditable,
  isSameContent,
  lostByChange,
  nextStatuses,
  questionnaireLimits,
  questionnaireListFields,
  textIn,
} from '@console-widgets/questionnaires/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId, newSecret } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import {
  changeQuestionnaire,
  describeQuestionnaire,
  endKind,
  findQuestionnaire,
  requirePublishable,
  wrongStatus,
} from './questionnaire-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { answers, filters, matches, phoneCodes, type QuestionnaireRow, questionnaires, responses } from './tables.ts'

type Named = Extract<keyof typeof calls, `questionnaires.questionnaire${string}`> | 'questionnaires.view.export'

export const questionnaireHandlers: Pick<Handlers<typeof calls>, Named> = {
  'questionnaires.questionnaire.list': async (input, context) => {
    const { items, total } = await listTable(context.db, questionnaires, questionnaireListFields, input, '-updateTime')
    return { items: items.map((row) => describeQuestionnaire(row, context)), total }
  },

  'questionnaires.questionnaire.get': async ({ questionnaireId }, context) =>
    describeQuestionnaire(await findQuestionnaire(context, questionnaireId), context),

  'questionnaires.questionnaire.create': async ({ title, languages }, context) => {
    const [first = 'en'] = languages
    const content: Content = {
      languages: [...new Set(languages)],
      titles: { [first]: title },
      descriptions: {},
      questions: [],
    }
    return insert(context, newId(), content)
  },

  'questionnaires.questionnaire.update': async ({ questionnaireId, content, ...settings }, context) => {
    const row = await findQuestionnaire(context, questionnaireId)
    requireSettings(settings)
    const description = await change(context, row, content, settings)
    await scheduleEnd(context, description)
    return description
  },

  'questionnaires.questionnaire.upsert': async ({ questionnaireId, content }, context) => {
    const [row] = await context.db
      .select()
      .from(questionnaires)
      .where(eq(questionnaires.questionnaireId, questionnaireId))
    return row ? change(context, row, content, {}) : insert(context, questionnaireId, content)
  },

  'questionnaires.questionnaire-status.update': async ({ questionnaireId, status }, context) => {
    const row = await findQuestionnaire(context, questionnaireId)
    if (!nextStatuses[row.status].includes(status)) throw wrongStatus(row, row.status, `it can’t become ${status}`)
    if (status === 'published') requirePublishable(row, context.now())
    const changed = await changeQuestionnaire(context, questionnaireId, { status })
    await scheduleEnd(context, changed)
    return changed
  },

  'questionnaires.questionnaire.copy': async ({ questionnaireId, name }, context) => {
    const { anonymous, asksPhone, content } = await findQuestionnaire(context, questionnaireId)
    const [first = 'en'] = content.languages
    const title = await freeTitle(context, name)
    return insert(
      context,
      newId(),
      { ...content, titles: { ...content.titles, [first]: title } },
      { anonymous, asksPhone },
    )
  },

  'questionnaires.questionnaire.delete': async ({ questionnaireId }, context) => {
    const row = await findQuestionnaire(context, questionnaireId)
    if (!isDeletable(row.status)) throw wrongStatus(row, row.status, 'end it first')
    const { db } = context
    const own = await db.select().from(filters).where(eq(filters.questionnaireId, questionnaireId))
    for (const { filterId } of own) await db.delete(matches).where(eq(matches.filterId, filterId))
    for (const table of [answers, responses, phoneCodes, filters, questionnaires])
      await db.delete(table).where(eq(table.questionnaireId, questionnaireId))
  },

  'questionnaires.view.export': async ({ questionnaireId }, context) => {
    const { content, title } = await findQuestionnaire(context, questionnaireId)
    return { fileName: `${title.replace(/[\\/:*?"<>|]/g, '_')}.json`, content }
  },
}

/** Title of a questionnaire in its team: that in its first language. */
function titleOf({ languages, titles }: Content): string {
  return textIn(titles, languages[0] ?? 'en', languages)
    .replace(/\s+/g, ' ')
    .trim()
}

async function requireTitle({ db }: Context, title: string, field: string, except?: string): Promise<void> {
  if (title === '') throw refuse('bad-parameter', 'The questionnaire has no title', [issue(field, 'not-empty')])
  await requireUnique(db, { table: questionnaires, field, column: questionnaires.title, value: title, except })
}

async function insert(
  context: Context,
  questionnaireId: string,
  content: Content,
  settings: Partial<Pick<QuestionnaireRow, 'anonymous' | 'asksPhone'>> = {},
) {
  const { db, now } = context
  await requireRoom(db, questionnaires, questionnaireLimits.questionnaires, 'questionnaires')
  const title = titleOf(content)
  await requireTitle(context, title, 'title')
  const time = now()
  const [row] = await db
    .insert(questionnaires)
    .values({
      questionnaireId,
      publicId: newSecret().slice(0, 26),
      title,
      content,
      anonymous: true,
      asksPhone: false,
      ...settings,
      createTime: time,
      updateTime: time,
    })
    .onConflictDoNothing()
    .returning()
  // The ID of another team’s questionnaire is taken, though this team can’t see it.
  if (!row)
    throw refuse('conflict', 'There is a questionnaire with this ID already', [issue('questionnaireId', 'taken')])
  return describeQuestionnaire(row, context)
}

async function change(context: Context, row: QuestionnaireRow, content: Content, settings: Partial<QuestionnaireRow>) {
  const { questionnaireId, responses: count, status } = row
  if (!isEditable(status)) throw wrongStatus(row, status, 'pause it first')
  const lost = count > 0 ? lostByChange(row.content, content) : undefined
  if (lost !== undefined)
    throw refuse('questionnaire-status', 'People have answered: only texts and the order can change', [
      issue(`content.${lost}`, 'answered-question'),
    ])
  const title = titleOf(content)
  await requireTitle(context, title, 'content.titles', questionnaireId)
  const isChanged = !isSameContent(content, row.content)
  return changeQuestionnaire(context, questionnaireId, {
    ...settings,
    content,
    title,
    version: row.version + (isChanged ? 1 : 0),
  })
}

/** @throws PlatformRefusal if settings contradict each other */
function requireSettings({
  anonymous,
  asksPhone,
  startTime,
  endTime,
}: Pick<QuestionnaireRow, 'anonymous' | 'asksPhone' | 'startTime' | 'endTime'>): void {
  const issues = [
    // Anyone could have the platform send messages to any number.
    ...(anonymous && asksPhone ? [issue('asksPhone', 'phone-of-anyone')] : []),
    ...(startTime !== null && endTime !== null && endTime <= startTime ? [issue('endTime', 'after-start')] : []),
  ]
  if (issues.length > 0) throw refuse('bad-parameter', 'The settings contradict each other', issues)
}

/** Schedules the end of a questionnaire that is open. Each change of its end has a job of its own. */
async function scheduleEnd(
  { db, services, teamId }: Context,
  { endTime, questionnaireId, status }: Pick<QuestionnaireRow, 'endTime' | 'questionnaireId' | 'status'>,
): Promise<void> {
  if (endTime === null || (status !== 'published' && status !== 'paused')) return
  await services.jobs.schedule(db, { kind: endKind, teamId, payload: { questionnaireId }, dueTime: endTime })
}

/** The name, or the name with the next number that is free. */
async function freeTitle({ db }: Context, name: string): Promise<string> {
  const taken = new Set(
    (await db.select({ title: questionnaires.title }).from(questionnaires)).map(({ title }) => title.toLowerCase()),
  )
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : ` ${count}`
    const title = name.slice(0, questionnaireLimits.title - suffix.length) + suffix
    if (!taken.has(title.toLowerCase())) return title
  }
}
