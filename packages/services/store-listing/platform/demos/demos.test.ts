import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { paintPicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { demoScreens, drawScreen } from '@console-widgets/platform/demo/screens'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { makeVideo } from '@console-widgets/sandbox/testing/make-video'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { calls } from '@console-widgets/store-listing/contract'
import { demoLimits } from '@console-widgets/store-listing/model'
import { calls as versionCalls } from '@console-widgets/versions/contract'

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

const accent: Colour = [20, 110, 160]
const light: Colour = [190, 220, 235]
const screens = () =>
  Promise.all(
    demoScreens.map(async (screen) => uploadBytes(console, 'a.png', await drawScreen(360, 640, screen, accent, light))),
  )
const video = (options: Parameters<typeof makeVideo>[0] = {}) => uploadBytes(console, 'demo.mp4', makeVideo(options))

let count = 0
async function newApp() {
  count += 1
  const appName = `Pier Finder ${count}`
  const { appId } = await console.invoke(appCalls['apps.app.create'], { appName, parentType: 13, childType: 1302 })
  return { appId, appName }
}
const query = async (appId: string) => (await console.invoke(calls['store-listing.demo.query'], { appId })).demos
const create = (appId: string, more: object = {}) =>
  console.invoke(calls['store-listing.demo-draft.create'], { appId, lang: 'en-US', title: 'Find a pier', ...more })
const submit = (demoId: string) => console.invoke(calls['store-listing.demo.create'], { demoId })
const update = (demoId: string, changes: object) =>
  console.invoke(calls['store-listing.demo.update'], { demoId, ...changes })
const review = async () => {
  test.clock.advance(7000)
  await test.platform.wake()
}

it('rejects words, images, and videos that a listing may not have, and approves what remains', async () => {
  const { appId } = await newApp()
  const [one, two] = await screens()
  const blank = await uploadBytes(console, 'b.png', await paintPicture(360, 640, () => accent))
  const { demoId } = await create(appId, {
    description: 'Also on Google Play',
    pictures: [one, two, blank],
    videoId: await video({ codec: 'vp09' }),
  })
  expect(await submit(demoId)).toMatchObject({ state: 'submitted', findings: [] })
  expect(await refused(update(demoId, { title: 'Other' }))).toMatchObject({ reason: 'demo-state' })
  await review()
  const [rejected] = await query(appId)
  expect(rejected).toMatchObject({ state: 'rejected', reviewTime: test.clock.now() - 1000 })
  expect(rejected?.findings.map(({ rule, field, rank }) => [rule, field, rank])).toEqual([
    ['other-store', 'demo.description', 'refuse'],
    ['blank', 'demo.pictures.2', 'refuse'],
    ['codec', 'video', 'refuse'],
  ])
  const { demos: none } = await console.invoke(calls['store-listing.listing.get'], { appId })
  expect(none).toEqual([])
  await update(demoId, { description: 'The best app for piers', pictures: [one, two], videoId: await video() })
  await submit(demoId)
  await review()
  // A claim may be noticed, and isn’t a reason for a rejection.
  const [passed] = await query(appId)
  expect(passed).toMatchObject({ state: 'passed', findings: [{ rule: 'superlative', field: 'demo.description' }] })
  const { demos } = await console.invoke(calls['store-listing.listing.get'], { appId })
  expect(demos).toMatchObject([{ demoId, lang: 'en-US', title: 'Find a pier', pictures: [one, two] }])
  expect(await console.invoke(calls['store-listing.demo-brief.get'], { demoId })).toEqual({
    ...{ demoId, appId, lang: 'en-US', title: 'Find a pier', state: 'passed' },
  })
})

it('shows an approved demo on the shared page, until a newer one replaces it or it is removed', async () => {
  const { appId, appName } = await newApp()
  const { version } = await console.invoke(versionCalls['versions.app-version.create'], { appId })
  const { versionId } = version
  const texts = { lang: 'en-US', appName, briefInfo: 'Piers', appDesc: 'All piers.', newFeatures: '' }
  await console.invoke(versionCalls['versions.app-version.update'], { appId, versionId, languages: [texts] })
  const { address } = await console.invoke(calls['store-listing.page.create'], { appId, versionId })
  const shared = async () => (await test.platform.fetch(new Request(address))).text()
  const first = await create(appId, { title: 'First <one>', pictures: await screens() })
  await submit(first.demoId)
  expect(await shared()).not.toContain('First')
  await review()
  expect(await shared()).toContain('First &lt;one&gt;')
  const second = await create(appId, { title: 'Second one', videoId: await video() })
  await submit(second.demoId)
  await review()
  expect((await query(appId)).map(({ title, state }) => [title, state])).toEqual([
    ['Second one', 'passed'],
    ['First <one>', 'replaced'],
  ])
  const page = await shared()
  expect(page).not.toContain('First')
  expect(page).toMatch(/<video controls preload="metadata" src="[^"]+" aria-label="Second one">/)
  await console.invoke(calls['store-listing.demo.cancel'], { demoId: second.demoId })
  expect(await shared()).not.toContain('Second one')
})

it('leaves a withdrawn demo unreviewed, and reviews only the newest submission', async () => {
  const { appId } = await newApp()
  const { demoId } = await create(appId, { pictures: await screens() })
  await submit(demoId)
  expect(await refused(console.invoke(calls['store-listing.demo.delete'], { demoId }))).toMatchObject({
    reason: 'demo-state',
  })
  await console.invoke(calls['store-listing.demo.cancel'], { demoId })
  await review()
  expect(await query(appId)).toMatchObject([{ state: 'cancelled', reviewTime: null }])
  await console.invoke(calls['store-listing.demo.delete'], { demoId })
  expect(await query(appId)).toEqual([])
})

it('refuses what can’t be shown: too little, another language, or another file', async () => {
  const { appId } = await newApp()
  const { demoId } = await create(appId, { pictures: (await screens()).slice(0, demoLimits.fewestPictures - 1) })
  expect(await refused(submit(demoId))).toMatchObject({ reason: 'demo-incomplete' })
  expect(await refused(update(demoId, { lang: 'fi-FI' }))).toMatchObject({ reason: 'bad-parameter' })
  const text = await uploadBytes(console, 'a.png', new TextEncoder().encode('text'))
  expect(await refused(update(demoId, { videoId: text }))).toMatchObject({ reason: 'not-a-video-file' })
})
