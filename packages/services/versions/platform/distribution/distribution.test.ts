import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall, InputOf } from '@console-widgets/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls as packageCalls } from '@console-widgets/app-packages/contract'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { newId } from '@console-widgets/platform/database/ids'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { objects } from '@console-widgets/platform/files/tables'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { calls, distributionCalls } from '@console-widgets/versions/contract'
import type { PhasedRelease } from '@console-widgets/versions/model'
import { appVersions, phasedReleaseHistory, versionEvents, versionLanguages } from '../tables.ts'
import { createVersionWorld, type VersionWorld } from '../testing/world.ts'
import type { VersionRow } from '../version-rows.ts'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())

/** The two generations of the interface, and the calls of versions and packages. */
const faces = ['v1', 'v2', 'its twin'] as const
type Face = (typeof faces)[number]
type Values = Record<string, unknown>
type DeviceTypes = InputOf<(typeof appCalls)['apps.app.create']>['deviceTypes']

interface Act {
  /** Brings an app into the state that the act needs. */
  prepare(): Promise<Values & { appId: string }>
  /** Input of the act; the twin's is what its calls take. */
  input?(made: Values): Values
  /** Words of the older generation, if it has its own. */
  older?: Values
  twin(made: Values): [AnyCall, Values][]
}

type ChangingId = Exclude<keyof typeof distributionCalls, `${string}.${'get' | 'list'}`>

const day = 86_400_000
const texts = { lang: 'en-US', appName: 'Harbour Guide', appDesc: 'Finds a berth.', briefInfo: 'Berths' }
const listing = { languages: [texts], publishCountry: ['CN', 'DE'], privacyPolicy: 'https://northwind.example/privacy' }
const plan = { isAppForcedUpdate: 1, remark: 'The demo account is in the notes.' }
const phases = () => ({ startTime: world.clock.now(), endTime: world.clock.now() + 7 * day, percent: '1.00' })
const testInfo = () => ({
  testDesc: 'First berths',
  startTime: world.clock.now(),
  endTime: world.clock.now() + 7 * day,
  displayArea: ['DE'],
})

/** An uploaded file with only a name. */
async function newFile(fileName: string): Promise<string> {
  const objectId = `CN${newId()}`
  const { size, sha256 } = await world.platform.services.objects.write(objectId, new Blob([fileName]).stream(), 1000)
  await world.platform.services.database.asPlatform((db) =>
    db.insert(objects).values({
      teamId: demoTeamId,
      objectId,
      bizTag: 'app-packages',
      fileName,
      contentType: 'application/octet-stream',
      state: 'temporary',
      size,
      sha256,
      storageKey: objectId,
      userId: demoTeamId,
      createTime: world.clock.now(),
    }),
  )
  return objectId
}

let apps = 0
async function newAppOf(packageType: 1 | 2 | 8, deviceTypes: DeviceTypes = [4]): Promise<string> {
  const facts = { appName: `Tide Table ${++apps}`, parentType: 13 as const, childType: 1302 }
  const { appId } = await world.console.invoke(appCalls['apps.app.create'], { ...facts, packageType, deviceTypes })
  return appId
}

/** A draft with a package, forced into a state. */
async function newVersion(appId: string, versionCode: number, columns: Partial<VersionRow> = {}) {
  const packageId = await world.newPackage(appId, { versionCode })
  const { version } = await world.console.invoke(calls['versions.app-version.create'], { appId, packageId })
  await world.force(version.versionId, { ...columns, submitTime: world.clock.now() })
  return { appId, versionId: version.versionId }
}

const draft = async () => newVersion(await world.newApp(), 1)
const complete = async () => {
  const { appId, versionId } = await world.completeDraft(await world.newApp())
  return { appId, versionId }
}
const inReview = async () => newVersion(await world.newApp(), 1, { releaseState: 4 })
const live = async () => newVersion(await world.newApp(), 1, { releaseState: 0, onShelfTime: world.clock.now() })

/** The version that is restored by a rollback comes first. */
async function liveAgain() {
  const { appId, versionId } = await live()
  await world.force(versionId, { releaseState: 14, offShelfTime: world.clock.now() })
  world.clock.advance(1000)
  return newVersion(appId, 2, { releaseState: 0, onShelfTime: world.clock.now() })
}

async function inPhases(state: PhasedRelease['state'] = 'RELEASE') {
  const { appId } = await live()
  const suspendTime = state === 'SUSPEND' ? world.clock.now() : null
  const phasedRelease = { ...phases(), description: '', state, halts: 0, suspendTime }
  return newVersion(appId, 2, { releaseState: 0, releaseType: 3, phasedRelease, onShelfTime: world.clock.now() })
}

