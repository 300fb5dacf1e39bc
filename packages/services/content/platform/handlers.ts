import { linesOf } from '@console-widgets/platform/refusals/issue'
import { and, asc, desc, eq, gte, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { calls } from '@console-widgets/content/contract'
import {
  type ContentFields,
  contentFieldNames,
  contentLimits,
  contentListFields,
  contentTags,
  fieldsOf,
  findIssues,
  obstacle,
  quickAppCategories,
  type ContentIssue,
  type StructureRule,
} from '@console-widgets/content/model'
import { formatUtc } from '@console-widgets/core/formats'
import { teamPeople } from '@console-widgets/platform/accounts/views'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { requireRoom } from '@console-widgets/platform/database/require-rows'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { scheduleReview } from './actors.ts'
import {
  addRevision,
  changeContent,
  columnsOf,
  type ContentRow,
  findContent,
  lockContent,
  withinReach,
} from './content-rows.ts'
import { detectLanguages, findAppFacts, findFacts, findPromotions } from './facts.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { contentDays, contents, resources, revisions } from './tables.ts'

const day = 86_400_000
/** Days whose visitors lists add up. */
const countedDays = 30

type ContentCalls = Omit<typeof calls, 'content.resource.list' | 'content.resource.create' | 'content.resource.delete'>
type ListInput = Parameters<Handlers<ContentCalls>['content.portal-content.query']>[0]

/** How often a content was shown on a day: in the demo’s store, and on the public pages of apps. */
const shownTimes = sql<number>`${contentDays.impressions} + ${contentDays.visits}`

/** Handlers of contents and of what they choose from. */
export const contentHandlers: Handlers<ContentCalls> = {
  'content.portal-content.query': (input, context) =>
    listContents(input, context, or(isNotNull(contents.live), eq(contents.state, 'withdrawn'))),

  'content.portal-content-draft.list': (input, context) =>
    listContents(input, context, inArray(contents.state, ['draft', 'auditing', 'rejected'])),

  'content.portal-content.get': async ({ contentId }, { db }) => {
    const row = await findContent(db, contentId)
    const { day: date, clicks } = contentDays
    return {
      ...row,
      detected: await detectLanguages(row.texts),
      days: await db
        .select({ day: date, impressions: shownTimes, clicks })
        .from(contentDays)
        .where(eq(contentDays.contentId, contentId))
        .orderBy(asc(date)),
    }
  },

  'content.portal-content.create': async ({ submit, ...input }, context) => {
    const { db, now, userId } = context
    await requireRoom(db, contents, contentLimits.perTeam, 'contents')
    const fields: ContentFields = {
      heroId: null,
      pictureIds: [],
      tags: [],
      appIds: [],
      categoryId: null,
      countries: [],
      startTime: null,
      endTime: null,
      promotionId: null,
      ...input,
    }
    await requireNamed(db, fields, undefined)
    const time = now()
    const [row] = await db
      .insert(contents)
      .values({ ...columnsOf(fields), contentId: newId(), state: 'draft', createTime: time, updateTime: time })
      .returning()
    await addRevision(db, row as ContentRow, { act: 'created', userId }, time)
    return submit ? submitContent(context, row as ContentRow) : (row as ContentRow)
  },

  'content.portal-content.update': async ({ contentId, baseRevision, submit, restored, ...input }, context) => {
    const { db, now, userId } = context
    const row = await lockContent(db, contentId)
    requireAct('update', row)
    if (row.revision !== baseRevision)
      throw refuse('conflict', 'Another member has changed this content. Load it again, and merge your changes.', [
        issue('baseRevision', 'newest-revision', { revision: row.revision }),
      ])
    const changes = Object.fromEntries(
      contentFieldNames.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
    )
    if (Object.keys(changes).length === 0) return submit ? submitContent(context, row) : row
    const fields = { ...fieldsOf(row), ...changes }
    await requireNamed(db, fields, row)
    const act = restored ? 'restored' : 'saved'
    const set = { ...columnsOf(fields), state: 'draft' as const, findings: [] }
    const saved = await changeContent(db, row, { act, userId, set }, now())
    return submit ? submitContent(context, saved) : saved
  },

  'content.portal-content.delete': async ({ contentId }, { db }) => {
    requireAct('delete', await lockContent(db, contentId))
    await db.delete(contents).where(eq(contents.contentId, contentId))
  },

  'content.portal-content-audit.cancel': async ({ contentId }, { db, now, userId }) => {
    const row = await lockContent(db, contentId)
    requireAct('cancel-audit', row)
    return changeContent(db, row, { act: 'cancelled', userId, set: { state: 'draft' } }, now())
  },

  'content.portal-content.cancel': async ({ contentId }, { db, now, userId }) => {
    const row = await lockContent(db, contentId)
    requireAct('withdraw', row)
    const state = row.state === 'published' ? { state: 'withdrawn' as const, findings: [] } : {}
    const set = { ...state, live: null, phase: 'none' as const, publishTime: null }
    return changeContent(db, row, { act: 'withdrawn', userId, set }, now())
  },

  'content.fact.get': async ({ appIds }, { db, now, services }) => ({
    now: now(),
    choices: await db.select({ appId: apps.appId, appName: apps.appName }).from(apps).orderBy(asc(apps.appName)),
    apps: await findAppFacts(db, services, appIds),
    promotions: await findPromotions(db, services),
  }),

  'content.revision.list': async ({ contentId }, { db }) => {
    await findContent(db, contentId)
    const { revisionId, revision, act, findings, time } = revisions
    const items = await db
      .select({
        revisionId,
        revision,
        act,
        findings,
        time,
        userName: teamPeople.userName,
        restorable: sql<boolean>`${revisions.fields} is not null`,
      })
      .from(revisions)
      .leftJoin(teamPeople, eq(teamPeople.userId, revisions.userId))
      .where(eq(revisions.contentId, contentId))
      .orderBy(desc(revision))
    return { items }
  },

  'content.revision.get': async ({ contentId, revision }, { db }) => {
    await findContent(db, contentId)
    const [row] = await db
      .select()
      .from(revisions)
      .where(and(eq(revisions.contentId, contentId), eq(revisions.revision, revision), isNotNull(revisions.fields)))
    if (!row?.fields) throw refuse('not-found', `The text of revision ${revision} isn’t kept`)
    return { ...row.fields, revision, time: row.time }
  },

  'content.tag.list': async () => ({ items: [...contentTags] }),

  'content.quick-app-category.list': async () => ({
    items: quickAppCategories.map((category) => ({ ...category, children: [...category.children] })),
  }),
}

/** Says why an act isn’t possible in a state, and what is. */
const obstacleWords = {
  'in-review': 'This content is in review. Withdraw it from the review first.',
  'not-in-review': 'This content isn’t in review',
  published: 'This content is published. Change it, or unpublish it first.',
  'not-published': 'This content isn’t published',
} as const

function requireAct(act: Parameters<typeof obstacle>[0], row: ContentRow): void {
  const reason = obstacle(act, row)
  if (reason) throw refuse('content-state', obstacleWords[reason])
}

/** Errors are about the structure: words are for the reviewer to judge. */
const keepsFromReview = (found: ContentIssue): found is ContentIssue & { rule: StructureRule } =>
  found.level === 'error'

/** Submits a content for review. @throws PlatformRefusal with everything that is missing */
async function submitContent({ db, now, userId, services }: Context, row: ContentRow): Promise<ContentRow> {
  requireAct('submit', row)
  const fields = fieldsOf(row)
  const issues = findIssues(fields, await findFacts(db, services, fields, now())).filter(keepsFromReview)
  if (issues.length > 0)
    throw refuse(
      'content-unfit',
      'This content can’t be submitted yet. Fix the issues listed in the editor first.',
      issues.map(({ field, rule, lang, sample }) => {
        const place = lang === null ? field : `${field}.${fields.texts.findIndex((text) => text.lang === lang)}`
        return issue(place, `unfit-${rule}`, { sample })
      }),
    )
  const set = { state: 'auditing' as const, findings: [], round: row.round + 1 }
  const submitted = await changeContent(db, row, { act: 'submitted', userId, set }, now())
  await scheduleReview(db, services, submitted, now())
  return submitted
}

/**
 * Requires that what a content names exists and is the team’s. What it named before may be gone: the editor says so.
 * @throws PlatformRefusal that names every wrong field
 */
async function requireNamed(db: Queries, fields: ContentFields, before: ContentRow | undefined): Promise<void> {
  const { appIds, heroId, pictureIds, promotionId, texts, defaultLang } = fields
  const pictures = [...pictureIds, ...(heroId === null ? [] : [heroId])]
  const knownApps = await keysIn(db, apps, apps.appId, appIds)
  const knownPictures = await keysIn(db, resources, resources.resourceId, pictures)
  const beforePictures = [...(before?.pictureIds ?? []), before?.heroId ?? '']
  const issues = [
    ...appIds.flatMap((appId, at) =>
      knownApps.has(appId) || before?.appIds.includes(appId) ? [] : [issue(`appIds.${at}`, 'app-of-team')],
    ),
    ...pictures.flatMap((id) =>
      knownPictures.has(id) || beforePictures.includes(id)
        ? []
        : [issue(id === heroId ? 'heroId' : 'pictureIds', 'own-image')],
    ),
    ...(texts.some(({ lang }) => lang === defaultLang) ? [] : [issue('defaultLang', 'language-of-texts')]),
    ...(promotionId !== null && fields.kind !== 'offer' ? [issue('promotionId', 'promotion-of-offer')] : []),
  ]
  if (issues.length > 0) throw refuse('bad-parameter', linesOf(issues), issues)
}

async function keysIn(db: Queries, table: PgTable, column: PgColumn, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: column })
    .from(table)
    .where(inArray(column, [...keys]))
  return new Set(rows.map(({ key }) => key as string))
}

