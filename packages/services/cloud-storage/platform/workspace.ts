import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { heldIn, quotasIn } from './regions.ts'
import { storageBuckets, storageRegions, storageSites } from './tables.ts'

/** Share of the quota from which a region is announced, in percent. */
const nearlyFull = 90

/** What cloud storage brings to the start page: regions that are nearly full, buckets, and sites. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ region: selected, viewer: { now, permissions } }, { db }) => {
    if (!permissions.has('cloud-storage.manage')) return []
    const lines: AttentionLine[] = []
    for (const { region } of await db.select({ region: storageRegions.region }).from(storageRegions)) {
      if (selected && region !== selected) continue
      const quotas = await quotasIn(db, region)
      const held = await heldIn(db, region)
      const percent = Math.floor(Math.max(held.storedBytes / quotas.storedBytes, held.files / quotas.files) * 100)
      if (percent >= nearlyFull)
        lines.push({
          kind: 'cloud-storage.nearly-full',
          id: region,
          tone: percent >= 100 ? 'danger' : 'warning',
          values: { region, percent },
          page: { id: 'cloud-storage.buckets', values: {} },
          time: now,
        })
    }
    return lines
  },

  ...answerWithThings([
    {
      kind: 'cloud-storage.storage_buckets',
      from: storageBuckets,
      id: storageBuckets.bucketId,
      name: storageBuckets.bucketName,
      region: storageBuckets.region,
      page: 'cloud-storage.bucket',
      parameters: { bucketId: storageBuckets.bucketId },
    },
    {
      kind: 'cloud-storage.storage_sites',
      from: storageSites,
      id: storageSites.siteId,
      name: storageSites.siteName,
      page: 'cloud-storage.bucket',
      parameters: { bucketId: storageSites.bucketId },
      sharesPage: true,
    },
  ]),
}
