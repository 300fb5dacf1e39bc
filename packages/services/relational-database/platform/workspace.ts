import { and, desc, eq, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { stateOf } from './instance.ts'
import { databaseBackups, databases } from './tables.ts'

/** What databases bring to the start page: full storage, incomplete databases, failed backups, and databases. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, { db }) =>
    permissions.has('relational-database.manage')
      ? [...(await instanceLines(db, now)), ...(await backupLines(db, mostLines))]
      : [],

  ...answerWithThings([
    {
      kind: 'relational-database.databases',
      from: databases,
      id: databases.databaseId,
      name: databases.name,
      detail: databases.comment,
      page: 'relational-database.editor',
      parameters: { name: databases.name },
    },
  ]),
}

async function instanceLines(db: Queries, now: number): Promise<AttentionLine[]> {
  const broken = await db
    .select({ databaseId: databases.databaseId, name: databases.name, updateTime: databases.updateTime })
    .from(databases)
    .where(eq(databases.state, 'abnormal'))
  const page = { id: 'relational-database.service', values: {} }
  const lines = broken.map(({ databaseId, name, updateTime }): AttentionLine => ({
    kind: 'relational-database.unhealthy',
    id: databaseId,
    tone: 'danger',
    values: { name },
    page,
    time: updateTime,
  }))
  const { state } = await stateOf(db, now)
  return state === 'frozen'
    ? [{ kind: 'relational-database.full', id: 'instance', tone: 'danger', values: {}, page, time: now }, ...lines]
    : lines
}

/** Databases whose last backup failed. */
async function backupLines(db: Queries, most: number): Promise<AttentionLine[]> {
  const { backupId, databaseId, endTime, state, time } = databaseBackups
  const isLast = sql`not exists (
    select from cw_database_backups later
    where later.database_id = ${databaseId} and later.time > ${time} and later.state = 'succeeded')`
  const rows = await db
    .selectDistinctOn([databaseId], { backupId, name: databases.name, endTime, time })
    .from(databaseBackups)
    .innerJoin(databases, eq(databases.databaseId, databaseId))
    .where(and(eq(state, 'failed'), isLast))
    .orderBy(databaseId, desc(time))
    .limit(most)
  return rows.map((row) => ({
    kind: 'relational-database.backup-failed',
    id: row.backupId,
    tone: 'warning',
    values: { name: row.name },
    page: { id: 'relational-database.backups', values: { name: row.name } },
    time: row.endTime ?? row.time,
  }))
}
