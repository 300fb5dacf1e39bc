import { defaultZone } from '@console-widgets/core'
import type { Settings } from './settings.ts'

/** What the console's page has to know about its deployment: `examples/console-host/src/deployment.ts` reads it. */
type DeploymentSettings = Pick<Settings, 'zones' | 'cloudStorageZones' | 'overseasTeams' | 'switches'>

/**
 * Writes the zones and switches of the deployment into the console's page (R70, R125). In the page itself, they cost no
 * request before the first call.
 */
export function withDeployment(
  page: string,
  { zones, cloudStorageZones, overseasTeams, switches }: DeploymentSettings,
  origin: string,
): string {
  const addressOf = (zone: string) => (zone === defaultZone ? origin : `${origin}/zones/${zone}`)
  const deployment = {
    zones: Object.fromEntries(
      zones.map((zone) => [zone, { api: addressOf(zone), analytics: `${addressOf(zone)}/webv1` }]),
    ),
    switches: {
      ...Object.fromEntries(switches.map((name) => [name, true])),
      cloudStorageZones,
      overseas: Object.keys(overseasTeams).length > 0,
    },
  }
  const content = JSON.stringify(deployment).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return page.replace('<head>', `<head>\n    <meta name="console-deployment" content='${content}' />`)
}
