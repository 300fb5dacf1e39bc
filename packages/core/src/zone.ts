/** The five zones of the platform (R4, R41). */
export const zones = ['china', 'singapore', 'europe', 'russia', 'iran'] as const
export type Zone = (typeof zones)[number]

/** The names that the platform's configuration gives the zones (R41). */
export const zoneConfigurationKeys: Record<Zone, string> = {
  china: 'chinaZoneID',
  singapore: 'singaporeZoneId',
  europe: 'europeanZoneId',
  russia: 'russiaZoneID',
  iran: 'iranZoneID',
}

/** The zone that answers when nothing else is known (R67). */
export const defaultZone: Zone = 'china'

const zoneOfSite: Record<number, Zone> = { 1: 'china', 5: 'singapore', 7: 'europe', 8: 'russia', 3: 'iran' }

/** The zone of a site id; every other value is China (R59, R60). */
export function zoneOfSiteId(siteId: number | string | undefined): Zone {
  return zoneOfSite[Number(siteId)] ?? defaultZone
}

/** Region prefixes of object ids (R42). */
export const regionPrefixes = ['CN', 'SG', 'DE', 'RU'] as const
export type RegionPrefix = (typeof regionPrefixes)[number]

const zoneOfRegion: Record<RegionPrefix, Zone> = { CN: 'china', SG: 'singapore', DE: 'europe', RU: 'russia' }
const regionOfZone: Record<Zone, RegionPrefix> = {
  china: 'CN',
  singapore: 'SG',
  europe: 'DE',
  russia: 'RU',
  iran: 'SG',
}

/** The zone that keeps the objects of a region. */
export function zoneOfRegionPrefix(prefix: RegionPrefix): Zone {
  return zoneOfRegion[prefix]
}

/** The region in which a zone keeps its objects. Iran has no region of its own and uses Singapore's. */
export function regionPrefixOfZone(zone: Zone): RegionPrefix {
  return regionOfZone[zone]
}

/**
 * The region prefix of an object id (R42).
 * @throws RangeError when the id starts with none of the four.
 */
export function regionPrefixOfObjectId(objectId: string): RegionPrefix {
  const prefix = regionPrefixes.find((candidate) => objectId.startsWith(candidate))
  if (!prefix) throw new RangeError(`'${objectId}' is no object id: it must start with CN, SG, DE or RU`)
  return prefix
}
