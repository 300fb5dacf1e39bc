import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { makePicture, paintPicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { drawScreen } from '@console-widgets/platform/demo/screens'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { makeVideo, type VideoOptions } from '@console-widgets/sandbox/testing/make-video'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { calls } from '@console-widgets/store-listing/contract'
import { detectionLimits } from '@console-widgets/store-listing/model'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { listingDetections } from './tables.ts'

let test: TestPlatform
let console: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
})
afterAll(() => test.close())

const accent: Colour = [20, 110, 160]
const light: Colour = [190, 220, 235]

async function pass(): Promise<void> {
  test.clock.advance(1500)
  await test.platform.wake()
}

const listingOf = (appId: string) => console.invoke(calls['store-listing.listing.get'], { appId })
const query = (taskId: string) => console.invoke(calls['store-listing.detection.query'], { taskId })

/** A file that another program has written. */
const madeElsewhere = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../platform/src/files/samples', name)))

let count = 0
/** A draft with texts and screenshots. */
async function newDraft(briefInfo: string, screenshots: readonly Uint8Array<ArrayBuffer>[]) {
  count += 1
  const appName = `Berth Finder ${count}`
  const { appId } = await console.invoke(appCalls['apps.app.create'], { appName, parentType: 13, childType: 1302 })
  const { version } = await console.invoke(versionCalls['versions.app-version.create'], { appId })
  const shots: string[] = []
  for (const [at, bytes] of screenshots.entries()) shots.push(await uploadBytes(console, `${at}.png`, bytes))
  const change = (changes: object) =>
    console.invoke(versionCalls['versions.app-version.update'], { appId, versionId: version.versionId, ...changes })
  const texts = { lang: 'en-US', appName, briefInfo, appDesc: 'Finds a berth in every harbour.', newFeatures: '' }
  await change({ languages: [texts], materials: { icon: null, screenshots: shots, imgShowType: 0 } })
  const ids = { appId, versionId: version.versionId }
  const checks = async () => {
    const answer = await console.invoke(versionCalls['versions.app-version.get'], ids)
    return (answer.version?.preChecks ?? [])
      .filter(({ id }) => id.startsWith('store-listing.'))
      .map(({ id, level, passed, field, page }) => [id, level, passed, field, page?.id])
  }
  return { ...ids, texts, shots, change, checks }
}

const refusedCheck = (passed: boolean, field = '') => [
  'store-listing.refused',
  'error',
  passed,
  field,
  'store-listing.app',
]
const findingsCheck = (passed: boolean, field = '') => [
  'store-listing.findings',
  'warning',
  passed,
  field,
  'store-listing.app',
]

describe('a check of texts', () => {
  it('runs on the clock, and what it found is open until the text changes', async () => {
    const { appId, versionId, texts, change, checks } = await newDraft('Also on Google Play', [])
    expect(await checks()).toEqual([])
    const started = await console.invoke(calls['store-listing.context-detection.create'], { appId, versionId })
    expect(started).toMatchObject({ kind: 'context', state: 'queued', findings: [] })
    expect(
      await refused(console.invoke(calls['store-listing.context-detection.create'], { appId, versionId })),
    ).toMatchObject({ reason: 'detection-running' })
    await pass()
    const field = 'languages.en-US.briefInfo'
    expect(await query(started.taskId)).toMatchObject({
      state: 'done',
      checked: 1,
      isCurrent: true,
      findings: [{ rule: 'other-store', rank: 'refuse', field, sample: 'Google Play', isOpen: true }],
    })
    // The check of the release breaks by exactly this fact, and holds once it is gone.
    expect(await checks()).toEqual([refusedCheck(false, field), findingsCheck(true)])
    await change({ languages: [{ ...texts, briefInfo: 'Every harbour of the coast' }] })
    const { detections } = await listingOf(appId)
    expect(detections).toMatchObject([{ isCurrent: false, findings: [{ isOpen: false }] }])
    expect(await checks()).toEqual([refusedCheck(true), findingsCheck(true)])
  })

  it('warns of what a review may criticize', async () => {
    const { appId, versionId, checks } = await newDraft('The best app for sailors', [])
    await console.invoke(calls['store-listing.context-detection.create'], { appId, versionId })
    await pass()
    expect(await checks()).toEqual([refusedCheck(true), findingsCheck(false, 'languages.en-US.briefInfo')])
  })

  it('of a version of another app, or of a test, is not found', async () => {
    const { appId } = await newDraft('One', [])
    const { versionId } = await newDraft('Two', [])
    const create = console.invoke(calls['store-listing.context-detection.create'], { appId, versionId })
    expect(await refused(create)).toMatchObject({ reason: 'not-found' })
  })

  it('fails if the version is deleted meanwhile', async () => {
    const { appId, versionId } = await newDraft('One', [])
    const { taskId } = await console.invoke(calls['store-listing.context-detection.create'], { appId, versionId })
    await console.invoke(versionCalls['versions.app-version.delete'], { appId, versionId })
    await pass()
    expect(await query(taskId)).toMatchObject({ state: 'failed', findings: [] })
    expect(await listingOf(appId)).toMatchObject({ version: null, languages: [], detections: [] })
  })
})

