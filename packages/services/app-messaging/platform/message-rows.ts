import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import {
  momentsOf,
  type LiveMessage,
  type MessageContent,
  type MessageState,
} from '@console-widgets/app-messaging/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import { anyOf } from '@console-widgets/platform/database/any-of'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { comparable } from '@console-widgets/platform/texts/comparable'
import { messages, messageVersions, type MessageRow, type Run } from './tables.ts'

/** A message of the team. @throws PlatformRefusal if there is none */
export const findMessage = (db: Queries, messageId: string): Promise<MessageRow> =>
  findRow(db, messages, messageId, 'message')

/** Columns that repeat parts of the content, for the list. */
export function columnsOf(content: MessageContent) {
  const { kind, priority } = content
  return { content, kind, priority, ...momentsOf(content) }
}

/** Content of a published version. Undefined: none is. */
export async function readVersion(
  db: Queries,
  { messageId, version }: Pick<MessageRow, 'messageId' | 'version'>,
): Promise<MessageContent | undefined> {
  const [row] = await db
    .select({ content: messageVersions.content })
    .from(messageVersions)
    .where(and(eq(messageVersions.messageId, messageId), eq(messageVersions.version, version)))
  return row?.content
}

/** Published versions of a message with what became of them, the newest first. */
export async function listVersions(db: Queries, messageId: string) {
  const counted = await rowsOf<{ version: number; people: string; clicked: string }>(
    db,
    sql`select version, count(distinct person_key) filter (where kind = 'impression') as people,
      count(distinct person_key) filter (where kind = 'click') as clicked
      from cw_message_events where message_id = ${messageId} group by version`,
  )
  const rows = await db
    .select()
    .from(messageVersions)
    .where(eq(messageVersions.messageId, messageId))
    .orderBy(desc(messageVersions.version))
  return rows.map((row) => {
    const count = counted.find(({ version }) => version === row.version)
    return { ...row, people: Number(count?.people ?? 0), clickPeople: Number(count?.clicked ?? 0) }
  })
}

/** Runs after a change of the state or the version. */
export function nextRuns(runs: readonly Run[], state: MessageState, version: number, now: number): Run[] {
  const open = runs.at(-1)
  if (open?.to === null && state === 'published' && open.version === version) return [...runs]
  const closed = runs.map((run) => (run.to === null ? { ...run, to: now } : run))
  return state === 'published' ? [...closed, { version, from: now, to: null }] : closed
}

/** Messages as responses have them. */
export async function describeMessages({ db }: Pick<Context, 'db'>, rows: readonly MessageRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ messageId }) => messageId)
  const names = await readMemberNames(
    db,
    rows.map(({ userId }) => userId),
  )
  const versions = await db
    .select({
      messageId: messageVersions.messageId,
      version: messageVersions.version,
      content: messageVersions.content,
    })
    .from(messageVersions)
    .where(inArray(messageVersions.messageId, ids))
  const counts = await rowsOf<{ message_id: string; people: string; clicked: string }>(
    db,
    sql`select message_id, count(*) filter (where kind = 'impression') as people,
      count(*) filter (where kind = 'click') as clicked
      from cw_message_people where message_id = ${anyOf(ids)} group by message_id`,
  )
  return rows.map(({ userId, ...row }) => {
    const live = versions.find(({ messageId, version }) => messageId === row.messageId && version === row.version)
    const count = counts.find(({ message_id }) => message_id === row.messageId)
    return {
      ...row,
      isChanged: comparable(live?.content) !== comparable(row.content),
      people: Number(count?.people ?? 0),
      clickPeople: Number(count?.clicked ?? 0),
      userName: names.get(userId) ?? null,
    }
  })
}

/** A message as responses have it. */
export async function describeMessage(context: Pick<Context, 'db'>, row: MessageRow) {
  const [described] = await describeMessages(context, [row])
  if (!described) throw new TypeError('One message has one description')
  return described
}

const liveMessages = (db: Queries, { appId, region }: Pick<MessageRow, 'appId' | 'region'>) =>
  db
    .select({
      messageId: messages.messageId,
      messageName: messages.messageName,
      version: messages.version,
      runs: messages.runs,
    })
    .from(messages)
    .where(and(eq(messages.appId, appId), eq(messages.region, region), eq(messages.state, 'published')))
    .orderBy(desc(messages.priority), messages.messageId)

/** Contents of published versions, which never change, by message and version. */
export type KnownContents = Map<string, MessageContent>

/** Contents that are kept. With more, all are forgotten. */
const mostKnown = 2000
const nameOf = ({ messageId, version }: Pick<MessageRow, 'messageId' | 'version'>) => `${messageId} ${version}`

/** Messages of an app that are published, with their versions. Contents that are known aren't read again. */
export async function readLive(
  db: Queries,
  app: Pick<MessageRow, 'appId' | 'region'>,
  known: KnownContents = new Map(),
): Promise<(LiveMessage & { messageName: string })[]> {
  if (known.size > mostKnown) known.clear()
  const rows = await liveMessages(db, app)
  const missing = rows.filter((row) => !known.has(nameOf(row)))
  if (missing.length > 0) {
    const wanted = missing.map(({ messageId, version }) =>
      and(eq(messageVersions.messageId, messageId), eq(messageVersions.version, version)),
    )
    for (const row of await db
      .select()
      .from(messageVersions)
      .where(or(...wanted)))
      known.set(nameOf(row), row.content)
  }
  return rows.flatMap(({ runs, ...message }) => {
    const content = known.get(nameOf(message))
    return content ? [{ ...message, content, publishTime: runs[0]?.from ?? 0 }] : []
  })
}
