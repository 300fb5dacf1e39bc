import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/content/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { type ContentFields, fieldsOf, findIssues } from '@console-widgets/content/model'
import { calls as pricingCalls } from '@console-widgets/pricing/contract'
import { calls as teamCalls } from '@console-widgets/teams/contract'
import { createFileService } from '@console-widgets/core/files'
import { makePicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { drawScreen } from '@console-widgets/platform/demo/screens'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { contents } from './tables.ts'

const [second, day] = [1000, 86_400_000]

let test: TestPlatform
let holder: Console
let maps: string
let notes: string
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
  maps = await appOf('Northwind Maps')
  notes = await appOf('Margin Notes')
})
afterAll(() => test.close())

const appOf = async (name: string) =>
  (await holder.invoke(appCalls['apps.app.list'], { maxReqCount: 100 })).items.find(({ appName }) => appName === name)!
    .appId
const read = (contentId: string) => holder.invoke(calls['content.portal-content.get'], { contentId })
const historyOf = async (contentId: string) =>
  (await holder.invoke(calls['content.revision.list'], { contentId })).items.map(({ act }) => act)
/** Lets time pass, until everything that is due then is done. */
const pass = async (milliseconds: number) => {
  const { jobs } = test.platform.services
  await jobs.wake()
  test.clock.advance(milliseconds)
  await jobs.wake()
  // A session doesn’t last that long.
  if (milliseconds >= day) holder = await signIn(test.platform)
}
const now = () => test.clock.now()
const body = 'The chart shows wind and waves together now. Move the slider to see what comes in the next two days.'
/** A story about the maps that nothing speaks against. */
const story = (): Partial<ContentFields> & Pick<ContentFields, 'kind' | 'defaultLang' | 'texts'> => ({
  kind: 'story',
  defaultLang: 'en-US',
  texts: [{ lang: 'en-US', title: 'Wind and waves', summary: 'Two layers on one chart.', body }],
  heroId: 'picture-harbour',
  appIds: [maps],
  countries: ['DE', 'GB'],
  tags: ['new'],
})
const create = async (fields: Partial<ContentFields> = {}) =>
  (await holder.invoke(calls['content.portal-content.create'], { ...story(), ...fields })).contentId
const update = async (contentId: string, changes: object) =>
  holder.invoke(calls['content.portal-content.update'], {
    contentId,
    baseRevision: (await read(contentId)).revision,
    ...changes,
  })
const submit = (contentId: string) => update(contentId, { submit: true })
const published = async (fields: Partial<ContentFields> = {}) => {
  const contentId = await create(fields)
  await submit(contentId)
  await pass(7 * second)
  return contentId
}

it('goes from three languages through a rejection to a schedule, and is unpublished', async () => {
  const texts = [
    {
      lang: 'en-US',
      title: 'Wind and waves',
      summary: 'Two layers on one chart.',
      body: `${body} It is the best app.`,
    },
    {
      lang: 'zh-CN',
      title: '风与浪',
      summary: '同一张图上的两个图层。',
      body: '现在，海图会同时显示风和浪。拖动滑块即可查看未来四十八小时的变化情况。',
    },
    {
      lang: 'ru-RU',
      title: 'Ветер и волны',
      summary: 'Два слоя на одной карте.',
      body: 'Теперь карта показывает ветер и волны вместе. Передвиньте ползунок, чтобы увидеть следующие двое суток.',
    },
  ]
  const startTime = now() + day
  const contentId = await create({ texts, startTime, endTime: startTime + day })
  expect(await submit(contentId)).toMatchObject({ state: 'auditing' })
  await expect(update(contentId, { tags: [] })).rejects.toMatchObject({ reason: 'content-state' })
  await pass(7 * second)
  const rejected = await read(contentId)
  expect(rejected).toMatchObject({ state: 'rejected', phase: 'none', live: null })
  expect(rejected.findings).toEqual([
    { level: 'review', rule: 'superlative', field: 'texts', lang: 'en-US', sample: 'the best app' },
  ])

  await update(contentId, { texts: [{ ...texts[0]!, body }, ...texts.slice(1)], submit: true })
  await pass(7 * second)
  expect(await read(contentId)).toMatchObject({ state: 'published', phase: 'scheduled', findings: [] })
  await pass(day)
  expect(await read(contentId)).toMatchObject({ phase: 'visible' })
  await pass(day)
  const ended = await read(contentId)
  expect(ended.phase).toBe('ended')
  expect(ended.days.length).toBeGreaterThan(0)
  expect(ended.days[0]!.impressions).toBeGreaterThan(ended.days[0]!.clicks)

  await holder.invoke(calls['content.portal-content.cancel'], { contentId })
  expect(await read(contentId)).toMatchObject({ state: 'withdrawn', phase: 'none', live: null })
  expect(await historyOf(contentId)).toEqual([
    'withdrawn',
    'ended',
    'begun',
    'published',
    'submitted',
    'saved',
    'rejected',
    'submitted',
    'created',
  ])
  const notices = await holder.invoke(teamCalls['notices.notice.list'], { maxReqCount: 100 })
  expect(notices.items.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['“Wind and waves” was rejected', '“Wind and waves” was approved']),
  )
})

