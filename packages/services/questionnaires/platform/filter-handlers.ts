import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/questionnaires/contract'
import { questionnaireLimits, responseListFields } from '@console-widgets/questionnaires/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findTask } from '@console-widgets/platform/tasks/task'
import { filterSql, requireFilter, responsesOf } from './filter-sql.ts'
import { findQuestionnaire } from './questionnaire-rows.ts'
import { describeResponses } from './response-rows.ts'
import { refuse } from './refuse.ts'
import { filters, matches, questionnaires, responses } from './tables.ts'

/** Type of the task that looks for the responses of a filter. */
export const filterKind = 'questionnaires.filter'

interface Wanted {
  filterId: string
}

/** Registers the task. It reads all answers, which takes long where there are many. */
export function defineFilterTask({ tasks, clock }: Context['services']): void {
  tasks.define<Wanted>(
    filterKind,
    async ({ filterId }, { inTeam, progress }) => {
      await progress(0, 1)
      return inTeam(async (db) => {
        const { filter, questionnaireId } = await findRow(db, filters, filterId, 'filter')
        const { content } = await findRow(db, questionnaires, questionnaireId, 'questionnaire')
        const counted = responsesOf(questionnaireId)
        const found = await db
          .select({ responseId: responses.responseId })
          .from(responses)
          .where(and(counted, filterSql(filter, content)))
        await db.delete(matches).where(eq(matches.filterId, filterId))
        for (let at = 0; at < found.length; at += 1000)
          await db
            .insert(matches)
            .values(found.slice(at, at + 1000).map(({ responseId }) => ({ filterId, responseId })))
        const all = await db.$count(responses, counted)
        await db
          .update(filters)
          .set({ matched: found.length, responses: all, updateTime: clock.now() })
          .where(eq(filters.filterId, filterId))
        return { matched: found.length }
      })
    },
    { repeatable: true },
  )
}

const filterListFields = { filterName: 'text', createTime: 'time', updateTime: 'time' } as const

type Named = Extract<keyof typeof calls, `questionnaires.filter${string}` | `questionnaires.async-result.${string}`>

export const filterHandlers: Pick<Handlers<typeof calls>, Named> = {
  'questionnaires.filter.list': async ({ questionnaireId, ...input }, context) => {
    await findQuestionnaire(context, questionnaireId)
    const isOf = eq(filters.questionnaireId, questionnaireId)
    return listTable(context.db, filters, filterListFields, input, '-updateTime', isOf)
  },

  'questionnaires.filter.query': async ({ questionnaireId, filterName, filter }, context) => {
    const { db, now, services, teamId, userId } = context
    const { content } = await findQuestionnaire(context, questionnaireId)
    requireFilter(filter, content)
    const ofQuestionnaire = eq(filters.questionnaireId, questionnaireId)
    const [saved] = await db
      .select()
      .from(filters)
      .where(and(ofQuestionnaire, eq(filters.filterName, filterName)))
    if (!saved && (await db.$count(filters, ofQuestionnaire)) >= questionnaireLimits.filters)
      throw refuse('limit-reached', `A questionnaire has at most ${questionnaireLimits.filters} filters. Delete one.`)
    const filterId = saved?.filterId ?? newId()
    const taskId = await services.tasks.start(db, {
      kind: filterKind,
      teamId,
      userId,
      payload: { filterId } satisfies Wanted,
    })
    const values = { filter, taskId, matched: null, responses: null, updateTime: now() }
    const [row] = saved
      ? await db.update(filters).set(values).where(eq(filters.filterId, filterId)).returning()
      : await db
          .insert(filters)
          .values({ ...values, filterId, questionnaireId, filterName, createTime: now() })
          .returning()
    return row as typeof filters.$inferSelect
  },

  'questionnaires.filter.delete': async ({ filterId }, { db }) => {
    await findRow(db, filters, filterId, 'filter')
    for (const table of [matches, filters]) await db.delete(table).where(eq(table.filterId, filterId))
  },

  'questionnaires.filter-result.get': async ({ filterId, ...input }, { db }) => {
    const filter = await findRow(db, filters, filterId, 'filter')
    const isMatch = sql`exists (select from ${matches} where ${and(eq(matches.filterId, filterId), eq(matches.responseId, responses.responseId))})`
    const { items, total } = await listTable(db, responses, responseListFields, input, '-createTime', isMatch as SQL)
    return { ...filter, items: await describeResponses(db, items), total }
  },

  'questionnaires.async-result.fetch': async ({ taskId }, { db }) => {
    const { done, error, payload, result, state, total } = await findTask(db, taskId, filterKind)
    return {
      taskId,
      state,
      done,
      total,
      filterId: (payload as Wanted).filterId,
      matched: state === 'succeeded' ? (result as { matched: number }).matched : null,
      message: error?.message ?? null,
    }
  },
}
