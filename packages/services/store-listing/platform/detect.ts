import { eq, inArray } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { isStored } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { imageRules } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'
import type { DetectionRow } from './detection-rows.ts'
import { currentSubjects, picturesOf, textsOf, type VersionRow } from './listing.ts'
import { judgePictures, type ListingPicture } from './pictures/judge-pictures.ts'
import { listingDetections } from './tables.ts'
import { judgeTexts } from './texts/judge-texts.ts'
import { judgeVideo } from './videos/judge-video.ts'

/** Result of an examination. */
export type Examined = Pick<DetectionRow, 'findings' | 'checked' | 'subjects' | 'video'>

type Parts = Pick<PlatformParts, 'database' | 'objects'>

/** Type of the job that runs a detection. */
export const detectionKind = 'store-listing.detect'

/** Registers the job that runs detections. Texts and files are read before its transaction. */
export function defineDetections(services: PlatformParts): void {
  services.jobs.define<{ taskId: string }, Examined | 'failed'>(
    detectionKind,
    async ({ taskId }, { db, now, prepared }) => {
      const result = prepared === 'failed' ? { state: 'failed' as const } : { ...prepared, state: 'done' as const }
      await db
        .update(listingDetections)
        .set({ ...result, endTime: now, updateTime: now })
        .where(eq(listingDetections.taskId, taskId))
    },
    ({ taskId }) => examine(services, taskId),
  )
}

async function examine({ database, objects: store }: Parts, taskId: string): Promise<Examined | 'failed'> {
  const read = <T>(work: (db: Queries) => Promise<T>) => database.asPlatform(work)
  const row = await read(
    async (db) => (await db.select().from(listingDetections).where(eq(listingDetections.taskId, taskId)))[0],
  )
  if (!row) return 'failed'
  if (row.kind === 'video') return examineVideo(read, store, row)
  const known = await read(async (db) => {
    const [version] = await db
      .select()
      .from(appVersions)
      .where(eq(appVersions.versionId, row.versionId ?? ''))
    const [app] = await db.select().from(apps).where(eq(apps.appId, row.appId))
    // The version was deleted in the meantime.
    if (!version || !app) return undefined
    const subjects = await currentSubjects(db, version, row.kind)
    const texts = row.kind === 'context' ? await textsOf(db, version.versionId, app.defaultLang) : []
    return { version, subjects, texts, defaultLang: app.defaultLang }
  })
  if (!known) return 'failed'
  const { version, subjects, texts, defaultLang } = known
  return row.kind === 'context'
    ? { findings: await judgeTexts(texts, defaultLang), checked: texts.length, subjects, video: null }
    : { ...(await examinePictures(read, store, version)), subjects, video: null }
}

type Read = <T>(work: (db: Queries) => Promise<T>) => Promise<T>
type Store = PlatformParts['objects']

/** Pictures are read one after the other, so that memory doesn’t grow with their number. */
export async function examinePictures(read: Read, store: Store, version: VersionRow) {
  const pictures = picturesOf(version)
  const ids = pictures.map(({ objectId }) => objectId)
  const stored =
    ids.length === 0 ? [] : await read((db) => db.select().from(objects).where(inArray(objects.objectId, ids)))
  async function* opened(): AsyncGenerator<ListingPicture> {
    for (const { objectId, ...picture } of pictures) {
      const object = stored.find((each) => each.objectId === objectId)
      const isReadable = object && isStored(object) && object.size <= imageRules[picture.kind].bytes
      const size = isReadable ? await store.size(object.storageKey ?? '') : undefined
      yield { ...picture, bytes: size === undefined ? null : await store.read(object?.storageKey ?? '', 0, size) }
    }
  }
  return judgePictures(opened(), version.materials.imgShowType)
}

async function examineVideo(read: Read, store: Store, { objectId }: DetectionRow): Promise<Examined | 'failed'> {
  const [object] = await read((db) =>
    db
      .select()
      .from(objects)
      .where(eq(objects.objectId, objectId ?? '')),
  )
  const storageKey = object?.storageKey ?? ''
  const size = object && (await store.size(storageKey))
  if (size === undefined) return 'failed'
  const { findings, video } = await judgeVideo((offset, length) => store.read(storageKey, offset, length), size)
  return { findings, video, checked: 1, subjects: { video: objectId ?? '' } }
}