it('keeps the published edition while the next one is a draft', async () => {
  const contentId = await published()
  const summary = 'Two layers, and a slider.'
  await update(contentId, { texts: [{ ...story().texts[0]!, summary }] })
  const draft = await read(contentId)
  expect(draft).toMatchObject({ state: 'draft', phase: 'visible' })
  expect([draft.texts[0]!.summary, draft.live!.texts[0]!.summary]).toEqual([summary, 'Two layers on one chart.'])
  const lists = await Promise.all(
    (['content.portal-content.query', 'content.portal-content-draft.list'] as const).map(async (id) =>
      (await holder.invoke(calls[id], { maxReqCount: 100 })).items.some((item) => item.contentId === contentId),
    ),
  )
  expect(lists).toEqual([true, true])
  await expect(holder.invoke(calls['content.portal-content.delete'], { contentId })).rejects.toMatchObject({
    reason: 'content-state',
  })
  await submit(contentId)
  await pass(7 * second)
  expect((await read(contentId)).live!.texts[0]!.summary).toBe(summary)
})

it('refuses to overwrite what another member saved, and restores an earlier text', async () => {
  const contentId = await create()
  const { revision } = await read(contentId)
  await update(contentId, { countries: ['DE'] })
  const late = { contentId, baseRevision: revision, tags: ['music'] }
  await expect(holder.invoke(calls['content.portal-content.update'], late)).rejects.toMatchObject({
    reason: 'conflict',
  })
  const first = await holder.invoke(calls['content.revision.get'], { contentId, revision })
  expect(first.countries).toEqual(['DE', 'GB'])
  await update(contentId, { countries: first.countries, restored: true })
  expect((await read(contentId)).countries).toEqual(['DE', 'GB'])
  expect(await historyOf(contentId)).toEqual(['restored', 'saved', 'created'])
})

it('names everything that is missing before a review', async () => {
  const contentId = await create({
    heroId: null,
    appIds: [],
    countries: [],
    endTime: now() - day,
    texts: [{ lang: 'en-US', title: 'Nothing yet', summary: '', body: '' }],
  })
  const refusal = await submit(contentId).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ reason: 'content-unfit' })
  const rules = (refusal as { issues: { rule: string; values: { sample: string } }[] }).issues
  expect(rules.map(({ rule, values: { sample } }) => [rule, sample].filter(Boolean).join(' '))).toEqual([
    'unfit-text-missing summary',
    'unfit-text-missing body',
    'unfit-hero-missing',
    'unfit-no-app',
    'unfit-no-country',
    'unfit-end-past',
  ])
})

it('is withdrawn from the review, and not reviewed then', async () => {
  const contentId = await create()
  await submit(contentId)
  await holder.invoke(calls['content.portal-content-audit.cancel'], { contentId })
  await pass(7 * second)
  expect(await read(contentId)).toMatchObject({ state: 'draft', phase: 'none' })
  await expect(holder.invoke(calls['content.portal-content-audit.cancel'], { contentId })).rejects.toMatchObject({
    reason: 'content-state',
  })
})

