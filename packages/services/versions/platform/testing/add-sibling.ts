import { eq } from 'drizzle-orm'
import { seriesCalls } from '@console-widgets/apps/contract'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { VersionWorld } from './world.ts'

/** Creates another app in a series with that of the draft. @returns its ID */
export async function addSibling(
  world: VersionWorld,
  draft: AppVersion,
  facts: Parameters<VersionWorld['newApp']>[0] = {},
): Promise<string> {
  const other = await world.newApp(facts)
  const appIds = [draft.appId, other]
  for (const appId of appIds) {
    const packageName = `com.example.a${appId}`
    await world.asPlatform((db) => db.update(apps).set({ packageName }).where(eq(apps.appId, appId)))
  }
  const series = { kind: 'double', name: `Series ${other}`, appIds } as const
  await world.console.invoke(seriesCalls['app-series.series.create'], series)
  return other
}
