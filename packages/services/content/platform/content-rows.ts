import { and, desc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm'
import {
  type ContentAct,
  type ContentFields,
  type ContentIssue,
  contentLimits,
  fieldsOf,
  textIn,
} from '@console-widgets/content/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { contents, revisions } from './tables.ts'
import { refuse } from './refuse.ts'

/** A content as stored. */
export type ContentRow = typeof contents.$inferSelect

/**
 * Contents whose apps the caller has access to, in the draft as in the published edition. They can be about several
 * apps, so the database’s own rule for the rows of an app doesn’t fit.
 */
export const withinReach = sql`(coalesce(current_setting('cw.apps', true), '') = '' or (
  ${contents.appIds} <@ string_to_array(current_setting('cw.apps', true), ',')
  and coalesce(${contents.live} -> 'appIds', '[]') <@ to_jsonb(string_to_array(current_setting('cw.apps', true), ','))))`

/** Returns a content that the caller has access to. @throws PlatformRefusal if there is none with this ID */
export async function findContent(db: Queries, contentId: string): Promise<ContentRow> {
  const [row] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.contentId, contentId), withinReach))
  if (!row) throw refuse('not-found', `There is no content '${contentId}' in this team`)
  return row
}

/** Returns a content for a change, locked. @throws PlatformRefusal if there is none with this ID */
export async function lockContent(db: Queries, contentId: string): Promise<ContentRow> {
  await db
    .select({ contentId: contents.contentId })
    .from(contents)
    .where(and(eq(contents.contentId, contentId), withinReach))
    .for('update')
  return findContent(db, contentId)
}

/** What follows from the fields, in columns of its own. */
export const titleOf = (fields: ContentFields): string =>
  textIn(fields)?.title || fields.texts.find(({ title }) => title)?.title || ''

/** Fields as columns. */
export function columnsOf(fields: ContentFields) {
  const { texts, pictureIds, tags, appIds, countries, ...rest } = fieldsOf(fields)
  return {
    ...rest,
    title: titleOf(fields),
    texts: [...texts],
    pictureIds: [...pictureIds],
    tags: [...tags],
    appIds: [...appIds],
    countries: [...countries],
  }
}

/** A change of a content, and what its history says about it. */
export interface Change {
  act: ContentAct
  /** Null: the platform. */
  userId: string | null
  /** Columns that change, besides the revision and the time. */
  set: Partial<Omit<ContentRow, 'contentId' | 'teamId' | 'revision' | 'updateTime'>>
  findings?: ContentIssue[]
}

/** Changes a content, and adds the change to its history. */
export async function changeContent(
  db: Queries,
  { contentId, teamId, revision }: ContentRow,
  { act, userId, set, findings = [] }: Change,
  now: number,
): Promise<ContentRow> {
  const [changed] = await db
    .update(contents)
    .set({ ...set, revision: revision + 1, updateTime: now })
    .where(eq(contents.contentId, contentId))
    .returning()
  await addRevision(db, { ...(changed as ContentRow), teamId }, { act, userId, findings }, now)
  return changed as ContentRow
}

/** Adds an entry to the history of a content, and forgets the oldest texts and entries. */
export async function addRevision(
  db: Queries,
  row: ContentRow,
  { act, userId, findings = [] }: Pick<Change, 'act' | 'userId' | 'findings'>,
  now: number,
): Promise<void> {
  const { contentId, teamId, revision } = row
  await db.insert(revisions).values({
    teamId,
    revisionId: newId(),
    contentId,
    revision,
    act,
    userId,
    fields: fieldsOf(row),
    findings,
    time: now,
  })
  const ofContent = eq(revisions.contentId, contentId)
  const [oldest] = await db
    .select({ revision: revisions.revision })
    .from(revisions)
    .where(and(ofContent, isNotNull(revisions.fields)))
    .orderBy(desc(revisions.revision))
    .offset(contentLimits.restorable)
    .limit(1)
  if (oldest)
    await db
      .update(revisions)
      .set({ fields: null })
      .where(and(ofContent, lte(revisions.revision, oldest.revision), isNotNull(revisions.fields)))
  await db.delete(revisions).where(and(ofContent, lt(revisions.revision, revision - contentLimits.history)))
}
