/** The five zones of the platform, with their names in its configuration (R4, R41). */
export const zoneConfigurationKeys = {
  china: 'chinaZoneID',
  singapore: 'singaporeZoneId',
  europe: 'europeanZoneId',
  russia: 'russiaZoneID',
  iran: 'iranZoneID',
}
export type Zone = keyof typeof zoneConfigurationKeys
/** The zones. */
export const zones = Object.keys(zoneConfigurationKeys) as Zone[]

/** Default zone (R67). */
export const defaultZone: Zone = 'china'

const zoneOfSite: Record<number, Zone> = { 1: 'china', 5: 'singapore', 7: 'europe', 8: 'russia', 3: 'iran' }

/** Zone of a site ID. Every other value is China (R59, R60). */
export function zoneOfSiteId(siteId: number | string | undefined): Zone {
  return zoneOfSite[Number(siteId)] ?? defaultZone
}

/** Region prefixes of object ids (R42). */
export const regionPrefixes = ['CN', 'SG', 'DE', 'RU'] as const
export type RegionPrefix = (typeof regionPrefixes)[number]

const zoneOfRegion: Record<RegionPrefix, Zone> = { CN: 'china', SG: 'singapore', DE: 'europe', RU: 'russia' }

/** Zone that stores the objects of a region. */
export function zoneOfRegionPrefix(prefix: RegionPrefix): Zone {
  return zoneOfRegion[prefix]
}

/** Region in which a zone stores its objects. Iran uses Singapore's. */
export function regionPrefixOfZone(zone: Zone): RegionPrefix {
  return regionPrefixes.find((prefix) => zoneOfRegion[prefix] === zone) ?? 'SG'
}

/**
 * Region prefix of an object ID (R42).
 * @throws RangeError when the ID has none of the four prefixes.
 */
export function regionPrefixOfObjectId(objectId: string): RegionPrefix {
  const prefix = regionPrefixes.find((candidate) => objectId.startsWith(candidate))
  if (!prefix) throw new RangeError(`'${objectId}' is not an object ID: it must start with CN, SG, DE, or RU`)
  return prefix
}
