import { asc, eq } from 'drizzle-orm'
import { noMaterials, type Materials, type Variant } from '@console-widgets/store-experiments/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { addDemoObject } from '@console-widgets/platform/demo/add-object'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { makePicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { demoScreens, drawScreen, type DemoScreen } from '@console-widgets/platform/demo/screens'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { firstDemoAppId } from '@console-widgets/platform/tenancy/demo-projects'
import { planTest } from './plan.ts'
import { readOutcome } from './result.ts'
import { change, originalOf, scheduleLimit } from './run-tests.ts'
import { customPages, dynamicIcons, harmonyMaterials, materialTests, type TestRow } from './tables.ts'

const author = 'user-olga'
const appId = String(firstDemoAppId)
const bizTag = 'store-experiments'

/** How tests of the demo are evaluated. */
const plain = { startMode: 'manual', goal: 'install', method: 'sequential', alpha: 0.05, effect: 0.1 } as const

const startOf = (now: number) => Math.floor(now / day) * day

/** Stores an image of the demo team, and returns its ID. */
async function keep(seed: Seed, fileName: string, bytes: Uint8Array<ArrayBuffer>, time: number): Promise<string> {
  return (await addDemoObject(seed, { teamId: demoTeamId, region: 'CN', bizTag, fileName, bytes, time })).objectId
}

const drawIcon = async (seed: Seed, name: string, light: Colour, colour: Colour, time: number) =>
  keep(seed, `${name}.png`, await makePicture(216, 216, light, colour), time)

async function drawScreens(seed: Seed, name: string, screens: readonly DemoScreen[], colour: Colour, time: number) {
  const light: Colour = [Math.min(255, colour[0] + 90), Math.min(255, colour[1] + 90), Math.min(255, colour[2] + 90)]
  const shots: string[] = []
  for (const [at, screen] of screens.entries())
    shots.push(await keep(seed, `${name}-${at + 1}.png`, await drawScreen(360, 640, screen, colour, light), time))
  return shots
}

const variant = (variantId: string, variantName: string, materials: Partial<Materials>): Variant => ({
  ...noMaterials,
  ...materials,
  variantId,
  variantName,
  materialId: null,
})

/** Name and material of each demo test. */
type Told = 'testId' | 'testName' | 'target' | 'state' | 'originalId' | 'variants' | 'createTime' | 'updateTime'

/** The demo team’s tests: one that has ended, one that runs, one that was rejected, and a draft. */
async function testsOf(seed: Seed): Promise<TestRow[]> {
  const { now } = seed
  const ago = (days: number) => startOf(now) - days * day + 9 * hour
  const common = {
    ...plain,
    ...{ teamId: demoTeamId, appId, lang: null, trafficPercent: 50, days: 28 },
    ...{ round: 1, userId: author },
    ...{ originalMaterials: null, plannedVisitors: null, outcome: null, appliedVariantId: null },
    ...{ submitTime: null, auditTime: null, startTime: null, endTime: null, stopReason: null },
  } as const
  const waves = await drawIcon(seed, 'icon-waves', [244, 236, 214], [196, 92, 40], ago(66))
  const compass = await drawIcon(seed, 'icon-compass', [214, 238, 244], [16, 96, 132], ago(66))
  const mapFirst = await drawScreens(seed, 'map-first', ['map', 'chart', 'list'], [52, 120, 96], ago(20))
  const night = await drawScreens(seed, 'night', demoScreens, [46, 52, 92], ago(20))
  const list: (Pick<TestRow, Told> & Partial<TestRow>)[] = [
    {
      ...{ testId: 'material-test-icon', testName: 'Compass or waves', target: 'icon', state: 'stopped' },
      ...{ originalId: 'icon-original', trafficPercent: 60, stopReason: 'limit' },
      variants: [
        variant('icon-waves', 'Waves', { icon: waves }),
        variant('icon-compass', 'Compass', { icon: compass }),
      ],
      ...{ submitTime: ago(64), auditTime: ago(64) + hour, startTime: ago(62), endTime: ago(34) },
      ...{ createTime: ago(66), updateTime: ago(34) },
    },
    {
      ...{ testId: 'material-test-shots', testName: 'Map first', target: 'screenshots', state: 'running' },
      ...{ originalId: 'original', days: 60 },
      variants: [
        variant('variant-a', 'Map first', { screenshots: mapFirst }),
        variant('variant-b', 'Night colors', { screenshots: night }),
      ],
      ...{ submitTime: ago(19), auditTime: ago(19) + hour, startTime: ago(18) },
      ...{ createTime: ago(20), updateTime: ago(18) },
    },
    {
      ...{ testId: 'material-test-price', testName: 'Say that it costs nothing', target: 'brief', state: 'rejected' },
      ...{ originalId: 'price-original', lang: 'en-US' },
      variants: [variant('price-free', 'Free', { brief: 'Free maps for the harbour' })],
      findings: [{ rule: 'price', field: 'variants.0.brief', sample: 'Free' }],
      ...{ submitTime: ago(6), auditTime: ago(6) + hour, createTime: ago(7), updateTime: ago(6) + hour },
    },
    {
      ...{ testId: 'material-test-offline', testName: 'Offline in the description', target: 'brief', state: 'draft' },
      ...{ originalId: 'offline-original', lang: 'en-US', round: 0 },
      variants: [variant('offline-first', 'Offline first', { brief: 'Charts and tides without a network' })],
      ...{ createTime: ago(2), updateTime: ago(2) },
    },
  ]
  return list.map((each): TestRow => ({ ...common, countries: [], findings: [], appliedChanges: [], ...each }))
}

