import { eq } from 'drizzle-orm'
import type { FieldIssue } from '@console-widgets/contract'
import {
  fieldOfMedia,
  imageRules,
  steepestScreenshot,
  type ImageKind,
  type ImageRule,
  type MediaSet,
  type Pictures,
} from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { headerBytes, readImageHeader, type ImageHeader } from '@console-widgets/platform/files/image-header'
import { isStored, keepObject, releaseObject, type ObjectRow } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import type { Context } from '@console-widgets/platform/calls/handler'
import type {} from '@console-widgets/platform/release/store-front'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { appVersions, uadReviewTasks, type Materials } from './tables.ts'

/** An image to add to a version, and the field that names it. */
export interface NamedImage {
  kind: ImageKind
  field: string
  objectId: string
}

/** An image of a version's assets. */
export interface ListingImage extends NamedImage {
  kind: Exclude<ImageKind, 'uad'>
}

/** The assets of a version without images. */
export const noMaterials: Materials = {
  icon: null,
  screenshots: [],
  imgShowType: 0,
  featureImage: null,
  media: [],
}

/** Images of a version's assets, each with its field. */
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

function picturesIn(field: string, { screenshots = [], featureImage }: Partial<Pictures>): ListingImage[] {
  return [
    ...screenshots.map((objectId, index) => ({
      kind: 'screenshot' as const,
      field: `${field}.screenshots.${index}`,
      objectId,
    })),
    ...(featureImage ? [{ kind: 'feature' as const, field: `${field}.featureImage`, objectId: featureImage }] : []),
  ]
}

/**
 * Claims images: each must be an object of the team, and by its own header an image of an allowed type and size,
 * whatever its name says. The file service then keeps it. Images that the app already uses are accepted as they are.
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
    const message = await wrongWithImage(imageRules[kind], store, object)
    if (message) issues.push({ field, message })
  }
  if (issues.length > 0)
    throw refuse('bad-parameter', issues.map(({ field, message }) => `${field}: ${message}`).join('; '), issues)
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

function wrongSize(rule: ImageRule, { width, height }: ImageHeader): string | undefined {
  const shorter = Math.min(width, height)
  const longer = Math.max(width, height)
  const measured = `and has ${width} × ${height}`
  if (rule.ratio && width * rule.ratio[1] !== height * rule.ratio[0])
    return `${rule.ratio[0] === rule.ratio[1] ? 'must be square' : `must be ${rule.ratio.join(':')}`}, ${measured}`
  if (shorter < rule.shortestSide || longer > rule.longestSide)
    return `must have sides of ${rule.shortestSide} to ${rule.longestSide} pixels, ${measured}`
  if (!rule.ratio && longer > shorter * steepestScreenshot)
    return `must not be longer than ${steepestScreenshot} times its shorter side, ${measured}`
  return undefined
}
