import { defaultZone } from '@console-widgets/core'
import type { Settings } from './settings.ts'

/** What the console's page has to know about its deployment: `examples/console-host/src/deployment.ts` reads it. */
type DeploymentSettings = Pick<
  Settings,
  'zones' | 'cloudStorageZones' | 'overseasTeams' | 'switches' | 'uploadPort' | 'outsea' | 'betaUpdateZones'
>

/**
 * Writes the zones and switches of the deployment into the console's page (R70, R125). In the page itself, they cost no
 * request before the first call.
 */
export function withDeployment(
  page: string,
  { zones, cloudStorageZones, overseasTeams, switches, uploadPort, outsea, betaUpdateZones }: DeploymentSettings,
  origin: string,
): string {
  const addressOf = (zone: string, host = origin) => (zone === defaultZone ? host : `${host}/zones/${zone}`)
  const uploadOf = (zone: string) =>
    uploadPort === undefined ? {} : { upload: addressOf(zone, originAtPort(origin, uploadPort)) }
  const deployment = {
    zones: Object.fromEntries(
      zones.map((zone) => [zone, { api: addressOf(zone), analytics: `${addressOf(zone)}/webv1`, ...uploadOf(zone) }]),
    ),
    switches: {
      ...Object.fromEntries(switches.filter((name) => !isSystemCall(name)).map((name) => [name, true])),
      operatingSystemCalls: Object.fromEntries(switches.filter(isSystemCall).map((name) => [name.at(-1), true])),
      outsea,
      betaUpdateZones,
      cloudStorageZones,
      overseas: Object.keys(overseasTeams).length > 0,
    },
  }
  const content = JSON.stringify(deployment).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return page.replace('<head>', `<head>\n    <meta name="console-deployment" content='${content}' />`)
}

const isSystemCall = (name: string) => name.startsWith('operatingSystemCall')

/** The same host on another port: the session's cookie belongs to a host, whatever the port. */
export function originAtPort(origin: string, port: number): string {
  const address = new URL(origin)
  address.port = String(port)
  return address.origin
}
