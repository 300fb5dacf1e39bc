import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { makePicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { demoScreens, drawScreen } from '@console-widgets/platform/demo/screens'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { calls } from '@console-widgets/store-experiments/contract'
import { storeLimits } from '@console-widgets/store-experiments/model'
import { calls as versionCalls } from '@console-widgets/versions/contract'

const appId = '108370001'
const day = 86_400_000

let test: TestPlatform
let console: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
})
beforeEach(async () => {
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
})
afterAll(() => test.close())

const colour: Colour = [20, 110, 160]
const light: Colour = [190, 220, 235]
const picture = async (side = 216, shade: Colour = colour) =>
  uploadBytes(console, 'icon.png', await makePicture(side, side, light, shade))
const shots = (shade: Colour) =>
  Promise.all(
    demoScreens.map(async (screen) => uploadBytes(console, 'a.png', await drawScreen(360, 640, screen, shade, light))),
  )
const review = async () => {
  test.clock.advance(9000)
  await test.platform.wake()
}
const store = async (query = '') => {
  const request = new Request(`${test.platform.services.publicOrigin}/store/${appId}${query}`, {
    headers: { 'accept-language': 'en-US' },
  })
  return (await test.platform.fetch(request)).text()
}
const plain = {
  countries: [],
  trafficPercent: 50,
  days: 21,
  startMode: 'auto' as const,
  goal: 'install' as const,
  method: 'sequential' as const,
  alpha: 0.05 as const,
  effect: 0.2,
}

async function newTest(testName: string, target: 'icon' | 'screenshots' | 'brief') {
  const created = await console.invoke(calls['store-experiments.material-test.create'], { appId, testName, target })
  const { testId, variants, lang } = created
  const save = (variant: { icon?: string; screenshots?: string[]; brief?: string }, more: object = {}) =>
    console.invoke(calls['store-experiments.material-test.update'], {
      ...{ ...plain, testId, testName, target, lang },
      variants: [
        {
          ...{ variantId: variants[0]?.variantId, variantName: 'A', materialId: null },
          ...{ icon: null, screenshots: [], brief: '', ...variant },
        },
      ],
      ...more,
    })
  const submit = () => console.invoke(calls['store-experiments.material-test-audit.submit'], { testId })
  const get = () => console.invoke(calls['store-experiments.material-test.get'], { testId })
  return { testId, save, submit, get }
}

it('names the invalid field: a size, an identical image, a word, a language', async () => {
  const { save, submit, get } = await newTest('Sizes', 'icon')
  expect(await refused(save({ icon: await picture(100) }))).toMatchObject({ issues: [{ field: 'variants.0.icon' }] })
  expect(await refused(save({}, { lang: 'en-US' }))).toMatchObject({ issues: [{ field: 'lang' }] })
  expect(await refused(save({}, { countries: ['DE', 'XX'] }))).toMatchObject({
    issues: [{ field: 'countries.1', message: 'must be the code of a country, such as DE' }],
  })
  const bytes = await makePicture(216, 216, light, colour)
  const [one, other] = [await uploadBytes(console, 'a.png', bytes), await uploadBytes(console, 'b.png', bytes)]
  const variant = (variantName: string, icon: string) => ({
    variantName,
    icon,
    materialId: null,
    screenshots: [],
    brief: '',
  })
  await save({}, { variants: [variant('A', one), variant('B', other)] })
  expect(await refused(submit())).toMatchObject({ reason: 'materials-same', issues: [{ field: 'variants.1.icon' }] })
  expect(await get()).toMatchObject({ state: 'draft' })

  const words = await newTest('Words', 'brief')
  await words.save({ brief: 'The cheapest map for free' })
  await words.submit()
  await review()
  expect(await words.get()).toMatchObject({
    state: 'rejected',
    findings: [{ rule: 'price', field: 'variants.0.brief' }],
  })
  await words.save({ brief: 'A map of every harbour' })
  expect(await words.get()).toMatchObject({ state: 'draft', findings: [] })
  await words.submit()
  await console.invoke(calls['store-experiments.material-test-audit.cancel'], { testId: words.testId })
  await review()
  expect(await words.get()).toMatchObject({ state: 'draft' })
})

it('starts automatically, shows up in the checks of a release, and ends when the app is no longer live', async () => {
  const running = await console.invoke(calls['store-experiments.material-test.list'], {
    appId,
    filter: ['state:=:running'],
  })
  for (const { testId } of running.items)
    await console.invoke(calls['store-experiments.material-test.stop'], { testId })
  const { testId, save, submit, get } = await newTest('By itself', 'screenshots')
  await save({ screenshots: await shots([120, 40, 90]) })
  await submit()
  await review()
  expect(await get()).toMatchObject({ state: 'running', stopReason: null })
  const { version } = await console.invoke(versionCalls['versions.app-version.create'], { appId })
  const { versionId } = version
  const failed = async () => {
    const { version: checked } = await console.invoke(versionCalls['versions.app-version.get'], { appId, versionId })
    return checked?.preChecks.filter(({ id, passed }) => id === 'store-experiments.tested' && !passed)
  }
  expect(await failed()).toEqual([])
  const screenshots = await shots([40, 120, 90])
  await console.invoke(versionCalls['versions.app-version.update'], { appId, versionId, materials: { screenshots } })
  expect(await failed()).toMatchObject([{ level: 'warning', sample: 'By itself', field: 'materials.screenshots' }])

  // The draft was changed meanwhile: it keeps its own, and applying says so.
  await console.invoke(calls['store-experiments.material-test.stop'], { testId })
  const [variant] = (await get()).variants
  const input = { testId, variantId: variant?.variantId ?? '' }
  const { changes } = await console.invoke(calls['store-experiments.material-test-change.get'], input)
  expect(changes.map(({ isLive, isKept }) => [isLive, isKept])).toEqual([
    [true, false],
    [false, true],
  ])
  await console.invoke(calls['store-experiments.material-test.apply'], input)
  const { version: open } = await console.invoke(versionCalls['versions.app-version.get'], { appId, versionId })
  expect(open?.materials.screenshots).toEqual(screenshots)

  const next = await newTest('Until it leaves', 'icon')
  await next.save({ icon: await picture(216, [90, 20, 20]) })
  await next.submit()
  await review()
  expect(await next.get()).toMatchObject({ state: 'running' })
  const { version: live } = await console.invoke(versionCalls['versions.on-shelf.get'], { appId })
  await console.invoke(versionCalls['versions.app-version.delete'], { appId, versionId })
  await console.invoke(versionCalls['versions.shelf-off.submit'], {
    appId,
    versionId: live?.versionId ?? '',
    reason: 'The maps are being drawn again from the start.',
  })
  await review()
  await review()
  expect(await next.get()).toMatchObject({ state: 'stopped', stopReason: 'shelf' })
  expect(await store()).toContain('No app was found at this address')
})

