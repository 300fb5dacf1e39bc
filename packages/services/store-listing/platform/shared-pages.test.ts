import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { addDays, utcDay } from '@console-widgets/pricing/model'
import { calls as priceCalls } from '@console-widgets/pricing/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { paintPicture } from '@console-widgets/platform/demo/pictures'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { makeVideo } from '@console-widgets/sandbox/testing/make-video'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { calls } from '@console-widgets/store-listing/contract'
import { sharedPageLimits } from '@console-widgets/store-listing/model'
import { calls as versionCalls } from '@console-widgets/versions/contract'

let test: TestPlatform
let console: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
})
// Sessions end sooner than links.
beforeEach(async () => {
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
})
afterAll(() => test.close())

let count = 0
/** A draft in English and Russian with an icon. */
async function newDraft(sold: object = {}) {
  count += 1
  const appName = `Lock Keeper ${count}`
  const { appId } = await console.invoke(appCalls['apps.app.create'], {
    ...{ appName, parentType: 13, childType: 1302 },
    ...sold,
  })
  const { version } = await console.invoke(versionCalls['versions.app-version.create'], { appId })
  const { versionId } = version
  const icon = await uploadBytes(console, 'icon.png', await paintPicture(216, 216, () => [20, 110, 160]))
  const texts = {
    lang: 'en-US',
    appName,
    briefInfo: 'Opens <locks>',
    appDesc: 'All locks of a canal.',
    newFeatures: '',
  }
  const russian = { ...texts, lang: 'ru-RU', appName: 'Шлюз', briefInfo: 'Открывает шлюзы' }
  const update = (brief: string) =>
    console.invoke(versionCalls['versions.app-version.update'], {
      appId,
      versionId,
      languages: [{ ...texts, briefInfo: brief }, russian],
      materials: { icon, screenshots: [], imgShowType: 0 },
    })
  await update(texts.briefInfo)
  return { appId, versionId, update }
}
const share = (ids: { appId: string; versionId: string }, note?: string) =>
  console.invoke(calls['store-listing.page.create'], {
    appId: ids.appId,
    versionId: ids.versionId,
    ...(note === undefined ? {} : { note }),
  })
const list = async (appId: string) => (await console.invoke(calls['store-listing.page.list'], { appId })).pages
const revoke = (pageId: string) => console.invoke(calls['store-listing.page.revoke'], { pageId })
/** Opens an address as somebody without a session. */
const open = (address: string, language = 'en') =>
  test.platform.fetch(new Request(address, { headers: { 'accept-language': language } }))

it('shows the draft as it is to anyone with the address, in the language that they ask for', async () => {
  const draft = await newDraft()
  const { address } = await share(draft)
  const first = await open(address)
  expect(first.status).toBe(200)
  expect(first.headers.get('x-robots-tag')).toBe('noindex')
  const html = await first.text()
  expect(html).toContain('Opens &lt;locks&gt;')
  expect(html).toContain('All locks of a canal.')
  const icon = /<img src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await open(icon)).headers.get('content-type')).toBe('image/png')
  await draft.update('Opens every lock')
  expect(await (await open(address)).text()).toContain('Opens every lock')
  expect(await (await open(address, 'ru')).text()).toContain('Открывает шлюзы')
  expect(await (await open(`${address}?lang=ru-RU`)).text()).toContain('Открывает шлюзы')
})

it('shows the screenshots of its language, and those of other types of device under their names', async () => {
  const { appId, versionId, ...draft } = await newDraft()
  const image = async (name: string, at: number) =>
    uploadBytes(console, name, await paintPicture(320, 320, () => [at, 110, 160]))
  const set = { imgShowType: 0 as const, featureImage: null, video: null }
  const video = await uploadBytes(console, 'film.mp4', makeVideo())
  const media = [
    { ...set, lang: 'ru-RU', deviceType: 4 as const, screenshots: [await image('ru.png', 10)] },
    { ...set, lang: null, deviceType: 7 as const, screenshots: [await image('w1.png', 20), await image('w2.png', 30)] },
  ]
  await console.invoke(versionCalls['versions.app-version.update'], { appId, versionId, materials: { media, video } })
  const { address } = await share({ appId, versionId, ...draft })
  const shots = async (lang: string) => (await (await open(`${address}?lang=${lang}`)).text()).split('class="shots"')
  expect((await shots('en-US')).slice(1).map((part) => part.split('<img').length - 1)).toEqual([2])
  const [head] = await shots('en-US')
  const film = /<video [^>]*src="([^"]+)" aria-label="Video"/.exec(head ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await open(film)).headers.get('content-type')).toBe('video/mp4')
  const russian = await shots('ru-RU')
  expect(russian.slice(1).map((part) => part.split('<img').length - 1)).toEqual([1, 2])
  expect(russian[1]).toContain('Скриншоты: Часы')
})

