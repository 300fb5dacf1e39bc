import { linesOf } from '@console-widgets/platform/refusals/issue'
import { eq } from 'drizzle-orm'
import { noMaterials, type Materials } from '@console-widgets/store-experiments/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { keepObject, releaseObject } from '@console-widgets/platform/files/objects'
import type {} from '@console-widgets/platform/release/store-front'
import { imageProblems, imagesInUse, type JudgedImage } from '@console-widgets/versions/platform/rows'
import { refuse } from './refuse.ts'
import { customPages, dynamicIcons, harmonyMaterials, materialTests, type TestRow } from './tables.ts'

/** Images of materials, each with its field. */
export function imagesOf(field: string, { icon, screenshots }: Partial<Materials>): JudgedImage[] {
  const at = (name: string) => (field === '' ? name : `${field}.${name}`)
  return [
    ...(icon ? [{ kind: 'icon' as const, field: at('icon'), objectId: icon }] : []),
    ...(screenshots ?? []).map((objectId, place) => ({
      kind: 'screenshot' as const,
      field: at(`screenshots.${place}`),
      objectId,
    })),
  ]
}

/** IDs of images of an app that belong to tests, pages, icons, and materials. */
async function heldImages(db: Queries, appId: string): Promise<string[]> {
  const tests = await db.select().from(materialTests).where(eq(materialTests.appId, appId))
  const pages = await db.select().from(customPages).where(eq(customPages.appId, appId))
  const icons = await db.select().from(dynamicIcons).where(eq(dynamicIcons.appId, appId))
  const materials = await db.select().from(harmonyMaterials).where(eq(harmonyMaterials.appId, appId))
  return [
    ...tests.flatMap(imagesOfTest),
    ...pages.flatMap((page) => [page.materials, page.passedMaterials ?? noMaterials].flatMap(imagesIn)),
    ...icons.flatMap(({ imageId }) => imagesIn({ icon: imageId })),
    ...materials.flatMap((material) => imagesIn(material.materials)),
  ].map(({ objectId }) => objectId)
}

const imagesIn = (materials: Partial<Materials>) => imagesOf('', materials)

/** Images of a test: of its variants, of the original, and of what applying a variant has replaced. */
export function imagesOfTest({ variants, originalMaterials, appliedChanges }: TestRow): JudgedImage[] {
  const replaced = appliedChanges.filter(({ target }) => target !== 'brief')
  return [
    ...variants,
    originalMaterials ?? noMaterials,
    ...replaced.map(({ before }) => ({ screenshots: before })),
  ].flatMap(imagesIn)
}

/**
 * Claims images: each must be an object of the team, and by its own header an image that a listing can have. Images
 * that the app already uses are accepted as they are.
 */
export async function takeImages(
  { db, services }: Pick<Context, 'db' | 'services'>,
  appId: string,
  images: readonly JudgedImage[],
): Promise<void> {
  const known = new Set([...(await heldImages(db, appId)), ...(await imagesInUse(db, appId))])
  const issues = await imageProblems(db, services.objects, images)
  if (issues.length > 0) throw refuse('bad-parameter', linesOf(issues), issues)
  for (const objectId of new Set(images.map((image) => image.objectId)))
    if (!known.has(objectId)) await keepObject(db, objectId)
}

/** Releases images that neither the listing nor anything here uses any longer. */
export async function dropImages(context: Context, appId: string, images: readonly JudgedImage[]): Promise<void> {
  const { db } = context
  const used = new Set([...(await heldImages(db, appId)), ...(await imagesInUse(db, appId))])
  for (const objectId of new Set(images.map((image) => image.objectId)))
    if (!used.has(objectId)) await releaseObject(db, context, objectId)
}

/** Images that versions don’t release. */
export const imageAnswers: QuestionTakers = {
  'release.images': ({ appId }, { db }) => heldImages(db, appId),
}
