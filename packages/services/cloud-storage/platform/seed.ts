import { formatUtc, utcWeekday } from '@console-widgets/core/formats'
import {
  bizTagOfBucket,
  foldersAround,
  objectNameOf,
  parseRules,
  type CorsRule,
  type RuleOperation,
  type UserLevel,
} from '@console-widgets/cloud-storage/model'
import type { RegionPrefix } from '@console-widgets/core'
import { newId, newSecret } from '@console-widgets/platform/database/ids'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { addDemoObject } from '@console-widgets/platform/demo/add-object'
import { demoAccounts, europeTeamId, people } from '@console-widgets/platform/demo/people'
import { day } from '@console-widgets/platform/clock/durations'
import { demoDays, type Seed } from '@console-widgets/platform/demo/seed-context'
import { contentTypeOf } from '@console-widgets/platform/files/content-type'
import { tasks } from '@console-widgets/platform/tasks/tables'
import {
  backupFiles,
  backupRules,
  siteFiles,
  siteRules,
  uploadFiles,
  uploadRules,
  type DemoFile,
} from './demo-files.ts'
import { placeOf } from './put-file.ts'
import type { Refresh } from './refresh.ts'
import {
  storageBuckets,
  storageDecisionCounts,
  storageDecisions,
  storageFiles,
  storageRegions,
  storageRules,
  storageSites,
  storageTokens,
  storageUsage,
} from './tables.ts'
import { storageTasks } from './task-kinds.ts'
import { dayOf } from './usage.ts'

interface DemoBucket {
  teamId: string
  bucketId: string
  region: RegionPrefix
  files: readonly DemoFile[]
  /** Published rules with their notes, oldest first. */
  rules: readonly { text: string; note: string; age: number }[]
  draft?: string
  corsRules?: CorsRule[]
  /** Approximate requests per day, and the fraction that the rules deny. */
  requests: number
  refused: number
}

const developer = people.find(({ account }) => account === demoAccounts.development.account)?.userId ?? demoTeamId

/** Buckets of the demo team: a public site, what users of the app send, backups. The team in Europe has a small one. */
export async function seedCloudStorage(seed: Seed): Promise<void> {
  const { now } = seed
  const dayOfAge = (age: number) => formatUtc(now - age * day, 'YYYY-MM-DD')
  await addRegion(seed, demoTeamId, 'CN', 'paid')
  await addRegion(seed, europeTeamId, 'DE', 'free')
  const site = await siteFiles()
  await addBucket(seed, {
    teamId: demoTeamId,
    bucketId: 'northwind-site',
    region: 'CN',
    files: site,
    rules: [{ text: siteRules, note: 'The site is public', age: 84 }],
    corsRules: [
      {
        origins: ['https://northwind.example', 'https://*.northwind.example'],
        methods: ['GET', 'HEAD'],
        headers: ['range'],
        exposeHeaders: ['etag', 'content-range'],
        maxAge: 3600,
      },
    ],
    requests: 900,
    refused: 0.01,
  })
  await addBucket(seed, {
    teamId: demoTeamId,
    bucketId: 'northwind-uploads',
    region: 'CN',
    files: await uploadFiles(),
    rules: [
      {
        text: siteRules.replace('The site and what it links to are', 'For the first test: what people send is'),
        note: 'First test with the crew',
        age: 77,
      },
      {
        text: uploadRules.replace('    allow read: if true;\n', '    allow read: if request.auth != null;\n'),
        note: 'People write to their own folders only',
        age: 71,
      },
      { text: uploadRules, note: 'Faces are shown on the public leaderboard', age: 33 },
    ],
    draft: uploadRules.replace('1024 * 1024', '512 * 1024'),
    corsRules: [
      {
        origins: ['https://app.northwind.example'],
        methods: ['GET', 'HEAD', 'PUT', 'DELETE'],
        headers: ['authorization', 'content-type', 'x-storage-meta-*'],
        exposeHeaders: ['etag'],
        maxAge: 600,
      },
      {
        origins: ['http://localhost:*'],
        methods: ['GET', 'HEAD', 'PUT'],
        headers: ['*'],
        exposeHeaders: [],
        maxAge: 60,
      },
    ],
    requests: 420,
    refused: 0.06,
  })
  await addBucket(seed, {
    teamId: demoTeamId,
    bucketId: 'northwind-backups',
    region: 'CN',
    files: await backupFiles(dayOfAge),
    rules: [{ text: backupRules, note: 'Write-only for servers', age: 84 }],
    requests: 4,
    refused: 0.02,
  })
  await addBucket(seed, {
    teamId: europeTeamId,
    bucketId: 'lighthouse-assets',
    region: 'DE',
    files: site.filter(({ key }) => key.startsWith('www/assets/')),
    rules: [],
    requests: 30,
    refused: 0.1,
  })
  await addLinks(seed)
  await addSite(seed)
}

