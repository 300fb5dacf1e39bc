import type { AnyCall, ZoneRule } from '@console-widgets/contract'
import { ConsoleError } from '../errors.ts'
import type { ConsoleOptions, ZoneEndpoints } from '../options.ts'
import { defaultZone, regionPrefixOfObjectId, zoneOfRegionPrefix, type RegionPrefix, type Zone } from '../zone.ts'

/** Zones that apply at the moment of a call. */
export interface ZoneChoice {
  /** The zone of the signed-in team. */
  current: Zone
  /** Selected site, if any. */
  site: Zone | undefined
  /** Zone of the product in view, if any. */
  product: Zone | undefined
}

/** Zone that handles a call (R67, R68, R71, R153). */
export function zoneOfCall(rule: ZoneRule, choice: ZoneChoice, region?: RegionPrefix): Zone {
  if (rule === 'china') return 'china'
  if (rule === 'site') return choice.site ?? defaultZone
  if (rule === 'product') return choice.product ?? choice.site ?? choice.current
  if (rule === 'region-prefix' && region) return zoneOfRegionPrefix(region)
  return choice.current
}

/**
 * Region of the object IDs in the input of a call whose zone follows them (R153).
 * @throws ConsoleError when an ID is not an object ID, or when the IDs are of several regions.
 */
export function regionOfInput(
  call: AnyCall,
  { objectId, objectIds }: Record<string, unknown>,
): RegionPrefix | undefined {
  if (call.zone !== 'region-prefix') return undefined
  const ids = [objectId, ...(Array.isArray(objectIds) ? objectIds : [])].filter((id) => typeof id === 'string')
  let regions: Set<RegionPrefix>
  try {
    regions = new Set(ids.map(regionPrefixOfObjectId))
  } catch (error) {
    throw badValue(call, (error as Error).message)
  }
  if (regions.size > 1)
    throw badValue(call, 'All objects of one call must be in the same region. Group their IDs by region first.')
  return regions.values().next().value
}

function badValue(call: AnyCall, message: string): ConsoleError {
  return new ConsoleError({ kind: 'client', code: 'ERR_BAD_OPTION_VALUE', message, call: call.id })
}

/**
 * Endpoints of a zone (R70). Those of another zone are never used instead: data must not leave its region.
 * @throws ConsoleError that names the zone when it has none
 */
export function endpointsOfZone({ zones }: ConsoleOptions, zone: Zone): ZoneEndpoints {
  if (zones[zone]) return zones[zone]
  throw new ConsoleError({
    kind: 'client',
    code: 'ERR_BAD_OPTION',
    message: `No endpoint for ${zone}. Set zones.${zone} or data-zones.`,
    zone,
  })
}

/** Suffix of a zone's API base in every product call (R134). */
export const productPath = '/agc/edge'

/** Base of every product call of a zone (R134). */
export function productBase(endpoints: ZoneEndpoints): string {
  return requireAddress(endpoints.api) + productPath
}

/**
 * Base of one call: the zone's API, or its separate upload host (R144). A zone without an upload host takes uploads at
 * its API.
 */
export function baseOfCall(call: AnyCall, endpoints: ZoneEndpoints): string {
  return call.host === 'upload' && endpoints.upload !== undefined
    ? requireAddress(endpoints.upload) + productPath
    : productBase(endpoints)
}

function requireAddress(address: string): string {
  if (!URL.canParse(address))
    throw new ConsoleError({
      kind: 'client',
      code: 'ERR_INVALID_URL',
      message: `'${address}' in 'zones' is not an absolute URL, such as https://console.example`,
    })
  return address.replace(/(?<!\/)\/+$/, '')
}