const byVersion = (call: AnyCall, more: Values = {}): Act['twin'] => {
  return ({ appId, versionId }) => [[call, { appId, versionId, ...more }]]
}

/** A package of an uploaded file. */
function creation(
  fileName: string,
  packageType: 1 | 2 | 8,
  { deviceTypes = [4], ...facts }: Values & { deviceTypes?: DeviceTypes } = {},
): Act {
  return {
    prepare: async () => ({ appId: await newAppOf(packageType, deviceTypes), objectId: await newFile(fileName) }),
    input: (made) => ({ ...made, ...facts }),
    twin: (made) => [[packageCalls['app-packages.package.create'], { ...made, ...facts }]],
  }
}

function deletion(format: 'apk' | 'rpk' | 'wpk' | 'exe'): Act {
  return {
    prepare: async () => {
      const appId = await world.newApp()
      await world.newPackage(appId, { format, fileName: 'another' })
      return { appId, pkgId: await world.newPackage(appId, { format }) }
    },
    twin: ({ pkgId }) => [[packageCalls['app-packages.package.delete'], { pkgId }]],
  }
}

const acts: Record<ChangingId, Act> = {
  'distribution.app.update': {
    prepare: async () => ({ appId: await world.newApp() }),
    input: ({ appId }) => ({ appId, ...listing }),
    twin: ({ appId }) => [
      [calls['versions.app-version.create'], { appId }],
      [calls['versions.app-version.update'], { appId, ...listing }],
    ],
  },
  'distribution.service.update': {
    prepare: draft,
    input: ({ appId }) => ({ appId, ...plan }),
    twin: byVersion(calls['versions.app-version.update'], plan),
  },
  'distribution.beta-test.update': {
    prepare: async () => ({ appId: await world.newApp() }),
    input: ({ appId }) => ({ appId, testInfo: testInfo() }),
    twin: ({ appId }) => [
      [calls['versions.app-version.create'], { appId, releaseType: 6 }],
      [calls['versions.app-version.update'], { appId, testInfo: testInfo() }],
    ],
  },
  'distribution.apk.create': creation('app.apk', 1),
  'distribution.apk.delete': deletion('apk'),
  'distribution.rpk.create': creation('app.rpk', 2),
  'distribution.rpk.delete': deletion('rpk'),
  'distribution.wpk.create': creation('app.wpk', 2, { deviceTypes: [7] }),
  'distribution.wpk.delete': deletion('wpk'),
  'distribution.exe.create': creation('app.exe', 8, { versionName: '1.0', displayName: 'Tide Table' }),
  'distribution.exe.delete': deletion('exe'),
  'distribution.obb.create': {
    prepare: async () => {
      const appId = await world.newApp()
      return { appId, pkgId: await world.newPackage(appId), objectId: await newFile('main.obb') }
    },
    input: (made) => ({ ...made, kind: 'main' }),
    twin: ({ pkgId, objectId }) => [[packageCalls['app-packages.package.update'], { pkgId, obbMain: objectId }]],
  },
  'distribution.obb.delete': {
    prepare: async () => {
      const appId = await world.newApp()
      const pkgId = await world.newPackage(appId)
      const obbPatch = await newFile('patch.obb')
      await world.console.invoke(packageCalls['app-packages.package.update'], { pkgId, obbPatch })
      return { appId, pkgId }
    },
    input: (made) => ({ ...made, kind: 'patch' }),
    twin: ({ pkgId }) => [[packageCalls['app-packages.package.update'], { pkgId, obbPatch: null }]],
  },
  'distribution.audit.submit': { prepare: complete, twin: byVersion(calls['versions.on-shelf.submit']) },
  'distribution.audit.cancel': { prepare: inReview, twin: byVersion(calls['versions.on-shelf.cancel']) },
  'distribution.audit.urge': { prepare: inReview, twin: byVersion(calls['versions.audit.urge']) },
  'distribution.phased-release.update': {
    prepare: draft,
    input: ({ appId }) => ({ appId, ...phases(), description: 'Slowly' }),
    twin: ({ appId, versionId }) => {
      const phasedRelease = { ...phases(), description: 'Slowly' }
      return [[calls['versions.app-version.update'], { appId, versionId, releaseType: 3, phasedRelease }]]
    },
  },
  'distribution.phased-release-state.update': {
    prepare: () => inPhases('SUSPEND'),
    input: ({ appId }) => ({ appId, state: 'RELEASE' }),
    twin: byVersion(calls['versions.phased-release.update'], { state: 'RELEASE' }),
  },
  'distribution.rollback.submit': {
    prepare: liveAgain,
    input: ({ appId }) => ({ appId, reason: 'It drains batteries' }),
    twin: byVersion(calls['versions.rollback.submit'], { reason: 'It drains batteries' }),
  },
  'distribution.shelf-off.submit': {
    prepare: live,
    input: ({ appId }) => ({ appId, reason: 'No longer of use' }),
    twin: byVersion(calls['versions.shelf-off.submit'], { reason: 'No longer of use' }),
  },
}

