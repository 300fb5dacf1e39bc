import type { ZoneRule } from '@console-widgets/contract'
import { ConsoleError } from '../errors.ts'
import type { ConsoleOptions, ZoneEndpoints } from '../options.ts'
import { defaultZone, zoneOfRegionPrefix, type RegionPrefix, type Zone } from '../zone.ts'

/** Which zone each thing is in at the moment of a call. */
export interface ZoneChoice {
  /** The zone of the signed-in team. */
  current: Zone
  /** The site that a person has selected, if any. */
  site: Zone | undefined
  /** The zone of the product in view, if any. */
  product: Zone | undefined
}

/** The zone that answers a call (R67, R68, R71, R153). */
export function zoneOfCall(rule: ZoneRule, choice: ZoneChoice, region?: RegionPrefix): Zone {
  if (rule === 'china') return 'china'
  if (rule === 'site') return choice.site ?? defaultZone
  if (rule === 'product') return choice.product ?? choice.site ?? choice.current
  if (rule === 'region-prefix' && region) return zoneOfRegionPrefix(region)
  return choice.current
}

/**
 * The endpoints of a zone; one without an entry answers at the default zone's (R70).
 * @throws ConsoleError when the configuration names neither.
 */
export function endpointsOfZone(options: ConsoleOptions, zone: Zone): ZoneEndpoints {
  const endpoints = options.zones[zone] ?? options.zones[defaultZone] ?? Object.values(options.zones)[0]
  if (!endpoints)
    throw new ConsoleError({ kind: 'client', code: 'ERR_BAD_OPTION', message: `No endpoint is configured for the zone '${zone}'. Give one in 'zones'.` })
  return endpoints
}

/** Base of every product call of a zone (R134). */
export function productBase(endpoints: ZoneEndpoints): string {
  return `${endpoints.api.replace(/\/+$/, '')}/agc/edge`
}
