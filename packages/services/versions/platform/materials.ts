import { linesOf, type RuledIssue } from '@console-widgets/platform/refusals/issue'
import { eq } from 'drizzle-orm'
import { fieldOfMedia, imageRules, type ImageKind, type MediaSet, type Pictures } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { keepObject, releaseObject, setObjectAside } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import type { Context } from '@console-widgets/platform/calls/handler'
import type {} from '@console-widgets/platform/release/store-front'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { appVersions, uadReviewTasks, type Materials } from './tables.ts'
import { wrongWithImage, wrongWithVideo } from './wrong-with-file.ts'

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
  const issues: RuledIssue[] = []
  for (const { kind, field, objectId } of fresh) {
    const [object] = await db.select().from(objects).where(eq(objects.objectId, objectId))
    const wrong =
      kind === 'video'
        ? await wrongWithVideo(field, store, object)
        : await wrongWithImage(field, imageRules[kind], store, object)
    if (wrong) issues.push(wrong)
  }
  if (issues.length > 0) throw refuse('bad-parameter', linesOf(issues), issues)
  for (const objectId of new Set(fresh.map((image) => image.objectId))) await keepObject(db, objectId)
}

/** Releases images with a version, if the app no longer uses them. */
export const dropImages = (context: Context, appId: string, objectIds: readonly string[]): Promise<void> =>
  drop(context, appId, objectIds, releaseObject)

/** Sets images aside that a change of a version no longer uses, so that the change can be undone. */
export const setImagesAside = (context: Context, appId: string, objectIds: readonly string[]): Promise<void> =>
  drop(context, appId, objectIds, setObjectAside)

async function drop(
  context: Context,
  appId: string,
  objectIds: readonly string[],
  dropObject: typeof releaseObject,
): Promise<void> {
  const { db, services } = context
  const held = (await services.events.collectAnswers('release.images', { appId }, { db })).flat()
  const used = new Set([...(await imagesInUse(db, appId)), ...held])
  for (const objectId of new Set(objectIds)) if (!used.has(objectId)) await dropObject(db, context, objectId)
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
