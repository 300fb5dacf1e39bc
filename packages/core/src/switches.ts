import type { ZoneSwitch } from '@console-widgets/contract'
import type { FeatureSwitches, KeyValueStore } from './options.ts'
import { defaultZone, zoneOfSiteId, type Zone } from './zone.ts'

/** Whether an operating-system call switch, numbered 1 to 4, is on (R122). */
export function isOperatingSystemCallOn(switches: FeatureSwitches | undefined, number: 1 | 2 | 3 | 4): boolean {
  return switches?.operatingSystemCalls?.[number] === true
}

/** The analytics switches that are on (R123, R124). The second is off when the local flag closeHa is 'Y'. */
export function analyticsSwitches(switches: FeatureSwitches | undefined, store: KeyValueStore): ('web' | 'second')[] {
  const second = switches?.secondAnalytics === true && store.getItem('closeHa') !== 'Y'
  return [...(switches?.webAnalytics === true ? (['web'] as const) : []), ...(second ? (['second'] as const) : [])]
}

/** Whether a service is on the outsea list (R125). */
export function isOutsea(switches: FeatureSwitches | undefined, service: string): boolean {
  return switches?.outsea?.includes(service) ?? false
}

/** Whether beta updates are on in a zone (R125): in all of them, unless the deployment lists some. */
export function hasBetaUpdates(switches: FeatureSwitches | undefined, zone: Zone): boolean {
  return switches?.betaUpdateZones?.includes(zone) ?? true
}

/** Zone of a team: its site's, or with the overseas switch that of the site it was moved to (R69). */
export function zoneOfTeam(
  switches: FeatureSwitches | undefined,
  siteId: string | undefined,
  upSiteId: string | undefined,
): Zone {
  const moved = switches?.overseas && upSiteId ? zoneOfSiteId(upSiteId) : defaultZone
  return moved === defaultZone ? zoneOfSiteId(siteId) : moved
}

/**
 * Which variant of a service answers: the newer where its switch lists the site or no site is selected (R157). A switch
 * whose name begins with `older` lists the sites that have the older one.
 */
export function variantOfSite(
  switches: FeatureSwitches | undefined,
  name: ZoneSwitch,
  site: Zone | undefined,
): 'older' | 'newer' {
  return !site || !switches?.[name]?.includes(site) === name.startsWith('older') ? 'newer' : 'older'
}
