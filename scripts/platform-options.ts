import type { NodePlatformOptions } from '@console-widgets/sandbox/node'
import type { Settings } from './settings.ts'

/** Options that the platform gets from the settings, whichever server runs it. */
export function platformOptionsOf(settings: Settings) {
  const { folder, databaseUrl, objectStore, zones, betaUpdateZones, overseasTeams, switches } = settings
  const { demoTeam, firstAccount, membersEditDemoProjects } = settings
  return {
    folder,
    databaseUrl,
    objectStore,
    zones,
    betaUpdateZones,
    unrealName: switches.includes('unrealName'),
    overseasTeams,
    demoTeam,
    firstAccount,
    membersEditDemoProjects,
  } satisfies Partial<NodePlatformOptions>
}
