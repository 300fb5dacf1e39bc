import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { contentListFields as fields, resourceListFields } from './model.ts'

/** A content in a list. */
export type ContentSummary = ItemOf<(typeof calls)['content.portal-content.query']>
/** A content with everything that editors write. */
export type Content = AnswerOf<(typeof calls)['content.portal-content.get']>
/** What contents can be about. */
export type Facts = AnswerOf<(typeof calls)['content.fact.get']>
/** An entry of a content’s history. */
export type Revision = AnswerOf<(typeof calls)['content.revision.list']>['items'][number]
/** A picture of the team. */
export type Resource = ItemOf<(typeof calls)['content.resource.list']>

/** Time after which a content in review is read again, in milliseconds. */
const freshFor = 3_000
/** Most contents of the calendar, and as many pictures as a team can have. */
const most = 100

/** The lists of contents: what is or was published, and what is being written. */
export function contentsData(console: Console, place: Place, which: 'published' | 'drafts') {
  const { list, mutation } = dataOf(console)
  const call =
    which === 'published' ? calls['content.portal-content.query'] : calls['content.portal-content-draft.list']
  return {
    contents: list(call, {
      id: `content.${which}`,
      key: 'contentId',
      fields,
      place,
      every: (items) => (items.some(({ state }) => state === 'auditing') ? freshFor : undefined),
    }),
    create: mutation(calls['content.portal-content.create']),
    remove: mutation(calls['content.portal-content.delete']),
  }
}

/** Everything published, for the calendar. */
export function calendarData(console: Console) {
  const { query } = dataOf(console)
  return { contents: query(calls['content.portal-content.query'], { maxReqCount: most, sort: '-startTime' }) }
}

/** One content. It is read again while it is in review. */
export function contentData(console: Console, _place: Place, contentId: string) {
  const { mutation, query } = dataOf(console)
  const get = calls['content.portal-content.get']
  return {
    content: query(get, { contentId }, { every: (read) => (read.state === 'auditing' ? freshFor : undefined) }),
    history: query(calls['content.revision.list'], { contentId }),
    update: mutation(calls['content.portal-content.update']),
    cancelAudit: mutation(calls['content.portal-content-audit.cancel']),
    withdraw: mutation(calls['content.portal-content.cancel']),
    remove: mutation(calls['content.portal-content.delete']),
    /** The content as it is now, for a merge. */
    readNewest: () => console.invoke(get, { contentId }),
    readRevision: (revision: number) => console.invoke(calls['content.revision.get'], { contentId, revision }),
  }
}

/** The text of an earlier revision. */
export function revisionData(console: Console, _place: Place, contentId: string, revision: number) {
  return { revision: dataOf(console).query(calls['content.revision.get'], { contentId, revision }) }
}

/** What a content can be about, given the IDs of its apps, joined by spaces. */
export function factsData(console: Console, _place: Place, appIds: string) {
  const { query } = dataOf(console)
  return {
    facts: query(calls['content.fact.get'], { appIds: appIds === '' ? [] : appIds.split(' ') }),
    tags: query(calls['content.tag.list'], undefined),
    categories: query(calls['content.quick-app-category.list'], undefined),
    pictures: query(calls['content.resource.list'], { maxReqCount: most }),
  }
}

/** The team’s pictures. */
export function resourcesData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  const files = createFileService(console)
  const create = mutation(calls['content.resource.create'])
  const sent = new WeakMap<File, string>()
  return {
    resources: list(calls['content.resource.list'], {
      id: 'content.resources',
      key: 'resourceId',
      fields: resourceListFields,
      place,
    }),
    remove: mutation(calls['content.resource.delete']),
    create,
    /** Uploads a picture. If only the last step fails, a retry reuses the uploaded object. */
    async upload(file: File) {
      const objectId = sent.get(file) ?? (await files.upload(file, { bizTag: 'content' }).done).objectId
      sent.set(file, objectId)
      return create.run({ objectId })
    },
  }
}