it('limits pages, and keeps an active page while its draft is in review', async () => {
  const { appId: other } = await console.invoke(appCalls['apps.app.create'], {
    ...{ appName: 'Pages of piers', parentType: 13, childType: 1302 },
  })
  const create = (pageName: string) =>
    console.invoke(calls['store-experiments.custom-page.create'], { appId: other, pageName })
  const first = await create('Page 0')
  const { pageId } = first
  for (let number = 1; number < storeLimits.pages; number++) await create(`Page ${number}`)
  expect(await refused(create('One too many'))).toMatchObject({ reason: 'limit-reached' })
  const activate = () => console.invoke(calls['store-experiments.custom-page.activate'], { pageId })
  expect(await refused(activate())).toMatchObject({ reason: 'page-not-passed' })
  const save = (brief: string) =>
    console.invoke(calls['store-experiments.custom-page.update'], {
      ...{ pageId, pageName: 'Page 0', materialId: null, icon: null, screenshots: [], brief },
    })
  const submit = () => console.invoke(calls['store-experiments.custom-page-audit.submit'], { pageId })
  expect(await refused(submit())).toMatchObject({ reason: 'materials-incomplete' })
  await save('Every pier')
  await submit()
  await review()
  expect(await activate()).toMatchObject({ state: 'passed', isActive: true, isChanged: false })
  expect(await save('Every pier and berth')).toMatchObject({ state: 'draft', isActive: true, isChanged: true })
  await submit()
  await review()
  expect(await console.invoke(calls['store-experiments.custom-page.get'], { pageId })).toMatchObject({
    ...{ state: 'passed', isActive: true, isChanged: false },
  })
  const deactivate = () => console.invoke(calls['store-experiments.custom-page.deactivate'], { pageId })
  expect(await deactivate()).toMatchObject({ isActive: false })
  expect(await refused(deactivate())).toMatchObject({ reason: 'audit-state' })
})

it('shows icons one at a time, on the clock', async () => {
  const { appId: other } = await console.invoke(appCalls['apps.app.create'], {
    ...{ appName: 'Icons of piers', parentType: 13, childType: 1302 },
  })
  const now = test.clock.now()
  const create = async (from: number, to: number) =>
    console.invoke(calls['store-experiments.dynamic-icon.create'], {
      ...{ appId: other, iconName: 'Season', imageId: await picture() },
      ...{ startTime: now + from * day, endTime: now + to * day },
    })
  const { iconId } = await create(1, 3)
  expect(await refused(create(2, 5))).toMatchObject({ reason: 'icon-window', issues: [{ field: 'startTime' }] })
  expect(await refused(create(4, 60))).toMatchObject({ reason: 'icon-window', issues: [{ field: 'endTime' }] })
  expect(await refused(create(-1, 1))).toMatchObject({ issues: [{ field: 'startTime' }] })
  await create(3, 4)
  await console.invoke(calls['store-experiments.dynamic-icon-audit.submit'], { iconId })
  await review()
  const get = () => console.invoke(calls['store-experiments.dynamic-icon.get'], { iconId })
  expect(await get()).toMatchObject({ state: 'passed', isShown: false })
  test.clock.advance(2 * day)
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
  expect(await get()).toMatchObject({ isShown: true })
})

it('shows an approved HarmonyOS material on a page', async () => {
  const { appId: other } = await console.invoke(appCalls['apps.app.create'], {
    ...{ appName: 'Piers of harmony', parentType: 13, childType: 1302 },
  })
  const created = await console.invoke(calls['store-experiments.harmony-material.create'], {
    ...{ appId: other, materialName: 'Blue', deviceType: 4 as const },
  })
  const { materialId } = created
  const { pageId } = await console.invoke(calls['store-experiments.custom-page.create'], {
    appId: other,
    pageName: 'P',
  })
  const choose = () =>
    console.invoke(calls['store-experiments.custom-page.update'], {
      ...{ pageId, pageName: 'P', materialId, icon: null, screenshots: [], brief: '' },
    })
  expect(await refused(choose())).toMatchObject({ issues: [{ field: 'materialId' }] })
  const icon = await picture()
  await console.invoke(calls['store-experiments.harmony-material.update'], {
    ...{ materialId, materialName: 'Blue', deviceType: 4 as const },
    ...{ icon, screenshots: await shots(colour), brief: 'Every pier in blue' },
  })
  await console.invoke(calls['store-experiments.harmony-material-audit.submit'], { materialId })
  await review()
  expect(await choose()).toMatchObject({ icon, brief: 'Every pier in blue' })
})
