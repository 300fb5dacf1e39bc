import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sameDistance } from '@console-widgets/platform/pictures/look-at-picture'
import { resources } from './tables.ts'

const others = alias(resources, 'others')

/** For each of these pictures, the team’s others that show almost the same. Pictures without are left out. */
export async function alikePictures(db: Queries, resourceIds: readonly string[]): Promise<Map<string, string[]>> {
  if (resourceIds.length === 0) return new Map()
  const pairs = await db
    .select({ resourceId: resources.resourceId, other: others.resourceId })
    .from(resources)
    .innerJoin(
      others,
      and(
        eq(others.teamId, resources.teamId),
        ne(others.resourceId, resources.resourceId),
        sql`bit_count(('x' || ${others.look})::bit(64) # ('x' || ${resources.look})::bit(64)) <= ${sameDistance}`,
      ),
    )
    .where(inArray(resources.resourceId, [...resourceIds]))
    .orderBy(others.createTime, others.resourceId)
  const found = new Map<string, string[]>()
  for (const { resourceId, other } of pairs) found.set(resourceId, [...(found.get(resourceId) ?? []), other])
  return found
}

/** A hash of what a picture shows, as it is stored. */
export const storedLook = (hash: bigint): string => hash.toString(16).padStart(16, '0')