/** Titles of what the page of an app shows to a reader. */
async function shownTo(appId: string, languages: string): Promise<string[]> {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  const headers = { 'accept-language': languages, 'user-agent': agent }
  const request = new Request(`${testOrigin}/store/${appId}`, { headers })
  const page = await (await test.platform.fetch(request, { address: '198.51.100.7' })).text()
  return [...page.matchAll(/<h3 lang="[^"]*">([^<]*)</g)].map(([, title]) => title as string)
}

it('is on the page of its app while it is shown, in its countries and in the language of the reader', async () => {
  expect(await shownTo(maps, 'ru-RU')).toContain('Карты, которым не нужна связь')
  const texts = [{ lang: 'en-US', title: 'Sailing by night', summary: 'Lights and their sectors.', body }]
  const contentId = await published({ countries: ['DE'], texts })
  const shown = async () => (await read(contentId)).days.reduce((sum, { impressions }) => sum + impressions, 0)
  const before = await shown()
  expect((await shownTo(maps, 'de-DE'))[0]).toBe('Sailing by night')
  // Each visitor who sees it counts once.
  expect(await shown()).toBe(before + 1)
  expect(await shownTo(maps, 'de-DE')).toContain('Sailing by night')
  expect(await shown()).toBe(before + 2)
  expect(await shownTo(maps, 'zh-CN')).toEqual(['没有信号也能看的海图'])
  // It is one of its countries, but the app isn't available there.
  expect(await shownTo(maps, 'en-GB')).toEqual([])
  expect(await shownTo(notes, 'de-DE')).toEqual([])
  await holder.invoke(calls['content.portal-content.cancel'], { contentId })
  expect(await shownTo(maps, 'de-DE')).not.toContain('Sailing by night')
})

it('holds what is published as long as its app isn’t available', async () => {
  const contentId = await published({ countries: ['CN'] })
  expect((await read(contentId)).phase).toBe('visible')
  await rateApp(holder, maps, { 'real-gambling': 1 })
  await pass(second)
  expect(await read(contentId)).toMatchObject({
    state: 'published',
    phase: 'held',
    findings: [{ rule: 'app-unavailable', sample: 'Northwind Maps' }],
  })
  await rateApp(holder, maps)
  await pass(second)
  expect(await read(contentId)).toMatchObject({ phase: 'visible', findings: [] })
})

it('lets an offer run only with its promotion', async () => {
  const offer = {
    kind: 'offer' as const,
    appIds: [notes],
    countries: ['US'],
    promotionId: 'promotion-spring',
    endTime: now() + 90 * day,
  }
  const contentId = await create(offer)
  const refusal = (await submit(contentId).catch((error: unknown) => error)) as { issues: { rule: string }[] }
  const rules = refusal.issues.map(({ rule }) => rule)
  expect(rules).toEqual(expect.arrayContaining(['unfit-promotion-countries', 'unfit-promotion-days']))
  const { items } = await holder.invoke(pricingCalls['pricing.product-promotion.list'], {})
  expect(items.map(({ promotionId }) => promotionId)).toContain('promotion-spring')
  // One that is shown is held as soon as its promotion is ended, whatever else speaks against it.
  const shown = await create({ ...offer, endTime: now() + day })
  await test.platform.services.database.asPlatform(async (db) => {
    const [row] = await db.select().from(contents).where(eq(contents.contentId, shown))
    const published = { state: 'published' as const, phase: 'visible' as const, live: fieldsOf(row!) }
    await db.update(contents).set(published).where(eq(contents.contentId, shown))
  })
  await holder.invoke(pricingCalls['pricing.product-promotion.batch-deactivate'], {
    promotionIds: ['promotion-spring'],
  })
  await pass(second)
  const held = await read(shown)
  expect(held.phase).toBe('held')
  expect(held.findings.map(({ rule }) => rule)).toContain('promotion-over')
})

it('opens pictures, counts their uses, and deletes those without', async () => {
  const upload = async (bytes: BlobPart, name: string) =>
    (await createFileService(holder).upload(new File([bytes], name), { bizTag: 'content' }).done).objectId
  const objectId = await upload(await makePicture(1000, 600, [10, 20, 30], [40, 150, 200]), 'sea.png')
  const { resourceId } = await holder.invoke(calls['content.resource.create'], { objectId })
  const contentId = await create({ pictureIds: [resourceId] })
  const usesOf = async () =>
    (await holder.invoke(calls['content.resource.list'], {})).items.find((item) => item.resourceId === resourceId)?.uses
  expect(await usesOf()).toBe(1)
  const remove = () => holder.invoke(calls['content.resource.delete'], { resourceId })
  await expect(remove()).rejects.toMatchObject({ reason: 'picture-in-use' })
  await update(contentId, { pictureIds: [] })
  await remove()
  expect(await usesOf()).toBeUndefined()
  const text = await upload('This is no picture, whatever its name says.', 'text.png')
  await expect(holder.invoke(calls['content.resource.create'], { objectId: text })).rejects.toMatchObject({
    reason: 'picture-unfit',
  })
  const small = await upload(await makePicture(100, 100, [1, 2, 3], [4, 5, 6]), 'small.png')
  await expect(holder.invoke(calls['content.resource.create'], { objectId: small })).rejects.toMatchObject({
    reason: 'picture-unfit',
  })
})

/** Uploads a picture, and adds it to those of contents. */
async function addPicture(bytes: BlobPart, name: string): Promise<string> {
  const { objectId } = await createFileService(holder).upload(new File([bytes], name), { bizTag: 'content' }).done
  return (await holder.invoke(calls['content.resource.create'], { objectId })).resourceId
}

it('refuses pictures that show nothing or can’t be opened, as listings do', async () => {
  const grey: Colour = [90, 90, 90]
  const refusal = { reason: 'picture-unfit' }
  await expect(addPicture(await makePicture(1000, 600, grey, grey), 'grey.png')).rejects.toMatchObject({
    ...refusal,
    message: expect.stringContaining('almost nothing') as string,
  })
  const whole = await drawScreen(640, 960, 'list', grey, [200, 210, 220])
  await expect(addPicture(whole.slice(0, whole.length / 2), 'half.png')).rejects.toMatchObject({
    ...refusal,
    message: expect.stringContaining('can be opened') as string,
  })
})

it('says which pictures of a content look alike, also in another size', async () => {
  const [accent, light]: Colour[] = [
    [20, 110, 160],
    [190, 220, 235],
  ]
  const list = await addPicture(await drawScreen(640, 960, 'list', accent!, light!), 'list.png')
  const large = await addPicture(await drawScreen(960, 1440, 'list', accent!, light!), 'large.png')
  const map = await addPicture(await drawScreen(640, 960, 'map', accent!, light!), 'map.png')
  const { items } = await holder.invoke(calls['content.resource.list'], {})
  const alikeOf = (id: string) => items.find(({ resourceId }) => resourceId === id)?.alike
  expect([alikeOf(list), alikeOf(large), alikeOf(map)]).toEqual([[large], [list], []])
  const contentId = await create({ pictureIds: [map, list, large] })
  const alikeIn = async () => {
    const facts = { now: test.clock.now(), apps: [], promotions: [], pictures: items, detected: {} }
    return findIssues(fieldsOf(await read(contentId)), facts).filter(({ rule }) => rule === 'pictures-alike')
  }
  expect(await alikeIn()).toMatchObject([{ level: 'note', field: 'pictureIds', sample: 'list.png / large.png' }])
  await update(contentId, { pictureIds: [map, large] })
  expect(await alikeIn()).toEqual([])
  // Pictures that were drawn apart for the demo differ.
  expect(
    items.filter(({ resourceId, alike: others }) => resourceId.startsWith('picture-') && others.length > 0),
  ).toEqual([])
})
