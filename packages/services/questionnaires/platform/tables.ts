import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, pgView, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Content, Doubt, FormLanguage, ShowIf, Status } from '@console-widgets/questionnaires/model'
import { milliseconds, teamColumn, timeColumns, uniqueInTeam } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'

/** Questionnaires of a team. */
export const questionnaires = named(
  pgTable(
    'cw_questionnaires',
    {
      ...teamColumn,
      questionnaireId: text('questionnaire_id').primaryKey(),
      /** Secret part of its address: 128 random bits. */
      publicId: text('public_id').notNull(),
      /** Title in its first language. */
      title: text('title').notNull(),
      content: jsonb('content').$type<Content>().notNull(),
      status: text('status').$type<Status>().notNull().default('draft'),
      /** Whether anyone can answer, signed out. */
      anonymous: boolean('anonymous').notNull(),
      /** Whether respondents confirm a phone number. */
      asksPhone: boolean('asks_phone').notNull(),
      startTime: milliseconds('start_time'),
      endTime: milliseconds('end_time'),
      /** Number of responses after which it ends. */
      quota: integer('quota'),
      responses: integer('responses').notNull().default(0),
      /** Counts changes of the content. */
      version: integer('version').notNull().default(1),
      ...timeColumns,
    },
    (table) => [
      uniqueInTeam('cw_questionnaires_title', table, table.title),
      uniqueIndex('cw_questionnaires_public').on(table.publicId),
    ],
  ),
  ({ title }) => [title],
)

/** A stored questionnaire. */
export type QuestionnaireRow = typeof questionnaires.$inferSelect

/** Responses, a row each. No address of a respondent is kept. */
export const responses = measured(
  pgTable(
    'cw_questionnaire_responses',
    {
      ...teamColumn,
      responseId: text('response_id').primaryKey(),
      questionnaireId: text('questionnaire_id').notNull(),
      /** Hash of the account or the browser, which answers once. */
      respondent: text('respondent').notNull(),
      /** Account, unless the questionnaire is anonymous. */
      userId: text('user_id'),
      phone: text('phone'),
      language: text('language').$type<FormLanguage>().notNull(),
      /** Version of the questionnaire. */
      version: integer('version').notNull(),
      /** Time from the first look at the form, in seconds. */
      seconds: integer('seconds').notNull(),
      /** Why it is set apart. Null: it counts. */
      doubt: text('doubt').$type<Doubt>(),
      /** What the link brought, by hidden field. */
      hidden: jsonb('hidden').$type<Record<string, string>>().notNull().default({}),
      /** Questions that were shown. */
      shown: text('shown').array().notNull(),
      createTime: milliseconds('create_time').notNull(),
    },
    (table) => [
      uniqueIndex('cw_questionnaire_responses_once').on(table.questionnaireId, table.respondent),
      index('cw_questionnaire_responses_time').on(table.teamId, table.questionnaireId, table.createTime),
    ],
  ),
)

/** Answers, a row for each choice. */
export const answers = measured(
  pgTable(
    'cw_questionnaire_answers',
    {
      ...teamColumn,
      responseId: text('response_id').notNull(),
      questionnaireId: text('questionnaire_id').notNull(),
      questionId: text('question_id').notNull(),
      /** Row of a matrix, or empty. */
      rowId: text('row_id').notNull().default(''),
      /** Chosen option, or empty. */
      optionId: text('option_id').notNull().default(''),
      content: text('content'),
      number: integer('number'),
    },
    (table) => [
      primaryKey({ columns: [table.responseId, table.questionId, table.rowId, table.optionId] }),
      index('cw_questionnaire_answers_question').on(table.teamId, table.questionnaireId, table.questionId),
    ],
  ),
)

/** Saved filters of answers, with the result of the last task. */
export const filters = named(
  pgTable(
    'cw_questionnaire_filters',
    {
      ...teamColumn,
      filterId: text('filter_id').primaryKey(),
      questionnaireId: text('questionnaire_id').notNull(),
      filterName: text('filter_name').notNull(),
      filter: jsonb('filter').$type<ShowIf>().notNull(),
      taskId: text('task_id').notNull(),
      matched: integer('matched'),
      responses: integer('responses'),
      ...timeColumns,
    },
    (table) => [index('cw_questionnaire_filters_of').on(table.teamId, table.questionnaireId)],
  ),
  ({ filterName }) => [filterName],
)

/** Responses that a filter has found. */
export const matches = measured(
  pgTable(
    'cw_questionnaire_matches',
    { ...teamColumn, filterId: text('filter_id').notNull(), responseId: text('response_id').notNull() },
    (table) => [primaryKey({ columns: [table.filterId, table.responseId] })],
  ),
)

/** Codes that confirm the phone numbers of respondents. */
export const phoneCodes = unrecorded(
  pgTable(
    'cw_questionnaire_phone_codes',
    {
      ...teamColumn,
      questionnaireId: text('questionnaire_id').notNull(),
      userId: text('user_id').notNull(),
      phone: text('phone').notNull(),
      codeHash: text('code_hash').notNull(),
      tries: integer('tries').notNull().default(0),
      expireTime: milliseconds('expire_time').notNull(),
      /** When the number was confirmed, or null. */
      confirmTime: milliseconds('confirm_time'),
    },
    (table) => [primaryKey({ columns: [table.questionnaireId, table.userId] })],
  ),
)

/** Questionnaires that are no drafts, for the people who have their addresses. */
export const publicQuestionnaires = pgView('cw_public_questionnaires').as((db) =>
  db
    .select({
      publicId: questionnaires.publicId,
      questionnaireId: questionnaires.questionnaireId,
      ownerTeamId: sql<string>`${questionnaires.teamId}`.as('owner_team_id'),
      content: questionnaires.content,
      status: questionnaires.status,
      anonymous: questionnaires.anonymous,
      asksPhone: questionnaires.asksPhone,
      startTime: questionnaires.startTime,
      endTime: questionnaires.endTime,
      quota: questionnaires.quota,
      responses: questionnaires.responses,
      version: questionnaires.version,
    })
    .from(questionnaires)
    .where(sql`${questionnaires.status} <> 'draft'`),
)

/** The platform’s own questionnaires about services, which belong to no team. */
export const serviceQuestionnaires = pgTable('cw_service_questionnaires', {
  questionnaireId: text('service_questionnaire_id').primaryKey(),
  content: jsonb('content').$type<Content>().notNull(),
  version: integer('version').notNull(),
})

/** The platform’s own questionnaires, for every team: tenants can read views, but not tables without a team. */
export const publishedServiceQuestionnaires = pgView('cw_published_service_questionnaires').as((db) =>
  db
    .select({
      questionnaireId: serviceQuestionnaires.questionnaireId,
      content: serviceQuestionnaires.content,
      version: serviceQuestionnaires.version,
    })
    .from(serviceQuestionnaires),
)
