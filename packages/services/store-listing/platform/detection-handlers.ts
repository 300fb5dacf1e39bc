import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { calls } from '@console-widgets/store-listing/contract'
import {
  detectionLimits,
  videoLimits,
  videoTag,
  videoTypes,
  type DetectionKind,
} from '@console-widgets/store-listing/model'
import type { Detection } from '@console-widgets/store-listing/schemas'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { suffixOf } from '@console-widgets/platform/files/content-type'
import { findStoredObject } from '@console-widgets/platform/files/objects'
import type {} from '@console-widgets/platform/release/store-front'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { editableStates, imageRules, liveStates, versionLimits } from '@console-widgets/versions/model'
import { noMaterials } from '@console-widgets/versions/platform/rows'
import { describeDemo, shownDemos } from './demos/demo-rows.ts'
import { describeDetections, newestDetections } from './detection-rows.ts'
import { detectionKind } from './detect.ts'
import { mediaOf } from './listed-media.ts'
import { lockListedVersion, textsOf, versionOfListing } from './listing.ts'
import { detectionSeconds } from './options.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { listingDetections } from './tables.ts'

declare module '@console-widgets/platform/calls/events' {
  interface PlatformQuestions {
    /** What do the users of an app think of it? */
    'store-listing.rating': {
      question: { appId: string }
      answer: { average: number | null; count: number; distribution: number[] }
    }
  }
}

type DetectionCalls = Pick<
  typeof calls,
  | 'store-listing.portal-rating.get'
  | 'store-listing.listing.get'
  | 'store-listing.context-detection.create'
  | 'store-listing.picture-detection.create'
  | 'store-listing.video-detection.create'
  | 'store-listing.detection.query'
  | 'store-listing.video-parse-result.get'
  | 'store-listing.upload-param.get'
>

/** How many images of each kind a version has. */
const imageCounts = {
  icon: { fewest: 1, most: 1 },
  screenshot: { fewest: versionLimits.fewestScreenshots, most: versionLimits.mostScreenshots },
  feature: { fewest: 0, most: 1 },
} as const

/** Handlers of a listing, and of what is found in it. */
export const detectionHandlers: Handlers<DetectionCalls> = {
  'store-listing.portal-rating.get': async ({ appId }, { db, services }) => {
    await findApp(db, appId)
    const [rating] = await services.events.collectAnswers('store-listing.rating', { appId }, { db })
    return { appId, ...(rating ?? { average: null, count: 0, distribution: [0, 0, 0, 0, 0] }) }
  },
  'store-listing.listing.get': async ({ appId }, { db, now, services }) => {
    const { appName, defaultLang } = await findApp(db, appId)
    const version = await versionOfListing(db, appId)
    const rows = await newestDetections(db, appId, version?.versionId)
    const detections = await describeDetections(db, rows, now())
    const materials = version?.materials ?? noMaterials
    const question = { appId, country: '', now: now() }
    const prices = await services.events.collectAnswers('store-front.price', question, { db })
    const languages = version ? await textsOf(db, version.versionId, defaultLang) : []
    return {
      ...{ appId, appName, defaultLang, icon: materials.icon, detections, languages },
      media: mediaOf(
        materials,
        languages.map(({ lang }) => lang),
      ),
      version: version
        ? {
            versionId: version.versionId,
            versionNumber: version.versionNumber,
            isLive: liveStates.includes(version.releaseState),
            isEditable: editableStates.includes(version.releaseState),
          }
        : null,
      price: prices.flat()[0] ?? null,
      demos: (await shownDemos(db, appId)).map(describeDemo),
    }
  },

  'store-listing.context-detection.create': ({ appId, versionId }, context) =>
    startOfVersion(context, 'context', appId, versionId),
  'store-listing.picture-detection.create': ({ appId, versionId }, context) =>
    startOfVersion(context, 'picture', appId, versionId),

  'store-listing.video-detection.create': async ({ appId, objectId }, context) => {
    await findApp(context.db, appId)
    const { fileName } = await findStoredObject(context.db, objectId)
    if (!(videoTypes as readonly string[]).includes(suffixOf(fileName)))
      throw refuse('not-a-video-file', `'${fileName}' isn’t an MP4 or QuickTime file`, [
        issue('objectId', 'video-file', { endings: videoTypes.join(' or ') }),
      ])
    return start(context, { kind: 'video', appId, versionId: null, objectId, fileName })
  },

  'store-listing.detection.query': async ({ taskId }, { db, now }) =>
    firstOf(await describeDetections(db, [await findRow(db, listingDetections, taskId, 'detection')], now())),

  'store-listing.video-parse-result.get': async ({ taskId }, { db, now }) => {
    const row = await findRow(db, listingDetections, taskId, 'detection')
    if (row.kind !== 'video') throw refuse('not-found', `The detection '${taskId}' isn’t a video check`)
    const { state, fileName } = firstOf(await describeDetections(db, [row], now()))
    return { taskId, state, fileName, video: row.video }
  },

  'store-listing.upload-param.get': async () => ({
    items: [
      ...(['icon', 'screenshot', 'feature'] as const).map((material) => {
        const rule = imageRules[material]
        const { fewest, most } = imageCounts[material]
        return {
          material,
          bizTag: 'versions',
          types: rule.types.flatMap((type) => (type === 'jpeg' ? ['jpg', 'jpeg'] : [type])),
          maxSize: rule.bytes,
          fewest,
          most,
          shortestSide: rule.shortestSide,
          longestSide: rule.longestSide,
          isSquare: material === 'icon',
          shortestDuration: null,
          longestDuration: null,
        }
      }),
      {
        material: 'video' as const,
        bizTag: videoTag,
        types: [...videoTypes],
        maxSize: videoLimits.bytes,
        fewest: 0,
        most: 1,
        shortestSide: videoLimits.fewestLines,
        longestSide: null,
        isSquare: false,
        shortestDuration: videoLimits.shortest,
        longestDuration: videoLimits.longest,
      },
    ],
  }),
}

