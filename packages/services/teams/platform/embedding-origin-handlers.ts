import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import { embeddingOriginLimits, embeddingOriginListFields } from '@console-widgets/teams/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listHandler } from '@console-widgets/platform/database/plain-handlers'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { embeddingOrigins } from './tables.ts'

type EmbeddingOriginCalls = Pick<
  typeof calls,
  'teams.embedding-origin.list' | 'teams.embedding-origin.add' | 'teams.embedding-origin.delete'
>

/** Handlers for the origins whose pages may embed the team's widgets. */
export const embeddingOriginHandlers: Handlers<EmbeddingOriginCalls> = {
  'teams.embedding-origin.list': listHandler(embeddingOrigins, embeddingOriginListFields, '-createTime'),

  'teams.embedding-origin.add': async ({ origin, note = '' }, { db, now }) => {
    if ((await db.$count(embeddingOrigins)) >= embeddingOriginLimits.perTeam)
      throw refuse(
        'limit-reached',
        `A team lists at most ${embeddingOriginLimits.perTeam} origins. Delete one you no longer use.`,
      )
    if ((await db.$count(embeddingOrigins, eq(embeddingOrigins.origin, origin))) > 0)
      throw refuse('name-taken', `The team has already listed ${origin}`, [issue('origin', 'origin-listed')])
    const originId = newId()
    await db.insert(embeddingOrigins).values({ originId, origin, note, createTime: now() })
    return findOrigin(db, originId)
  },

  'teams.embedding-origin.delete': async ({ originId }, { db }) => {
    await findOrigin(db, originId)
    await db.delete(embeddingOrigins).where(eq(embeddingOrigins.originId, originId))
  },
}

/** Tells the platform which pages the teams let in. */
export const embeddingOriginAnswers: QuestionTakers = {
  'origins.teams': async ({ origin }, { db }) => {
    const rows = await db
      .select({ teamId: embeddingOrigins.teamId })
      .from(embeddingOrigins)
      .where(eq(embeddingOrigins.origin, origin))
    return rows.map(({ teamId }) => teamId)
  },
  'origins.listed': async ({ teamId }, { db }) => {
    const rows = await db
      .select({ origin: embeddingOrigins.origin })
      .from(embeddingOrigins)
      .where(eq(embeddingOrigins.teamId, teamId))
      .orderBy(embeddingOrigins.origin)
    return rows.map(({ origin }) => origin)
  },
}

async function findOrigin(db: Queries, originId: string) {
  const [origin] = await db.select().from(embeddingOrigins).where(eq(embeddingOrigins.originId, originId))
  if (!origin) throw refuse('not-found', `The team hasn’t listed an origin '${originId}'`)
  return origin
}