async function addRegion({ db, now }: Seed, teamId: string, region: RegionPrefix, level: UserLevel): Promise<void> {
  await db.insert(storageRegions).values({ teamId, region, level, createTime: now - demoDays * day })
}

async function addBucket(seed: Seed, bucket: DemoBucket): Promise<void> {
  const { db, now } = seed
  const { teamId, bucketId, region, files, rules, draft, corsRules = [] } = bucket
  const createTime = now - 85 * day
  await db.insert(storageBuckets).values({
    teamId,
    bucketId,
    bucketName: bucketId,
    region,
    files: files.length,
    storedBytes: bytesOf(files),
    rulesVersion: rules.length,
    ...(draft ? { draftText: draft, draftUserId: developer, draftTime: now - day } : {}),
    corsRules,
    createTime,
    updateTime: now - Math.min(...files.map(({ age }) => age)) * day,
  })
  if (rules.length > 0)
    await db.insert(storageRules).values(
      rules.map(({ text, note, age }, index) => ({
        teamId,
        bucketId,
        version: index + 1,
        text,
        note,
        userId: index === 0 ? demoTeamId : developer,
        publishTime: now - age * day,
      })),
    )
  await addFiles(seed, bucket)
  await addUsage(seed, bucket)
  if (rules.length > 0) await addDecisions(seed, bucket)
}

function bytesOf(files: readonly DemoFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
}

async function addFiles(seed: Seed, { teamId, bucketId, region, files }: DemoBucket): Promise<void> {
  const { db, now, random } = seed
  const kept = new Map<Uint8Array, { objectId: string; sha256: string }>()
  const common = { teamId, bucketId }
  const rows: (typeof storageFiles.$inferInsert)[] = []
  const folders = new Map<string, number>()
  for (const { key, bytes, age, uid, metadata = {} } of files) {
    const time = now - age * day - random.whole(0, day / 2)
    const object =
      kept.get(bytes) ??
      (await addDemoObject(seed, {
        teamId,
        region,
        bizTag: bizTagOfBucket(bucketId),
        fileName: objectNameOf(key),
        bytes,
        time,
      }))
    kept.set(bytes, object)
    for (const folder of foldersAround(key)) folders.set(folder, Math.min(folders.get(folder) ?? time, time))
    rows.push({
      ...common,
      fileId: newId(),
      ...placeOf(key),
      kind: 1,
      size: bytes.byteLength,
      contentType: contentTypeOf(key),
      ...object,
      metadata,
      source: uid ? 'application' : 'console',
      userId: uid ? null : teamId,
      uid: uid ?? null,
      createTime: time,
      updateTime: time,
    })
  }
  await db.insert(storageFiles).values([
    ...[...folders].map(([key, time]) => ({
      ...common,
      fileId: newId(),
      ...placeOf(key),
      kind: 0 as const,
      createTime: time,
      updateTime: time,
    })),
    ...rows,
  ])
}

/** Relative load of a day: boats sail on weekends, and more of them each month. */
function tide(time: number, age: number): number {
  const weekend = [0, 6].includes(utcWeekday(time)) ? 1.6 : 1
  return weekend * (0.6 + 0.4 * (1 - age / demoDays))
}

async function addUsage(
  { db, now, random }: Seed,
  { teamId, bucketId, region, files, requests: usual, refused: share }: DemoBucket,
): Promise<void> {
  const rows = []
  const mean = bytesOf(files) / files.length
  for (let age = 85; age >= 0; age--) {
    const time = dayOf(now - age * day)
    const there = files.filter((file) => file.age >= age)
    const requests = Math.round(usual * tide(time, age) * (0.85 + 0.3 * random.next()) * (age === 0 ? 0.4 : 1))
    const refused = Math.round(requests * share * (0.5 + random.next()))
    rows.push({
      teamId,
      bucketId,
      region,
      time,
      storedBytes: bytesOf(there),
      files: there.length,
      uploadBytes: bytesOf(files.filter((file) => file.age === age)),
      downloadBytes: Math.round((requests - refused) * mean),
      requests,
      refused,
    })
  }
  await db.insert(storageUsage).values(rows)
}

