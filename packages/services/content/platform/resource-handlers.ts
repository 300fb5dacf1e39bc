import { eq, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/content/contract'
import { contentLimits, resourceListFields, resourceRules } from '@console-widgets/content/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom } from '@console-widgets/platform/database/require-rows'
import { headerBytes, readImageHeader } from '@console-widgets/core/image-header'
import { findStoredObject, keepObject, releaseObject, requireBytes } from '@console-widgets/platform/files/objects'
import { isBlank, lookAt } from '@console-widgets/platform/pictures/look-at-picture'
import type { PictureHeader } from '@console-widgets/platform/pictures/sample-picture'
import { PictureDamage } from '@console-widgets/platform/pictures/sampled-picture'
import { alikePictures, storedLook } from './alike-pictures.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { contents, resources } from './tables.ts'

/** Handlers of the pictures of contents. */
export const resourceHandlers: Pick<
  Handlers<typeof calls>,
  'content.resource.list' | 'content.resource.create' | 'content.resource.delete'
> = {
  'content.resource.list': async (input, { db }) => {
    const found = await listTable(db, resources, resourceListFields, input, '-createTime')
    const uses = await countUses(db)
    const alike = await alikePictures(
      db,
      found.items.map(({ resourceId }) => resourceId),
    )
    const items = found.items.map(({ look: _, ...row }) => ({
      ...row,
      uses: uses.get(row.resourceId) ?? 0,
      alike: alike.get(row.resourceId) ?? [],
    }))
    return { ...found, items }
  },

  'content.resource.create': async ({ objectId }, { db, now, services }) => {
    await requireRoom(db, resources, contentLimits.resources, 'pictures')
    const object = await requireBytes(services, await findStoredObject(db, objectId))
    const bytes = await services.objects.read(object.storageKey, 0, Math.min(object.size, headerBytes))
    const header = readImageHeader(bytes)
    const { types, size, shortestSide, longestSide, pixels } = resourceRules
    const wrong =
      !header || !(types as readonly string[]).includes(header.type)
        ? issue('objectId', 'png-or-jpeg')
        : object.size > size
          ? issue('objectId', 'mebibytes-at-most', { most: size / 1024 ** 2 })
          : Math.min(header.width, header.height) < shortestSide
            ? issue('objectId', 'sides-at-least', { least: shortestSide, width: header.width, height: header.height })
            : Math.max(header.width, header.height) > longestSide || header.width * header.height > pixels
              ? issue('objectId', 'pixels-at-most', { pixels: pixels / 1_000_000, longest: longestSide })
              : undefined
    if (!header || wrong) throw refuse('picture-unfit', `'${object.fileName}' ${wrong?.message}`, wrong ? [wrong] : [])
    const look = await lookOf(services, object, header)
    await keepObject(db, objectId)
    const { fileName } = object
    const { width, height } = header
    const resourceId = newId()
    await db
      .insert(resources)
      .values({ resourceId, objectId, fileName, width, height, look, size: object.size, createTime: now() })
    return { resourceId }
  },

  'content.resource.delete': async ({ resourceId }, context) => {
    const { db } = context
    const { objectId, fileName } = await findRow(db, resources, resourceId, 'picture')
    const uses = (await countUses(db)).get(resourceId) ?? 0
    if (uses > 0)
      throw refuse('picture-in-use', `'${fileName}' is used by store content (${uses}). Remove it from them first.`)
    await db.delete(resources).where(eq(resources.resourceId, resourceId))
    await releaseObject(db, context, objectId)
  },
}

/**
 * Looks at what a picture shows, which must be something.
 * @returns the hash of its look, as it is stored
 */
async function lookOf(
  { objects, pictures }: Pick<PlatformParts, 'objects' | 'pictures'>,
  { fileName, storageKey, size }: { fileName: string; storageKey: string; size: number },
  header: PictureHeader,
): Promise<string> {
  const unfit = (wrong: ReturnType<typeof issue>) => refuse('picture-unfit', `'${fileName}' ${wrong.message}`, [wrong])
  try {
    const look = lookAt(await pictures.sample(await objects.read(storageKey, 0, size), header))
    if (isBlank(look)) throw unfit(issue('objectId', 'not-blank'))
    return storedLook(look.hash)
  } catch (error) {
    throw error instanceof PictureDamage ? unfit(issue('objectId', 'readable-picture')) : error
  }
}

/** Number of contents that use each picture, in their draft or in the published edition. */
async function countUses(db: Queries): Promise<Map<string, number>> {
  const rows = await db
    .select({
      used: sql<string[]>`array_remove(array_append(${contents.pictureIds}, ${contents.heroId}), null)`,
      live: sql<
        string[]
      >`coalesce((${contents.live} -> 'pictureIds') || jsonb_build_array(${contents.live} -> 'heroId'), '[]')`,
    })
    .from(contents)
  const uses = new Map<string, number>()
  for (const { used, live } of rows)
    for (const id of new Set([...used, ...live])) if (id) uses.set(id, (uses.get(id) ?? 0) + 1)
  return uses
}