it('opens the images of a version, and forgets what it found in one that is replaced', async () => {
  const list = await drawScreen(360, 640, 'list', accent, light)
  const blank = await paintPicture(450, 800, () => accent)
  const { appId, versionId, shots, change, checks } = await newDraft('Every harbour', [
    list,
    await drawScreen(720, 1280, 'list', accent, light),
    blank,
  ])
  await console.invoke(calls['store-listing.picture-detection.create'], { appId, versionId })
  await pass()
  const { detections } = await listingOf(appId)
  expect(detections).toMatchObject([{ kind: 'picture', state: 'done', checked: 3, isCurrent: true }])
  expect(detections[0]?.findings.map(({ rule, field }) => [rule, field])).toEqual([
    ['duplicate', 'materials.screenshots.1'],
    ['blank', 'materials.screenshots.2'],
  ])
  expect(await checks()).toEqual([
    refusedCheck(false, 'materials.screenshots.2'),
    findingsCheck(false, 'materials.screenshots.1'),
  ])
  await change({ materials: { icon: null, screenshots: shots.slice(0, 2), imgShowType: 0 } })
  expect(await checks()).toEqual([refusedCheck(true), findingsCheck(false, 'materials.screenshots.1')])
  // Files of other programs are stored as they are, and the check says what is wrong with them.
  const screenshots = [
    await uploadBytes(console, 'cmyk.jpg', madeElsewhere('cmyk.jpg')),
    await uploadBytes(console, 'animated.png', madeElsewhere('animated.png')),
  ]
  await change({ materials: { screenshots } })
  await console.invoke(calls['store-listing.picture-detection.create'], { appId, versionId })
  await pass()
  expect((await listingOf(appId)).detections[0]?.findings).toMatchObject([
    { rule: 'print-colors', rank: 'refuse', field: 'materials.screenshots.0' },
    { rule: 'animated', field: 'materials.screenshots.1' },
    // They show the same, whatever they are saved as.
    { rule: 'duplicate', field: 'materials.screenshots.1' },
  ])
  expect(await checks()).toContainEqual(refusedCheck(false, 'materials.screenshots.0'))
  await change({ materials: { screenshots: [await uploadBytes(console, 'list.png', list)] } })
  const featureImage = await uploadBytes(console, 'feature.png', await makePicture(1280, 720, accent, accent))
  await change({ materials: { featureImage } })
  await console.invoke(calls['store-listing.picture-detection.create'], { appId, versionId })
  await pass()
  expect(await checks()).toContainEqual(refusedCheck(false, 'materials.featureImage'))
})

