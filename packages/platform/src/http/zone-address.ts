import {
  defaultZone,
  regionPrefixOfZone,
  zoneOfRegionPrefix,
  type RegionPrefix,
  type Zone,
} from '@console-widgets/core'
import type { AnyCall } from '@console-widgets/contract'
import { getPath } from 'hono/utils/url'

const zonePattern = /^\/zones\/(\w+)(?=\/)/

/** Zone whose address a request arrived at. Undefined at the platform's own. */
export function zoneOfAddress(request: Request, zones: readonly Zone[]): Zone | undefined {
  const [, name] = zonePattern.exec(getPath(request)) ?? []
  return zones.find((zone) => zone === name)
}

/**
 * Address at which the platform answers for a region.
 * @returns undefined if its zones have addresses of their own, but the region's has none
 */
export function addressOfRegion(
  { publicOrigin, zones }: { publicOrigin: string; zones: readonly Zone[] },
  region: RegionPrefix,
): string | undefined {
  const zone = zoneOfRegionPrefix(region)
  if (zones.length === 0 || zone === defaultZone) return publicOrigin
  return zones.includes(zone) ? `${publicOrigin}/zones/${zone}` : undefined
}

/** Path of a request below the address of its zone. */
export function pathInZone(request: Request, zones: readonly Zone[]): string {
  const path = getPath(request)
  return zoneOfAddress(request, zones) ? path.replace(zonePattern, '') : path
}

/** Zone and region in which a call is answered. */
export interface AnsweringZone {
  zone: Zone
  /** Region that the call is limited to: a call of the site's zone sees the data of its address only. */
  region: RegionPrefix | undefined
}

/**
 * Where a call is answered. A platform whose zones have addresses answers calls of the site's zone for the default one
 * at its own address (R68); any other call concerns the zone of the team there.
 */
export function answeringZone(
  { zone: rule }: Pick<AnyCall, 'zone'>,
  request: Request,
  zones: readonly Zone[],
  teamZone: Zone,
): AnsweringZone {
  const addressed = zoneOfAddress(request, zones)
  if (rule !== 'site' || zones.length === 0) return { zone: addressed ?? teamZone, region: undefined }
  const zone = addressed ?? defaultZone
  return { zone, region: regionPrefixOfZone(zone) }
}
