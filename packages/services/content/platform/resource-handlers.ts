import { eq, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/content/contract'
import { contentLimits, resourceListFields, resourceRules } from '@console-widgets/content/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom } from '@console-widgets/platform/database/require-rows'
import { headerBytes, readImageHeader } from '@console-widgets/core/image-header'
import { findStoredObject, keepObject, releaseObject, requireBytes } from '@console-widgets/platform/files/objects'
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
    return { ...found, items: found.items.map((row) => ({ ...row, uses: uses.get(row.resourceId) ?? 0 })) }
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
    await keepObject(db, objectId)
    const { fileName } = object
    const { width, height } = header
    const resourceId = newId()
    await db
      .insert(resources)
      .values({ resourceId, objectId, fileName, width, height, size: object.size, createTime: now() })
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