it('opens the videos of a version with its images', async () => {
  const { appId, versionId, texts, change, checks } = await newDraft('Every harbour', [])
  const [short, good] = [
    await uploadBytes(console, 'short.mp4', makeVideo({ seconds: 3 })),
    await uploadBytes(console, 'good.mp4', makeVideo()),
  ]
  await change({ languages: [texts, { ...texts, lang: 'ru-RU' }] })
  const set = { lang: 'ru-RU', deviceType: 4, screenshots: [], imgShowType: 0, featureImage: null }
  await change({ materials: { video: good, media: [{ ...set, video: short }] } })
  await console.invoke(calls['store-listing.picture-detection.create'], { appId, versionId })
  await pass()
  const { detections } = await listingOf(appId)
  expect(detections).toMatchObject([
    { checked: 2, findings: [{ rule: 'length', field: 'materials.media.ru-RU.4.video' }] },
  ])
  expect(await checks()).toContainEqual(refusedCheck(false, 'materials.media.ru-RU.4.video'))
  await change({ materials: { media: [] } })
  expect(await checks()).toContainEqual(refusedCheck(true))
})

it('answers what each language shows on each device once, however many show the same', async () => {
  const { appId, texts, change } = await newDraft('Every harbour', [await drawScreen(360, 640, 'list', accent, light)])
  const others = ['de-DE', 'fr-FR', 'ru-RU', 'zh-CN'].map((lang) => ({ ...texts, lang }))
  await change({ languages: [texts, ...others] })
  const shown = async () =>
    (await listingOf(appId)).media.map(({ langs, deviceTypes, screenshotsFrom }) => [
      langs.join(' '),
      deviceTypes.join(' '),
      screenshotsFrom,
    ])
  expect(await shown()).toEqual([['en-US de-DE fr-FR ru-RU zh-CN', '4 5 6 7 8 10', 'materials']])
  const set = { imgShowType: 0, featureImage: null }
  const [watch, russian] = [
    await uploadBytes(console, 'watch.png', await drawScreen(320, 320, 'list', accent, light)),
    await uploadBytes(console, 'ru.png', await drawScreen(360, 640, 'list', light, accent)),
  ]
  await change({
    materials: {
      media: [
        { ...set, lang: null, deviceType: 7, screenshots: [watch] },
        { ...set, lang: 'ru-RU', deviceType: 4, screenshots: [russian] },
      ],
    },
  })
  expect(await shown()).toEqual([
    ['en-US de-DE fr-FR zh-CN', '4 5 6 8 10', 'materials'],
    ['en-US de-DE fr-FR zh-CN', '7', 'materials.media.all.7'],
    ['ru-RU', '4 5 6 8 10', 'materials.media.ru-RU.4'],
    ['ru-RU', '7', 'materials.media.all.7'],
  ])
})

describe('a check of a video', () => {
  const check = async (options: VideoOptions | Uint8Array<ArrayBuffer>, name = 'trailer.mp4') => {
    const [{ appId } = { appId: '' }] = await ownApps()
    const objectId = await uploadBytes(console, name, options instanceof Uint8Array ? options : makeVideo(options))
    const { taskId } = await console.invoke(calls['store-listing.video-detection.create'], { appId, objectId })
    await pass()
    const { findings, state } = await query(taskId)
    expect(state).toBe('done')
    return { taskId, found: findings.map(({ rule, sample }) => [rule, sample]) }
  }
  const ownApps = () =>
    test.platform.services.database.asPlatform((db) =>
      db
        .select()
        .from(apps)
        .where(and(eq(apps.teamId, demoTeamId), eq(apps.appName, 'Northwind Maps'))),
    )

  it('finds nothing in a good one, and says what its file says', async () => {
    const { taskId, found } = await check({ codec: 'hvc1' }, 'trailer.mov')
    expect(found).toEqual([])
    expect(await console.invoke(calls['store-listing.video-parse-result.get'], { taskId })).toMatchObject({
      state: 'done',
      fileName: 'trailer.mov',
      video: { container: 'mp4', width: 1920, height: 1080, duration: 30_000, codec: 'hvc1', hasSound: true },
    })
  })

  it.each<[VideoOptions, [string, string][]]>([
    [{ index: 'none' }, [['no-index', '']]],
    [{ index: 'last' }, [['slow-start', '']]],
    [{ seconds: 14 }, [['length', '14']]],
    [{ seconds: 121 }, [['length', '121']]],
    [{ width: 854, height: 480 }, [['lines', '854 × 480']]],
    [{ codec: 'vp09' }, [['codec', 'vp09']]],
  ])('finds what is wrong with %o', async (options, expected) => {
    expect((await check(options)).found).toEqual(expected)
  })

  it('names a file that is cut off, or no video at all', async () => {
    const video = makeVideo({ index: 'last' })
    expect((await check(madeElsewhere('film-without-index.mp4'))).found).toEqual([['no-index', '']])
    const { taskId, found } = await check(video.slice(0, video.byteLength - 40))
    expect(found).toEqual([['not-a-video', '']])
    expect(await console.invoke(calls['store-listing.video-parse-result.get'], { taskId })).toMatchObject({
      video: null,
    })
    expect((await check(new TextEncoder().encode('This is no video, whatever it is named.'))).found).toEqual([
      ['not-a-video', ''],
    ])
    await expect(check(video, 'trailer.png')).rejects.toMatchObject({ reason: 'not-a-video-file' })
  })
})