async function listContents(input: ListInput, { db, now }: Context, which: SQL | undefined) {
  const { items, total } = await listTable(
    db,
    contents,
    contentListFields,
    input,
    '-updateTime',
    and(which, withinReach),
  )
  const ids = items.map(({ contentId }) => contentId)
  const appIds = [...new Set(items.flatMap((row) => row.appIds))]
  const known = appIds.length === 0 ? [] : await db.select().from(apps).where(inArray(apps.appId, appIds))
  const names = new Map(known.map(({ appId, appName }) => [appId, appName]))
  const since = formatUtc(now() - countedDays * day, 'YYYY-MM-DD')
  const sums =
    ids.length === 0
      ? []
      : await db
          .select({
            contentId: contentDays.contentId,
            impressions: sql<string>`sum(${shownTimes})`,
            clicks: sql<string>`sum(${contentDays.clicks})`,
          })
          .from(contentDays)
          .where(and(inArray(contentDays.contentId, ids), gte(contentDays.day, since)))
          .groupBy(contentDays.contentId)
  const sumOf = new Map(sums.map((sum) => [sum.contentId, sum]))
  return {
    total,
    items: items.map((row) => ({
      ...row,
      startTime: row.live?.startTime ?? row.startTime,
      endTime: row.live?.endTime ?? row.endTime,
      languages: row.texts.map(({ lang }) => lang),
      apps: row.appIds.map((appId) => ({ appId, appName: names.get(appId) ?? null })),
      impressions: Number(sumOf.get(row.contentId)?.impressions ?? 0),
      clicks: Number(sumOf.get(row.contentId)?.clicks ?? 0),
    })),
  }
}