it('says of the price what the public page says: in a promotion, the regular and the lowest price, and the end', async () => {
  const draft = await newDraft({ isFree: false, price: 999, currency: 'EUR' })
  const { address } = await share(draft)
  const priceFor = async (language: string) => {
    const line = /<p class="price".*?<\/p>/.exec(await (await open(`${address}?lang=en-US`, language)).text())?.[0]
    return line?.replaceAll(/<[^>]*>/g, '')
  }
  expect(await priceFor('de-AT')).toBe('€9.99')
  const startDay = addDays(utcDay(test.clock.now()), 2)
  const lastDay = addDays(startDay, 4)
  const sale = { name: 'Sale', countries: ['DE', 'US'], percent: 30, startDay, endDay: lastDay }
  await console.invoke(priceCalls['pricing.product-promotion.create'], { appId: draft.appId, ...sale })
  test.clock.advance(4 * day)
  expect(await priceFor('de-DE')).toBe(
    `€6.99 until ${lastDay} · Regular price: €9.99 · Lowest price of the 30 days before: €9.99`,
  )
  // West of Greenwich, the promotion ends later, but not on another day.
  expect(await priceFor('en-US')).toBe(`$6.99 until ${lastDay} · Regular price: $9.99`)
  expect(await priceFor('')).toContain('Price in Germany until')
})

it('is missing once it is revoked or expired, as if it had never been there', async () => {
  const draft = await newDraft()
  const revoked = await share(draft, 'Translators')
  const kept = await share(draft)
  expect(await list(draft.appId)).toMatchObject([
    { pageId: kept.pageId },
    { note: 'Translators', userName: 'Ada Lindqvist' },
  ])
  await revoke(revoked.pageId)
  expect((await list(draft.appId)).map(({ pageId }) => pageId)).toEqual([kept.pageId])
  test.clock.advance(sharedPageLimits.days * day)
  const { origin } = new URL(kept.address)
  const guessed = kept.address.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`)
  const stolen = revoked.address.replace(revoked.pageId, kept.pageId)
  const answers = await Promise.all(
    [revoked.address, kept.address, guessed, stolen, `${origin}/listing-previews/none`].map(async (address) => {
      const answer = await open(address)
      return [answer.status, await answer.text()]
    }),
  )
  expect(answers[0]?.[0]).toBe(404)
  expect(new Set(answers.map(String)).size).toBe(1)
})

it('leads nowhere once its version is deleted', async () => {
  const draft = await newDraft()
  const { address } = await share(draft)
  await console.invoke(versionCalls['versions.app-version.delete'], { appId: draft.appId, versionId: draft.versionId })
  expect((await open(address)).status).toBe(404)
  expect(await list(draft.appId)).toEqual([])
})

it('has a limit per app, which expired links don’t count towards', async () => {
  const draft = await newDraft()
  for (let made = 0; made < sharedPageLimits.perApp; made++) await share(draft)
  expect(await refused(share(draft))).toMatchObject({ reason: 'limit-reached' })
  test.clock.advance(sharedPageLimits.days * day)
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
  await share(draft)
  expect(await list(draft.appId)).toHaveLength(1)
})

it('can’t be made of a version of another app', async () => {
  const [one, other] = [await newDraft(), await newDraft()]
  const mixed = share({ appId: one.appId, versionId: other.versionId })
  expect(await refused(mixed)).toMatchObject({ reason: 'not-found' })
})