/** The tests, before there are events: what visitors do depends on them. */
export async function prepareTests(seed: Seed): Promise<void> {
  await seed.db.insert(materialTests).values(await testsOf(seed))
}

/** What tests found, and the pages and icons that visitors see. */
export async function seedStore(seed: Seed): Promise<void> {
  const { db, now } = seed
  for (const test of await demoTests(db)) {
    if (test.startTime === null) continue
    const started = {
      originalMaterials: await originalOf(db, test),
      plannedVisitors: (await planTest(db, test, now)) ?? null,
    }
    const row = await change(db, test.testId, started, test.updateTime)
    if (row.state === 'running') await scheduleLimit(db, row)
    else await change(db, row.testId, { outcome: await readOutcome(db, row, now) }, row.updateTime)
  }
  await seedPages(seed)
  await seedIcons(seed)
  await seedMaterials(seed)
}

async function seedPages(seed: Seed): Promise<void> {
  const { db, now } = seed
  const time = startOf(now) - 40 * day + 10 * hour
  const screenshots = await drawScreens(seed, 'hiking', ['map', 'list', 'chart'], [120, 92, 40], time)
  const materials: Materials = { icon: null, screenshots, brief: 'Trails, tides and ferries in one map' }
  const common = { teamId: demoTeamId, appId, materialId: null, createTime: time, updateTime: time }
  await db.insert(customPages).values([
    {
      ...common,
      ...{ pageId: 'page-hiking', pageName: 'Hiking magazine', materials, passedMaterials: materials },
      ...{ state: 'passed', isActive: true, round: 1, submitTime: time, auditTime: time + hour },
    },
    {
      ...common,
      ...{ pageId: 'page-sailing', pageName: 'Sailing fair', isActive: false, state: 'draft' },
      materials: { ...noMaterials, brief: 'Every berth from Porto to Bergen' },
    },
  ])
}

async function seedIcons(seed: Seed): Promise<void> {
  const { db, now } = seed
  const start = startOf(now)
  const time = start - 9 * day
  const common = { teamId: demoTeamId, appId, createTime: time, updateTime: time }
  await db.insert(dynamicIcons).values([
    {
      ...common,
      ...{ iconId: 'icon-spring', iconName: 'Spring', startTime: start - 2 * day, endTime: start + 12 * day },
      imageId: await drawIcon(seed, 'icon-spring', [226, 244, 214], [64, 132, 52], time),
      ...{ state: 'passed', round: 1, submitTime: time, auditTime: time + hour },
    },
    {
      ...common,
      ...{ iconId: 'icon-regatta', iconName: 'Regatta', startTime: start + 30 * day, endTime: start + 44 * day },
      imageId: await drawIcon(seed, 'icon-regatta', [250, 226, 214], [160, 40, 40], time),
      state: 'draft',
    },
  ])
}

async function seedMaterials(seed: Seed): Promise<void> {
  const time = startOf(seed.now) - 12 * day
  const screenshots = await drawScreens(seed, 'watch', ['map', 'list'], [24, 92, 112], time)
  const common = { teamId: demoTeamId, appId, createTime: time, updateTime: time }
  await seed.db.insert(harmonyMaterials).values([
    {
      ...common,
      ...{ materialId: 'material-tides', materialName: 'Tides on the watch', deviceType: 7 },
      materials: { icon: null, screenshots, brief: 'Tides and ferries on your wrist' },
      ...{ state: 'passed', round: 1, submitTime: time, auditTime: time + hour },
    },
    {
      ...common,
      ...{ materialId: 'material-screen', materialName: 'Charts on the big screen', deviceType: 8 },
      materials: { ...noMaterials, brief: 'Sea charts on the big screen' },
      state: 'draft',
    },
  ])
}

const demoTests = (db: Seed['db']): Promise<TestRow[]> =>
  db.select().from(materialTests).where(eq(materialTests.teamId, demoTeamId)).orderBy(asc(materialTests.testId))

/** Audit log entries of the demo team’s tests. */
export async function historyOfTests({ db }: Seed): Promise<DemoAct[]> {
  return (await demoTests(db)).flatMap(({ testId, testName, target, createTime, submitTime, startTime }) => {
    const act = (call: DemoAct['call'], time: number, input: DemoAct['input']): DemoAct => ({
      ...{ call, userId: author, time, input },
      changes: [{ table: 'cw_material_tests', key: testId }],
    })
    return [
      act('store-experiments.material-test.create', createTime, { appId, testName, target }),
      ...(submitTime === null ? [] : [act('store-experiments.material-test-audit.submit', submitTime, { testId })]),
      ...(startTime === null ? [] : [act('store-experiments.material-test.start', startTime, { testId })]),
    ]
  })
}