/** Words that do the same in one generation as a call of versions, besides the one that both have. */
const wordsOfPhases: { face: 'v1' | 'v2'; state: string; twin: Act['twin'] }[] = [
  { face: 'v1', state: 'ROLLBACK', twin: byVersion(calls['versions.rollback.submit']) },
  {
    face: 'v1',
    state: 'GRAY_TERMINATED',
    twin: byVersion(calls['versions.phased-release.update'], { releaseType: 1 }),
  },
  { face: 'v2', state: 'CANCEL', twin: byVersion(calls['versions.rollback.submit']) },
  { face: 'v2', state: 'SUSPEND', twin: byVersion(calls['versions.phased-release.update'], { state: 'SUSPEND' }) },
]

/** The call as a program sends it to one of the generations. */
function atFace(call: AnyCall, face: 'v1' | 'v2'): AnyCall {
  return { ...call, path: face === 'v1' ? (call.olderPath?.path as string) : call.path, olderPath: undefined }
}

async function perform(id: ChangingId, face: Face): Promise<string> {
  const act = acts[id]
  const made = await act.prepare()
  if (face === 'its twin') {
    let answer: Values = {}
    for (const [call, input] of act.twin(made)) {
      // A change of the version that the call before it has made.
      const { versionId } = (answer.version ?? {}) as Values
      answer = (await world.console.invoke(call, versionId ? { ...input, versionId } : input)) as Values
    }
  } else {
    const { versionId: _, ...given } = made
    await world.console.invoke(atFace(distributionCalls[id], face), act.input?.(made) ?? given)
  }
  return made.appId
}

/** All rows of an app, with its events, without what differs from app to app. */
async function rowsOf(appId: string): Promise<unknown> {
  const rows = await world.platform.services.database.asPlatform(async (db) => ({
    versions: await db
      .select()
      .from(appVersions)
      .where(eq(appVersions.appId, appId))
      .orderBy(asc(appVersions.versionId)),
    languages: await db.select().from(versionLanguages).where(eq(versionLanguages.appId, appId)),
    events: await db
      .select()
      .from(versionEvents)
      .where(eq(versionEvents.appId, appId))
      .orderBy(asc(versionEvents.eventId)),
    phases: await db
      .select()
      .from(phasedReleaseHistory)
      .where(eq(phasedReleaseHistory.appId, appId))
      .orderBy(asc(phasedReleaseHistory.changeId)),
    packages: await db.select().from(appPackages).where(eq(appPackages.appId, appId)).orderBy(asc(appPackages.pkgId)),
  }))
  return JSON.parse(JSON.stringify(rows), (key, value: unknown) => {
    if (typeof value === 'number' && /time$/i.test(key)) return 'a time'
    if (typeof value === 'string' && /(Id|icon)$|^appName$/.test(key)) return 'its own'
    if (key === 'screenshots') return (value as unknown[]).length
    return value
  })
}

describe('an act by the older publishing interface', () => {
  it.each(Object.keys(acts) as ChangingId[])(
    '%s leads to the same rows and events as its twin',
    async (id) => {
      const [older, newer, twin] = await Promise.all(faces.map(async (face) => rowsOf(await perform(id, face))))
      expect(twin).not.toEqual({ versions: [], languages: [], events: [], phases: [], packages: [] })
      expect(newer).toEqual(twin)
      expect(older).toEqual(twin)
    },
    30_000,
  )

  it.each(wordsOfPhases)(
    'the word $state of $face does what a call of versions does',
    async ({ face, state, twin }) => {
      const by = async (act: (made: Values) => Promise<unknown>) => {
        const made = await inPhases()
        await act(made)
        return rowsOf(made.appId)
      }
      const call = distributionCalls['distribution.phased-release-state.update']
      const one = await by(({ appId }) => world.console.invoke(atFace(call, face), { appId, state }))
      const other = await by(async (made) => {
        for (const [same, input] of twin(made)) await world.console.invoke(same, input)
      })
      expect(one).toEqual(other)
      const elsewhere = atFace(call, face === 'v1' ? 'v2' : 'v1')
      expect(await refused(world.console.invoke(elsewhere, { appId: (await inPhases()).appId, state }))).toMatchObject({
        reason: 'bad-parameter',
        issues: [{ field: 'state' }],
      })
    },
    30_000,
  )
})
