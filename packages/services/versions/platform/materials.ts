import { linesOf } from '@console-widgets/platform/refusals/issue'
import { eq } from 'drizzle-orm'
import type { FieldIssue } from '@console-widgets/contract'
import {
  fieldOfMedia,
  imageRules,
  steepestScreenshot,
  videoRule,
  wrongMeasure,
  type ImageKind,
  type ImageRule,
  type MediaSet,
  type Pictures,
} from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { boxesBetween } from '@console-widgets/platform/files/video/boxes'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { headerBytes, readImageHeader, type ImageHeader } from '@console-widgets/core/image-header'
import { isStored, keepObject, releaseObject, type ObjectRow } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import type { Context } from '@console-widgets/platform/calls/handler'
import type {} from '@console-widgets/platform/release/store-front'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { appVersions, uadReviewTasks, type Materials } from './tables.ts'

/** An image or a video to add to a version, and the field that names it. */
export interface NamedImage {
  kind: ImageKind | 'video'
  field: string
  objectId: string
}

/** An image or a video of a version's assets. */
export interface ListingImage extends NamedImage {
  kind: Exclude<NamedImage['kind'], 'uad'>
}

/** The assets of a version without images. */
export const noMaterials: Materials = {
  icon: null,
  screenshots: [],
  imgShowType: 0,
  featureImage: null,
  video: null,
  media: [],
}

/** Images and videos of a version's assets, each with its field. */
export function imagesOf(
  { icon, media = [], ...general }: Partial<Materials>,
  fieldOf: (set: MediaSet, index: number) => string = fieldOfMedia,
): ListingImage[] {
  return [
    ...(icon ? [{ kind: 'icon' as const, field: 'materials.icon', objectId: icon }] : []),
    ...picturesIn('materials', general),
    ...media.flatMap((set, index) => picturesIn(fieldOf(set, index), set)),
  ]
}

function picturesIn(field: string, { screenshots = [], featureImage, video }: Partial<Pictures>): ListingImage[] {
  return [
    ...screenshots.map((objectId, index) => ({
      kind: 'screenshot' as const,
      field: `${field}.screenshots.${index}`,
      objectId,
    })),
    ...(featureImage ? [{ kind: 'feature' as const, field: `${field}.featureImage`, objectId: featureImage }] : []),
    ...(video ? [{ kind: 'video' as const, field: `${field}.video`, objectId: video }] : []),
  ]
}

/**
 * Claims images and videos: each must be an object of the team, and by its own header an image of an allowed type and
 * size, or a video, whatever its name says. The file service then keeps it. Those that the app already uses are
 * accepted as they are.
 */
export async function takeImages(
  db: Queries,
  store: ObjectStore,
  appId: string,
  images: readonly NamedImage[],
): Promise<void> {
  const known = await imagesInUse(db, appId)
  const fresh = images.filter(({ objectId }) => !known.has(objectId))
  const issues: FieldIssue[] = []
  for (const { kind, field, objectId } of fresh) {
    const [object] = await db.select().from(objects).where(eq(objects.objectId, objectId))
    const message =
      kind === 'video' ? await wrongWithVideo(store, object) : await wrongWithImage(imageRules[kind], store, object)
    if (message) issues.push({ field, message })
  }
  if (issues.length > 0) throw refuse('bad-parameter', linesOf(issues), issues)
  for (const objectId of new Set(fresh.map((image) => image.objectId))) await keepObject(db, objectId)
}

/** Releases images that the app no longer uses. */
export async function dropImages(context: Context, appId: string, objectIds: readonly string[]): Promise<void> {
  const { db, services } = context
  const held = (await services.events.collectAnswers('release.images', { appId }, { db })).flat()
  const used = new Set([...(await imagesInUse(db, appId)), ...held])
  for (const objectId of new Set(objectIds)) if (!used.has(objectId)) await releaseObject(db, context, objectId)
}

/** All images of the app's versions and advertisements. */
export async function imagesInUse(db: Queries, appId: string): Promise<Set<string>> {
  const versions = await db
    .select({ materials: appVersions.materials })
    .from(appVersions)
    .where(eq(appVersions.appId, appId))
  const tasks = await db
    .select({ materials: uadReviewTasks.materials })
    .from(uadReviewTasks)
    .where(eq(uadReviewTasks.appId, appId))
  return new Set([
    ...versions.flatMap(({ materials }) => imagesOf(materials).map((image) => image.objectId)),
    ...tasks.flatMap(({ materials }) => materials.map((material) => material.objectId)),
  ])
}

/** What is wrong with an uploaded image by a rule: its size, its type, or its measures. Undefined: nothing. */
export async function wrongWithImage(
  rule: ImageRule,
  store: ObjectStore,
  object: ObjectRow | undefined,
): Promise<string | undefined> {
  if (!object || !isStored(object)) return 'must be an object that has been uploaded'
  if (object.size > rule.bytes) return `must have at most ${rule.bytes} bytes, and has ${object.size}`
  const header = readImageHeader(await store.read(object.storageKey, 0, Math.min(object.size, headerBytes)))
  if (!header || !rule.types.includes(header.type)) return `must be an image of type ${rule.types.join(' or ')}`
  return wrongSize(rule, header)
}

function wrongSize(rule: ImageRule, header: ImageHeader): string | undefined {
  const wrong = wrongMeasure(rule, header)
  if (!wrong) return undefined
  const [width, height] = rule.ratio ?? [1, 1]
  const rules = {
    ratio: width === height ? 'must be square' : `must be ${width}:${height}`,
    sides: `must have sides of ${rule.shortestSide} to ${rule.longestSide} pixels`,
    steep: `must not be longer than ${steepestScreenshot} times its shorter side`,
  }
  return `${rules[wrong]}, and has ${header.width} × ${header.height}`
}

const notVideo = `must be a video of type ${videoRule.types.join(' or ')}`

/** Boxes that MP4 and QuickTime files begin with. Older ones don't name their type first. */
const firstBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']

/** What is wrong with an uploaded video: its size, or its type. What it shows is examined with the listing. */
async function wrongWithVideo(store: ObjectStore, object: ObjectRow | undefined): Promise<string | undefined> {
  if (!object || !isStored(object)) return 'must be an object that has been uploaded'
  const { size, storageKey } = object
  if (size > videoRule.bytes) return `must have at most ${videoRule.bytes} bytes, and has ${size}`
  try {
    const boxes = boxesBetween((offset, length) => store.read(storageKey, offset, length), 0, size)
    const { value } = await boxes.next()
    return firstBoxes.includes(value?.type ?? '') ? undefined : notVideo
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return notVideo
  }
}
