import { objectIdsPerCall } from '../model.ts'
import { regionPrefixOfObjectId, type RegionPrefix } from '../zone.ts'

/**
 * Object ids by the region that keeps them, each once (R153).
 * @throws RangeError when one is no object id.
 */
export function groupByRegion(objectIds: readonly string[]): Map<RegionPrefix, string[]> {
  const groups = new Map<RegionPrefix, string[]>()
  for (const objectId of new Set(objectIds)) {
    const region = regionPrefixOfObjectId(objectId)
    groups.set(region, [...(groups.get(region) ?? []), objectId])
  }
  return groups
}

/**
 * The calls that a list of object ids takes: one for each region, and further ones where a region has more than one
 * call takes.
 */
export function callsByRegion(objectIds: readonly string[]): { region: RegionPrefix; objectIds: string[] }[] {
  return [...groupByRegion(objectIds)].flatMap(([region, ids]) => {
    const batches: { region: RegionPrefix; objectIds: string[] }[] = []
    for (let at = 0; at < ids.length; at += objectIdsPerCall)
      batches.push({ region, objectIds: ids.slice(at, at + objectIdsPerCall) })
    return batches
  })
}