it('keeps a limited number of checks', async () => {
  const { appId, versionId } = await newDraft('Every harbour', [])
  for (let round = 0; round < detectionLimits.perApp + 2; round += 1) {
    await console.invoke(calls['store-listing.context-detection.create'], { appId, versionId })
    await pass()
  }
  const kept = await test.platform.services.database.asPlatform((db) =>
    db.$count(listingDetections, eq(listingDetections.appId, appId)),
  )
  expect(kept).toBe(detectionLimits.perApp)
})

describe('devices and rules', () => {
  it('get the newest package that runs on them', async () => {
    const [app] = await test.platform.services.database.asPlatform((db) =>
      db
        .select()
        .from(apps)
        .where(and(eq(apps.teamId, demoTeamId), eq(apps.appName, 'Northwind Maps'))),
    )
    const { packages, devices } = await console.invoke(calls['store-listing.fit-info-detection.get'], {
      appId: app?.appId ?? '',
    })
    expect(packages.length).toBeGreaterThan(0)
    const { phones } = await console.invoke(calls['store-listing.phone.list'], {})
    expect(devices.map(({ model }) => model)).toEqual(phones.map(({ model }) => model))
    for (const { pkgId, obstacles } of devices)
      if (pkgId === packages[0]?.pkgId) expect(obstacles).toEqual([])
      else expect(obstacles).not.toEqual([])
    const watches = await console.invoke(calls['store-listing.phone.list'], { deviceType: 7 })
    expect(watches.phones.map(({ model }) => model)).toEqual(['GAL-AL10'])
  })

  it('are those of the documents, of the categories, and of phased releases', async () => {
    const all = await console.invoke(calls['store-listing.tag-qualification-dependency.list'], {})
    const copyright = await console.invoke(calls['store-listing.copyright-rule.query'], { tagId: 'games' })
    expect([all.items.length, copyright.items.map(({ ruleId }) => ruleId)]).toEqual([12, ['cn-game-copyright']])
    const { items } = await console.invoke(calls['store-listing.tag-qualification-definition.list'], undefined)
    expect(items.find(({ qualificationCode }) => qualificationCode === 'cn-game-publication')).toEqual({
      qualificationCode: 'cn-game-publication',
      validity: 'permanent',
      numberForm: 'isbn',
      names: ['app'],
      tagIds: ['games'],
    })
    expect(await console.invoke(calls['store-listing.app-kind.list'], {})).toEqual(
      await console.invoke(appCalls['apps.app-kind.list'], {}),
    )
    expect(await console.invoke(calls['store-listing.grey-upgrade-param.query'], undefined)).toMatchObject({
      percents: [1, 2, 5, 10, 20, 50, 100],
      longestDays: 90,
      longestPauseDays: 30,
    })
    const params = await console.invoke(calls['store-listing.upload-param.get'], undefined)
    expect(params.items.map(({ material, maxSize }) => [material, maxSize])).toEqual([
      ['icon', 2 * 1024 ** 2],
      ['screenshot', 2 * 1024 ** 2],
      ['feature', 2 * 1024 ** 2],
      ['video', 500 * 1024 ** 2],
    ])
  })
})
