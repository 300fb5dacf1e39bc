import { desc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/store-listing/contract'
import {
  type DemoAct,
  demoLimits,
  isDemoActAllowed,
  showsEnough,
  videoTypes,
} from '@console-widgets/store-listing/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { suffixOf } from '@console-widgets/platform/files/content-type'
import { findStoredObject, keepObject, releaseObject } from '@console-widgets/platform/files/objects'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { textsOf, versionOfListing } from '../listing.ts'
import { issue } from '../issues.ts'
import { refuse } from '../refuse.ts'
import { listingDemos } from '../tables.ts'
import { describeDemo, type DemoRow } from './demo-rows.ts'
import { scheduleDemoReview } from './review-demos.ts'

type DemoCalls = Pick<
  typeof calls,
  | 'store-listing.demo.query'
  | 'store-listing.demo-brief.get'
  | 'store-listing.demo-draft.create'
  | 'store-listing.demo.create'
  | 'store-listing.demo.update'
  | 'store-listing.demo.cancel'
  | 'store-listing.demo.delete'
>

/** Files of a demo. */
type Files = Pick<DemoRow, 'pictures' | 'videoId'>

/** Handlers of the demos of an app. */
export const demoHandlers: Handlers<DemoCalls> = {
  'store-listing.demo.query': async ({ appId }, { db }) => {
    const { defaultLang } = await findApp(db, appId)
    const { createTime, demoId } = listingDemos
    const rows = await db
      .select()
      .from(listingDemos)
      .where(eq(listingDemos.appId, appId))
      .orderBy(desc(createTime), desc(demoId))
    return { demos: rows.map(describeDemo), languages: await languagesOf(db, appId), defaultLang }
  },

  'store-listing.demo-brief.get': async ({ demoId }, { db }) => findRow(db, listingDemos, demoId, 'demo'),

  'store-listing.demo-draft.create': async (input, context) => {
    const { appId, lang, title, description = '', pictures = [], videoId = null } = input
    const { db, now } = context
    await findApp(db, appId)
    if ((await db.$count(listingDemos, eq(listingDemos.appId, appId))) >= demoLimits.perApp)
      throw refuse(
        'limit-reached',
        `An app has at most ${demoLimits.perApp} demos. Delete one that you no longer need.`,
      )
    await requireLanguage(db, appId, lang)
    await takeFiles(context, { pictures, videoId }, { pictures: [], videoId: null })
    const time = now()
    const [row] = await db
      .insert(listingDemos)
      .values({
        ...{ demoId: newId(), appId, lang, title, description, pictures, videoId },
        ...{ state: 'draft', createTime: time, updateTime: time },
      })
      .returning()
    return describeDemo(row as DemoRow)
  },

  'store-listing.demo.create': async ({ demoId }, { db, now, services }) => {
    const row = await lockDemo(db, demoId, 'submit')
    if (!showsEnough(row))
      throw refuse(
        'demo-incomplete',
        `A demo needs a video, or at least ${demoLimits.fewestPictures} images. Add them before you submit it.`,
        [issue('pictures', 'demo-pictures', { least: demoLimits.fewestPictures })],
      )
    const time = now()
    const set = {
      ...{ state: 'submitted' as const, round: row.round + 1, findings: [] },
      ...{ submitTime: time, reviewTime: null, updateTime: time },
    }
    const submitted = await changeDemo(db, demoId, set)
    await scheduleDemoReview(db, services, submitted, time)
    return describeDemo(submitted)
  },

  'store-listing.demo.update': async ({ demoId, ...changes }, context) => {
    const { db, now } = context
    const row = await lockDemo(db, demoId, 'edit')
    if (changes.lang !== undefined) await requireLanguage(db, row.appId, changes.lang)
    const files = { pictures: changes.pictures ?? row.pictures, videoId: changes.videoId ?? null }
    if (changes.videoId === undefined) files.videoId = row.videoId
    await takeFiles(context, files, row)
    return describeDemo(await changeDemo(db, demoId, { ...changes, ...files, state: 'draft', updateTime: now() }))
  },

  'store-listing.demo.cancel': async ({ demoId }, { db, now }) => {
    await lockDemo(db, demoId, 'cancel')
    return describeDemo(await changeDemo(db, demoId, { state: 'cancelled', updateTime: now() }))
  },

  'store-listing.demo.delete': async ({ demoId }, context) => {
    const { db } = context
    const row = await lockDemo(db, demoId, 'delete')
    await db.delete(listingDemos).where(eq(listingDemos.demoId, demoId))
    for (const objectId of filesOf(row)) await releaseObject(db, context, objectId)
  },
}

const filesOf = ({ pictures, videoId }: Files) => [...pictures, ...(videoId === null ? [] : [videoId])]

/** Languages of the listing: a demo in another one would never be shown. */
async function languagesOf(db: Queries, appId: string): Promise<string[]> {
  const { defaultLang } = await findApp(db, appId)
  const version = await versionOfListing(db, appId)
  const texts = version ? await textsOf(db, version.versionId, defaultLang) : []
  return texts.length > 0 ? texts.map(({ lang }) => lang) : [defaultLang]
}

async function requireLanguage(db: Queries, appId: string, lang: string): Promise<void> {
  const languages = await languagesOf(db, appId)
  if (languages.includes(lang)) return
  throw refuse('bad-parameter', `The store listing has no texts in '${lang}'`, [
    issue('lang', 'language-of-listing', { languages: languages.join(', ') }),
  ])
}

/** Assigns new files to a demo, and releases those that it no longer has. */
async function takeFiles(context: Context, files: Files, before: Files): Promise<void> {
  const { db } = context
  const kept = filesOf(before)
  if (files.videoId !== null && !kept.includes(files.videoId)) {
    const { fileName } = await findStoredObject(db, files.videoId)
    if (!(videoTypes as readonly string[]).includes(suffixOf(fileName)))
      throw refuse('not-a-video-file', `'${fileName}' isn’t an MP4 or QuickTime file`, [
        issue('videoId', 'video-file', { endings: videoTypes.join(' or ') }),
      ])
  }
  const wanted = filesOf(files)
  for (const objectId of wanted) if (!kept.includes(objectId)) await keepObject(db, objectId)
  for (const objectId of kept) if (!wanted.includes(objectId)) await releaseObject(db, context, objectId)
}

const obstacles: Readonly<Record<DemoAct, string>> = {
  edit: 'A demo can’t be changed while it is in review or on the store page. Withdraw it first.',
  submit: 'This demo has already been submitted',
  cancel: 'This demo isn’t in review or on the store page',
  delete: 'A demo can’t be deleted while it is in review or on the store page. Withdraw it first.',
}

/** Locks a demo with which something is about to be done. @throws PlatformRefusal if its state doesn't allow that */
async function lockDemo(db: Queries, demoId: string, act: DemoAct): Promise<DemoRow> {
  await findRow(db, listingDemos, demoId, 'demo')
  const [row] = await db.select().from(listingDemos).where(eq(listingDemos.demoId, demoId)).for('update')
  if (!row || !isDemoActAllowed(act, row.state)) throw refuse('demo-state', obstacles[act])
  return row
}

async function changeDemo(
  db: Queries,
  demoId: string,
  set: Partial<Omit<DemoRow, 'demoId' | 'teamId'>>,
): Promise<DemoRow> {
  const [row] = await db.update(listingDemos).set(set).where(eq(listingDemos.demoId, demoId)).returning()
  return row as DemoRow
}
