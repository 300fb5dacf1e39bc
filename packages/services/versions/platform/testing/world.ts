import { eq } from 'drizzle-orm'
import type { Console } from '@console-widgets/core'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/versions/contract'
import { releaseTypes } from '@console-widgets/versions/model'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { newId } from '@console-widgets/platform/database/ids'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { objects } from '@console-widgets/platform/files/tables'
import { declareData } from '@console-widgets/sandbox/testing/declare-data'
import { qualifyGame } from '@console-widgets/sandbox/testing/qualify-game'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { signPaidApps } from '@console-widgets/sandbox/testing/sign-paid-apps'
import { reportPackage } from '@console-widgets/sandbox/testing/report-package'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { makePicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { appVersions, versionEvents, versionLanguages } from '../tables.ts'
import type { VersionRow } from '../version-rows.ts'

/** A platform, a signed-in user, and shortcuts that tests of versions need. */
export interface VersionWorld extends TestPlatform {
  console: Console
  /** Creates a separate app with a confirmed age rating and declaration of data, so that tests don't interfere. */
  newApp(facts?: { parentType?: 2 | 13; childType?: number }): Promise<string>
  /** Adds a package, whose check has found nothing. */
  newPackage(appId: string, facts?: Partial<typeof appPackages.$inferInsert>): Promise<string>
  newImage(width: number, height: number, bytes?: Uint8Array<ArrayBuffer>): Promise<string>
  /** Creates a complete draft. */
  completeDraft(appId: string, changes?: Record<string, unknown>, versionCode?: number): Promise<AppVersion>
  /** Creates a live version that has passed review. */
  onShelf(appId: string, versionCode?: number): Promise<AppVersion>
  get(appId: string, versionId: string): Promise<AppVersion>
  /** Changes a draft. */
  update(draft: Pick<AppVersion, 'appId' | 'versionId'>, changes: Record<string, unknown>): Promise<AppVersion>
  submit(version: AppVersion): Promise<AppVersion>
  /** Advances the clock and runs everything that is due. */
  pass(seconds: number): Promise<void>
  /** Lets the clock leap to a time, and runs what is due then. */
  passUntil(time: number): Promise<void>
  /** A transaction over the rows of all teams. */
  asPlatform: TestPlatform['platform']['services']['database']['asPlatform']
  /** Forces a row into a state. */
  force(versionId: string, columns: Partial<VersionRow>): Promise<void>
  /** Changes stored texts of a version, in whatever state it is. */
  forceTexts(versionId: string, texts: Partial<typeof versionLanguages.$inferInsert>): Promise<void>
  /** Changes a stored package. */
  forcePackage(packageId: string, facts: Partial<typeof appPackages.$inferInsert>): Promise<void>
  row(versionId: string): Promise<VersionRow | undefined>
  /** Stored events of a version. */
  events(versionId: string): Promise<(typeof versionEvents.$inferSelect)[]>
}

const day = 86_400_000

export async function createVersionWorld(): Promise<VersionWorld> {
  const test = await createTestPlatform({ demoTraffic: false })
  const { platform, clock } = test
  const { database, objects: store } = platform.services
  /** Sessions last an hour, so advancing the clock further needs a new one. */
  const enter = async () => {
    const console = await signIn(platform)
    await console.session.switchTeam(demoTeamId)
    return console
  }
  let count = 0
  const now = () => clock.now()

  const world: VersionWorld = {
    ...test,
    console: await enter(),
    async newApp({ parentType = 13, childType = parentType === 13 ? 1302 : 202 } = {}) {
      count += 1
      const appName = `Harbour Guide ${count}`
      const { appId } = await world.console.invoke(appCalls['apps.app.create'], { appName, parentType, childType })
      await rateApp(world.console, appId)
      await declareData(world.console, appId)
      if (parentType === 2) {
        await qualifyGame(world.console, appId, appName)
        await world.pass(10)
      }
      return appId
    },
    async newPackage(appId, facts = {}) {
      const pkgId = newId()
      await database.asPlatform(async (db) => {
        await db.insert(appPackages).values({
          teamId: demoTeamId,
          pkgId,
          appId,
          packageType: 1,
          format: 'apk',
          fileName: 'app.apk',
          objectId: `CN${newId()}`,
          size: 1000,
          sha256: 'a'.repeat(64),
          successStatus: 0,
          versionName: `1.${facts.versionCode ?? 1}`,
          versionCode: 1,
          signer: { fingerprint: 'aa', subject: '', issuer: '', algorithm: '', validFrom: 0, validTo: 0 },
          createTime: now(),
          updateTime: now(),
          ...facts,
        })
        await reportPackage(db, pkgId)
      })
      return pkgId
    },
    async newImage(width, height, bytes) {
      count += 1
      const colour: Colour = [count % 256, (count >> 8) % 256, 80]
      const content = bytes ?? (await makePicture(width, height, colour, [255, 255, 255]))
      const objectId = `CN${newId()}`
      const { size, sha256 } = await store.write(objectId, new Blob([content]).stream(), 10_000_000)
      await database.asPlatform((db) =>
        db.insert(objects).values({
          teamId: demoTeamId,
          objectId,
          bizTag: 'versions',
          fileName: 'image.png',
          contentType: 'image/png',
          state: 'temporary',
          size,
          sha256,
          storageKey: objectId,
          userId: demoTeamId,
          createTime: now(),
        }),
      )
      return objectId
    },
    async completeDraft(appId, changes = {}, versionCode = 1) {
      const packageId = await world.newPackage(appId, { versionCode })
      const { version } = await world.console.invoke(calls['versions.app-version.create'], { appId, packageId })
      const screenshots = [
        await world.newImage(450, 800),
        await world.newImage(450, 800),
        await world.newImage(450, 800),
      ]
      const languages = [
        {
          lang: 'en-US',
          appName: `Harbour Guide ${appId}`,
          appDesc: 'Finds a berth in every harbour of the coast and shows the way in.',
          briefInfo: 'Every harbour of the coast',
          newFeatures: 'Berths can be booked.',
        },
      ]
      const complete = {
        languages,
        materials: { icon: await world.newImage(216, 216), screenshots },
        privacyPolicy: 'https://northwind.example/privacy',
        publishCountry: ['CN', 'DE'],
        encryption: 'exempt' as const,
        ...changes,
      }
      return world.update({ appId, versionId: version.versionId }, complete)
    },
    async onShelf(appId, versionCode = 1) {
      const draft = await world.completeDraft(appId, {}, versionCode)
      await world.submit(draft)
      await world.pass(12)
      return world.get(appId, draft.versionId)
    },
    async get(appId, versionId) {
      const { version } = await world.console.invoke(calls['versions.app-version.get'], { appId, versionId })
      return version as AppVersion
    },
    async update({ appId, versionId }, changes) {
      const changed = { appId, versionId, ...changes }
      return (await world.console.invoke(calls['versions.app-version.update'], changed)).version
    },
    async submit({ appId, versionId, releaseType, testInfo }) {
      const ids = { appId, versionId }
      if (releaseType === releaseTypes.test && testInfo !== null)
        return (await world.console.invoke(calls['versions.test-release.submit'], { ...ids, testInfo })).version
      return (await world.console.invoke(calls['versions.on-shelf.submit'], ids)).version
    },
    async pass(seconds) {
      // Step by step, so that jobs scheduled by jobs run at their time.
      for (let left = seconds; left > 0; left -= Math.min(left, stepOf(seconds))) {
        clock.advance(Math.min(left, stepOf(seconds)) * 1000)
        await platform.wake()
      }
      if (seconds > 1800) world.console = await enter()
    },
    async passUntil(time) {
      clock.advance(time - clock.now())
      await platform.wake()
      world.console = await enter()
    },
    asPlatform: (work) => database.asPlatform(work),
    async force(versionId, columns) {
      await database.asPlatform((db) => db.update(appVersions).set(columns).where(eq(appVersions.versionId, versionId)))
    },
    async forceTexts(versionId, texts) {
      await database.asPlatform((db) =>
        db.update(versionLanguages).set(texts).where(eq(versionLanguages.versionId, versionId)),
      )
    },
    async forcePackage(packageId, facts) {
      await database.asPlatform((db) => db.update(appPackages).set(facts).where(eq(appPackages.pkgId, packageId)))
    },
    events: (versionId) =>
      database.asPlatform((db) =>
        db.select().from(versionEvents).where(eq(versionEvents.versionId, versionId)).orderBy(versionEvents.eventId),
      ),
    row: (versionId) =>
      database.asPlatform(
        async (db) => (await db.select().from(appVersions).where(eq(appVersions.versionId, versionId)))[0],
      ),
  }
  await signPaidApps(world.console)
  return world
}

/** At least four steps, and no more than needed. */
function stepOf(seconds: number): number {
  return Math.max(1, Math.min(seconds / 4, day / 1000))
}
