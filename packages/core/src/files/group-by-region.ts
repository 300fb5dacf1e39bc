import { objectIdsPerCall } from '../model/files.ts'
import { regionPrefixOfObjectId, type RegionPrefix } from '../zone.ts'

/**
 * Groups object IDs by region, without duplicates (R153).
 * @throws RangeError when an ID is not an object ID.
 */
export function groupByRegion(objectIds: readonly string[]): Map<RegionPrefix, string[]> {
  const groups = new Map<RegionPrefix, string[]>()
  for (const objectId of new Set(objectIds)) {
    const region = regionPrefixOfObjectId(objectId)
    groups.set(region, [...(groups.get(region) ?? []), objectId])
  }
  return groups
}

/** Splits object IDs into calls: one per region, or more where a region exceeds the limit of one call. */
export function callsByRegion(objectIds: readonly string[]): { region: RegionPrefix; objectIds: string[] }[] {
  return [...groupByRegion(objectIds)].flatMap(([region, ids]) => {
    const batches: { region: RegionPrefix; objectIds: string[] }[] = []
    for (let at = 0; at < ids.length; at += objectIdsPerCall)
      batches.push({ region, objectIds: ids.slice(at, at + objectIdsPerCall) })
    return batches
  })
}
