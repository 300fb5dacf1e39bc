import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import { lower } from '@console-widgets/platform/database/columns'
import { newId } from '@console-widgets/platform/database/ids'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { storePath } from '@console-widgets/platform/release/store-front'
import { channelConfigs, channelInstalls } from './tables.ts'

/** Stores who installs an app from its page in the store after a channel has led there. Visitors count once. */
export const installEvents: EventTakers = {
  'store-front.visited': async ({ appId, channel, acts, time }, { db, teamId }) => {
    if (channel === undefined || !acts.some(({ kind }) => kind === 'download')) return
    const [found] = await db
      .select({ configId: channelConfigs.configId })
      .from(channelConfigs)
      .where(and(eq(channelConfigs.appId, appId), eq(lower(channelConfigs.channelId), lower(channel))))
    if (found)
      await db.insert(channelInstalls).values({ teamId, installId: newId(), appId, configId: found.configId, time })
  },
}

/** Address of the app’s page in the store that tells of the channel: who installs from there counts for it. */
export const channelAddress = (
  { publicOrigin }: Pick<PlatformParts, 'publicOrigin'>,
  { appId, channelId }: { appId: string; channelId: string },
): string => `${publicOrigin}${storePath}/${appId}?channel=${encodeURIComponent(channelId)}`

/** Channels with their addresses and installations. */
export async function withInstalls<Row extends { configId: string; appId: string; channelId: string }>(
  { db, services }: Pick<Context, 'db' | 'services'>,
  rows: readonly Row[],
) {
  const ids = rows.map(({ configId }) => configId)
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({ configId: channelInstalls.configId, count: sql<number>`count(*)::int` })
          .from(channelInstalls)
          .where(inArray(channelInstalls.configId, ids))
          .groupBy(channelInstalls.configId)
  const counts = new Map(counted.map(({ configId, count }) => [configId, Number(count)]))
  return rows.map((row) => ({
    ...row,
    address: channelAddress(services, row),
    installs: counts.get(row.configId) ?? 0,
  }))
}