const firstOf = (detections: readonly Detection[]) => detections[0] as Detection

async function startOfVersion(
  context: Context,
  kind: DetectionKind,
  appId: string,
  versionId: string,
): Promise<Detection> {
  await lockListedVersion(context.db, appId, versionId)
  return start(context, { kind, appId, versionId, objectId: null, fileName: null })
}

interface Start {
  kind: DetectionKind
  appId: string
  versionId: string | null
  objectId: string | null
  fileName: string | null
}

/** Starts a detection, which runs on the platform’s clock. */
async function start({ db, now, teamId, services }: Context, about: Start): Promise<Detection> {
  const { kind, appId, versionId } = about
  const ofVersion =
    versionId === null ? isNull(listingDetections.versionId) : eq(listingDetections.versionId, versionId)
  const same = and(eq(listingDetections.appId, appId), eq(listingDetections.kind, kind), ofVersion)
  if ((await db.$count(listingDetections, and(same, eq(listingDetections.state, 'queued')))) > 0)
    throw refuse('detection-running', 'This is already being checked. Wait for the result.')
  const taskId = newId()
  const dueTime = now() + services.options.of(detectionSeconds) * 1000
  const [row] = await db
    .insert(listingDetections)
    .values({ taskId, ...about, state: 'queued', dueTime, createTime: now(), updateTime: now() })
    .returning()
  await forgetOld(db, appId)
  await services.jobs.schedule(db, { kind: detectionKind, teamId, payload: { taskId }, dueTime })
  return firstOf(await describeDetections(db, row ? [row] : [], now()))
}

/** Old detections make room for new ones. */
async function forgetOld(db: Context['db'], appId: string): Promise<void> {
  const old = await db
    .select({ taskId: listingDetections.taskId })
    .from(listingDetections)
    .where(eq(listingDetections.appId, appId))
    .orderBy(desc(listingDetections.createTime), desc(listingDetections.taskId))
    .offset(detectionLimits.perApp)
  const ids = old.map(({ taskId }) => taskId)
  if (ids.length > 0) await db.delete(listingDetections).where(inArray(listingDetections.taskId, ids))
}
