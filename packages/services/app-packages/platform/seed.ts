import { regionPrefixOfZone } from '@console-widgets/core'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { packageFormats, type PackageFormat } from '@console-widgets/app-packages/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { addDemoObject } from '@console-widgets/platform/demo/add-object'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { newId } from '@console-widgets/platform/database/ids'
import { objects } from '@console-widgets/platform/files/tables'
import type { AppRow } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { buildApk, fileOf, makePackageKey } from '@console-widgets/package-parser/build'
import { buildsOf, contentsOfBuild } from './demo-packages.ts'
import { parsePackage } from '@console-widgets/package-parser'
import { finishParsing } from './parser.ts'
import { appPackages, packageClaims } from './tables.ts'
import { buildWebQuickApp } from './web-quick-app.ts'

/** Maximum age of an app's first build, and the time from an upload to its version. */
const firstBuildAge = 74 * day

type NamedApp = AppRow & { packageName: string }

/** Packages of the demo apps, built, signed, and parsed like real uploads. */
export async function seedAppPackages(seed: Seed): Promise<void> {
  const named = (await seed.db
    .select()
    .from(apps)
    .where(isNotNull(apps.packageName))
    .orderBy(asc(apps.appId))) as NamedApp[]
  for (const app of named)
    if (app.packageType === 1) await seedAndroidApp(seed, app)
    else if (app.packageType === 2) await seedQuickApp(seed, app)
  await seedClaim(seed)
}

async function seedAndroidApp(seed: Seed, app: NamedApp): Promise<void> {
  const builds = buildsOf(app.appName, app.packageName)
  const key = await makePackageKey({
    seed: `${app.teamId} release`,
    commonName: app.teamId === demoTeamId ? 'Northwind Studio' : 'Lighthouse Games',
    organization: 'Release',
  })
  const times = buildTimes(seed, app, builds.length)
  for (const [index, build] of builds.entries())
    await addPackage(
      seed,
      app,
      'apk',
      `${shortName(app)}-${build.versionName}.apk`,
      await buildApk(contentsOfBuild(app, build), key),
      times[index] as number,
    )
  if (app.appName !== 'Northwind Maps') return
  // A common mistake: the build of a laptop instead of the build server's.
  const debugKey = await makePackageKey({ seed: 'a laptop', commonName: 'Android Debug', organization: 'Android' })
  const last = builds.at(-1) as (typeof builds)[number]
  const debugBuild = await buildApk(
    { ...contentsOfBuild(app, last), packageName: `${app.packageName}.debug`, debuggable: true },
    debugKey,
  )
  await addPackage(seed, app, 'apk', 'maps-debug.apk', debugBuild, seed.now - day)
}

async function seedQuickApp(seed: Seed, app: NamedApp): Promise<void> {
  const page = {
    packageName: app.packageName,
    name: app.appName,
    url: `https://northwind.example/${shortName(app)}`,
    versionName: '1.0.0',
    versionCode: 1,
  }
  await addPackage(
    seed,
    app,
    'rpk',
    `${shortName(app)}-1.0.0.rpk`,
    await buildWebQuickApp(page),
    buildTimes(seed, app, 1)[0] as number,
  )
}

function shortName({ packageName }: NamedApp): string {
  return packageName.split('.').slice(2).join('-')
}

/** Spreads builds from the first, no older than its app, to the last, a few days ago. */
function buildTimes({ now, random }: Seed, app: AppRow, count: number): number[] {
  const start = Math.max(app.createTime, now - firstBuildAge)
  // Demo versions use a build that is at least three days old.
  const end = now - 4 * day - random.whole(0, day / 2)
  return Array.from({ length: count }, (_, index) =>
    Math.floor(start + ((end - start) * index) / Math.max(1, count - 1)),
  )
}

async function addPackage(
  { db, services, random }: Seed,
  app: NamedApp,
  format: PackageFormat,
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
  createTime: number,
): Promise<void> {
  const objectId = await addObject({ db, services }, app.teamId, fileName, bytes, createTime)
  const [object] = await db.select().from(objects).where(eq(objects.objectId, objectId))
  const [row] = await db
    .insert(appPackages)
    .values({
      teamId: app.teamId,
      // The same on every platform, so that guides and stories can refer to it.
      pkgId: `${app.appId}-${fileName.replace(/\W+/g, '-')}`,
      appId: app.appId,
      packageType: packageFormats[format].packageType,
      format,
      fileName,
      objectId,
      size: bytes.byteLength,
      sha256: object?.sha256 ?? '',
      successStatus: 1,
      remark: random.chance(0.3) ? 'From the build server' : '',
      stages: [{ stage: 'received', time: createTime }],
      createTime,
      updateTime: createTime,
    })
    .returning()
  await finishParsing(
    { db, teamId: app.teamId, services, now: () => createTime + 90_000 },
    row as typeof appPackages.$inferSelect,
    await parsePackage(format, fileOf(bytes)),
  )
}

async function addObject(
  seed: Pick<Seed, 'db' | 'services'>,
  teamId: string,
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
  time: number,
): Promise<string> {
  const region = regionPrefixOfZone(teamId === demoTeamId ? 'china' : 'europe')
  const { objectId } = await addDemoObject(seed, { teamId, region, bizTag: 'app-packages', fileName, bytes, time })
  return objectId
}

/** A rejected claim. */
async function seedClaim(seed: Seed): Promise<void> {
  const time = seed.now - 20 * day
  const letter = new TextEncoder().encode('To whom it may concern: the name is ours.\n')
  const objectId = await addObject(seed, demoTeamId, 'letter.pdf', letter, time)
  await seed.db.insert(packageClaims).values({
    teamId: demoTeamId,
    claimId: newId(),
    packageName: 'eu.lighthouse.companion',
    description: 'We published an app of this name before the company was divided.',
    proofs: [{ objectId, fileName: 'letter.pdf' }],
    state: 'rejected',
    opinion: 'These proofs cannot be read as a document or a picture: letter.pdf',
    createTime: time,
    updateTime: time + day,
  })
}
