import { eq } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { appVersions } from '@console-widgets/versions/platform/rows'
import type { DetectionRow } from './detection-rows.ts'
import { examineListing, examineVideo, type FileParts } from './examine-files.ts'
import { currentSubjects, textsOf } from './listing.ts'
import { listingDetections } from './tables.ts'
import { judgeTexts } from './texts/judge-texts.ts'

/** Result of an examination. */
export type Examined = Pick<DetectionRow, 'findings' | 'checked' | 'subjects' | 'video'>

type Parts = FileParts & Pick<PlatformParts, 'database'>

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

async function examine({ database, ...files }: Parts, taskId: string): Promise<Examined | 'failed'> {
  const read = <T>(work: (db: Queries) => Promise<T>) => database.asPlatform(work)
  const row = await read(
    async (db) => (await db.select().from(listingDetections).where(eq(listingDetections.taskId, taskId)))[0],
  )
  if (!row) return 'failed'
  if (row.kind === 'video') {
    const examined = await examineVideo(read, files.objects, row.objectId ?? '')
    return examined ? { ...examined, checked: 1, subjects: { video: row.objectId ?? '' } } : 'failed'
  }
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
    : {
        ...(await examineListing(read, files, version.materials)),
        subjects,
        video: null,
      }
}
