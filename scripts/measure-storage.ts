import { createMemoryObjects, createPlatform, openPglite } from '@console-widgets/sandbox'
import type { Queries } from '@console-widgets/platform/database/connection'
import { listFiles, type FileListInput } from '../packages/services/cloud-storage/platform/list-files.ts'

/**
 * Measures listing a bucket with 100,000 files in one folder, and in a thousand folders: `node --import tsx
 * scripts/measure-storage.ts`. Prints the median of five runs each, in milliseconds.
 */
const count = 100_000
const platform = await createPlatform({
  database: await openPglite(),
  objects: createMemoryObjects(),
  publicOrigin: 'http://localhost',
})
const { database } = platform.services
const teamId = 'team-northwind'
const inTeam = <T>(work: (db: Queries) => Promise<T>) =>
  database.asTeam({ teamId, userId: teamId, readOnly: true }, work)

await database.script(`
insert into cw_storage_buckets (team_id, bucket_id, bucket_name, region, files, create_time, update_time) values ('${teamId}', 'large', 'large', 'CN', ${2 * count}, 0, 0);
insert into cw_storage_files (team_id, file_id, bucket_id, key, parent, name, sort_name, kind, size, content_type, sha256, create_time, update_time)
  select '${teamId}', 'flat' || n, 'large', 'flat/' || name, 'flat/', name, name, 1, (n * 7919::bigint) % 1000003, 'text/plain', '', 0, (n * 104729::bigint) % 1000003
  from (select n, 'file-' || md5(n::text) || '.txt' as name from generate_series(1, ${count}) n) as names;
insert into cw_storage_files (team_id, file_id, bucket_id, key, parent, name, sort_name, kind, size, content_type, sha256, create_time, update_time)
  select '${teamId}', 'deep' || n, 'large', parent || name, parent, name, name, 1, n, 'text/plain', '', 0, n
  from (select n, 'deep/' || n % 1000 || '/' as parent, 'file-' || n || '.txt' as name from generate_series(1, ${count}) n) as names;
insert into cw_storage_files (team_id, file_id, bucket_id, key, parent, name, sort_name, kind, create_time, update_time)
  select '${teamId}', 'folder' || n, 'large', 'deep/' || n || '/', 'deep/', n::text, n::text, 0, 0, 0 from generate_series(0, 999) n;
analyze cw_storage_files;
`)

const list = (input: Omit<FileListInput, 'bucketId'>) =>
  inTeam((db) => listFiles(db, { bucketId: 'large', maxReqCount: 100, ...input }))
const middle = (await list({ prefix: 'flat/', fromRecCount: count / 2, maxReqCount: 1 })).cursor as string
const measured: Record<string, () => Promise<unknown>> = {
  'first window of 100,000 files in a folder': () => list({ prefix: 'flat/' }),
  'window in the middle, by its cursor': () => list({ prefix: 'flat/', cursor: middle }),
  'window in the middle, by its number': () => list({ prefix: 'flat/', fromRecCount: count / 2 }),
  'first window by size': () => list({ prefix: 'flat/', sort: '-size' }),
  'first window by time': () => list({ prefix: 'flat/', sort: '-updateTime' }),
  'a thousand folders': () => list({ prefix: 'deep/' }),
  'a hundred files in one of a thousand folders': () => list({ prefix: 'deep/500/' }),
  'all below a folder, however deep': () => list({ prefix: 'deep/', recursive: true }),
  'search among 200,000 names': () => list({ search: 'file-c4ca42' }),
}
for (const [what, work] of Object.entries(measured)) {
  const times: number[] = []
  for (let time = 0; time < 5; time++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  console.log(`${(times.toSorted((a, b) => a - b)[2] as number).toFixed(0).padStart(6)} ms  ${what}`)
}
await platform.close()
