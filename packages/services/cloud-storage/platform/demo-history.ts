import { and, asc, eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { tasks } from '@console-widgets/platform/tasks/tables'
import type { Refresh } from './refresh.ts'
import { storageBuckets, storageFiles, storageRegions, storageRules, storageSites, storageTokens } from './tables.ts'
import { storageTasks } from './task-kinds.ts'

/** How the demo team's buckets came about, with their rules, links, and site. */
export async function historyOfCloudStorage({ db }: Seed): Promise<DemoAct[]> {
  const regions = await db.select().from(storageRegions).where(eq(storageRegions.teamId, demoTeamId))
  const buckets = await db
    .select()
    .from(storageBuckets)
    .where(eq(storageBuckets.teamId, demoTeamId))
    .orderBy(asc(storageBuckets.bucketId))
  const rules = await db
    .select()
    .from(storageRules)
    .where(eq(storageRules.teamId, demoTeamId))
    .orderBy(asc(storageRules.publishTime))
  const uploaded = await db
    .select()
    .from(storageFiles)
    .where(and(eq(storageFiles.teamId, demoTeamId), eq(storageFiles.source, 'console'), eq(storageFiles.kind, 1)))
    .orderBy(asc(storageFiles.createTime), asc(storageFiles.key))
  const tokens = await db.select().from(storageTokens).where(eq(storageTokens.teamId, demoTeamId))
  const sites = await db.select().from(storageSites).where(eq(storageSites.teamId, demoTeamId))
  const refreshes = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.teamId, demoTeamId), eq(tasks.kind, storageTasks.refresh)))
    .orderBy(asc(tasks.createTime))
  return [
    ...regions.map(({ region, createTime }): DemoAct => ({
      call: 'cloud-storage.data.init',
      userId: demoTeamId,
      time: createTime,
      input: { region },
      changes: [{ table: 'cw_storage_regions', key: `${demoTeamId}/${region}` }],
    })),
    ...buckets.map(({ bucketId, bucketName, region, createTime }): DemoAct => ({
      call: 'cloud-storage.storage-bucket.create',
      userId: demoTeamId,
      time: createTime,
      input: { bucketName, region },
      changes: [{ table: 'cw_storage_buckets', key: bucketId }],
    })),
    ...rules.map(({ bucketId, version, note, userId, publishTime }): DemoAct => ({
      call: 'cloud-storage.security-rule.set',
      userId,
      time: publishTime,
      input: { bucketId, note },
      changes: [
        { table: 'cw_storage_rules', key: `${bucketId}/${version}` },
        {
          table: 'cw_storage_buckets',
          key: bucketId,
          before: { rules_version: version - 1 },
          after: { rules_version: version },
        },
      ],
    })),
    ...uploaded.map(({ fileId, bucketId, key, userId, createTime }): DemoAct => ({
      call: 'cloud-storage.file.put',
      userId: userId ?? demoTeamId,
      time: createTime,
      input: { bucketId, key },
      changes: [{ table: 'cw_storage_files', key: fileId }],
    })),
    ...tokens.map(({ tokenId, fileId, description, userId, createTime }): DemoAct => ({
      call: 'cloud-storage.file-token.create',
      userId,
      time: createTime,
      input: { fileId, description },
      changes: [{ table: 'cw_storage_tokens', key: tokenId }],
    })),
    ...sites.map(({ siteId, siteName, bucketId, prefix, createTime }): DemoAct => ({
      call: 'cloud-storage.hosting-site.create',
      userId: demoTeamId,
      time: createTime,
      input: { siteName, bucketId, prefix },
      changes: [{ table: 'cw_storage_sites', key: siteId }],
    })),
    ...refreshes.map(({ userId, payload, createTime }): DemoAct => {
      const { siteId, paths } = payload as Refresh
      return {
        call: 'cloud-storage.hosting-cdn.refresh',
        userId,
        time: createTime,
        input: { siteId, paths },
        changes: [],
      }
    }),
  ]
}
