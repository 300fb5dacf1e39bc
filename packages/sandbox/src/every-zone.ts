import { zones, type Zone, type ZoneEndpoints } from '@console-widgets/core'

/** Endpoints of a platform that answers for every zone at one address. */
export function everyZoneAt(api: string): Record<Zone, ZoneEndpoints> {
  return Object.fromEntries(zones.map((zone) => [zone, { api }])) as Record<Zone, ZoneEndpoints>
}