const operations: readonly RuleOperation[] = ['get', 'get', 'get', 'list', 'create', 'update', 'delete']

/** Decisions per day, and the latest requests individually. */
async function addDecisions(
  { db, now, random }: Seed,
  { teamId, bucketId, rules, files, requests, refused }: DemoBucket,
): Promise<void> {
  const version = rules.length
  const published = rules.at(-1) as (typeof rules)[number]
  const lines = linesOf(published.text)
  const counts = []
  for (let age = Math.min(published.age, demoDays); age >= 0; age--) {
    const time = dayOf(now - age * day)
    const count = requests * tide(time, age)
    // The first rules match the most frequent reads.
    for (const [index, line] of lines.entries())
      counts.push({
        teamId,
        bucketId,
        time,
        version,
        line,
        allowed: true,
        decisions: Math.max(1, Math.round((count * (0.8 + 0.4 * random.next())) / 2 ** (index + 1))),
      })
    counts.push({
      teamId,
      bucketId,
      time,
      version,
      line: 0,
      allowed: false,
      decisions: Math.max(1, Math.round(count * refused * (0.5 + random.next()))),
    })
  }
  await db.insert(storageDecisionCounts).values(counts)
  const newest = Array.from({ length: 40 }, (_, index) => {
    const { key, uid = null } = random.pick(files)
    const allowed = !random.chance(0.2)
    const line = lines[random.whole(0, Math.min(2, lines.length - 1))] ?? null
    const operation = allowed ? 'get' : random.pick(operations)
    return {
      teamId,
      decisionId: newId(),
      bucketId,
      time: now - index * 7 * 60_000 - random.whole(0, 300_000),
      operation,
      key,
      uid: random.chance(0.4) ? uid : null,
      allowed,
      reason: 'rules' as const,
      version,
      line,
    }
  })
  await db.insert(storageDecisions).values(newest)
}

/** Lines of the rules’ `allow` clauses. */
function linesOf(text: string): number[] {
  const inside = (matches: ReturnType<typeof parseRules>['matches']): number[] =>
    matches.flatMap((match) => [...match.allows.map(({ line }) => line), ...inside(match.matches)])
  return inside(parseRules(text).matches)
}

/** Links that the team has shared: two without an expiry, and one that expires in a week. */
async function addLinks({ db, now }: Seed): Promise<void> {
  const rows = await db
    .select({ fileId: storageFiles.fileId, key: storageFiles.key, bucketId: storageFiles.bucketId })
    .from(storageFiles)
  const fileOf = (bucketId: string, key: string) =>
    rows.find((row) => row.bucketId === bucketId && row.key === key)?.fileId ?? ''
  const link = (fileId: string, description: string, age: number, endTime: number | null = null) => ({
    teamId: demoTeamId,
    tokenId: newId(),
    token: newSecret(),
    fileId,
    description,
    userId: demoTeamId,
    createTime: now - age * day,
    endTime,
  })
  await db
    .insert(storageTokens)
    .values([
      link(fileOf('northwind-site', 'press/press-kit.md'), 'Harbour Gazette', 18),
      link(fileOf('northwind-site', 'press/press-kit.md'), 'Sailing Weekly', 4, now + 7 * day),
      link(fileOf('northwind-uploads', 'trips/ann/Bay at dawn.png'), 'Calendar print shop', 9),
    ])
}

/** The site, with a cache purge after each larger change. */
async function addSite({ db, now }: Seed): Promise<void> {
  const siteId = 'site-northwind'
  await db.insert(storageSites).values({
    teamId: demoTeamId,
    siteId,
    siteName: 'northwind',
    bucketId: 'northwind-site',
    prefix: 'www/',
    indexDocument: 'index.html',
    notFoundDocument: '404.html',
    maxAge: 3600,
    createTime: now - 84 * day,
    updateTime: now - 60 * day,
  })
  const refresh = (paths: string[], age: number, copies: number) => {
    const createTime = now - age * day
    const payload: Refresh = { siteId, siteName: 'northwind', userId: developer, paths }
    return {
      teamId: demoTeamId,
      taskId: newId(),
      kind: storageTasks.refresh,
      userId: developer,
      state: 'succeeded' as const,
      payload,
      done: copies,
      total: copies,
      result: { copies },
      createTime,
      startTime: createTime,
      endTime: createTime + 1200,
      recordId: '',
    }
  }
  await db.insert(tasks).values([refresh([], 60, 14), refresh(['/docs/*'], 58, 3), refresh(['/', '/routes/'], 22, 2)])
}
