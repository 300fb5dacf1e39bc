import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryObjectSeconds } from '@console-widgets/core/model'
import { calls as apps } from '@console-widgets/apps/contract'
import { calls, distributionCalls } from '@console-widgets/versions/contract'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { objects } from '@console-widgets/platform/files/tables'
import { auditRecords } from '@console-widgets/platform/audit/tables'
import { makePicture } from '@console-widgets/platform/demo/pictures'
import { makeVideo } from '@console-widgets/sandbox/testing/make-video'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())

/** State of an image; undefined if it was removed. */
const stateOf = (objectId: string) =>
  world.platform.services.database.asPlatform(async (db) => {
    const [row] = await db.select().from(objects).where(eq(objects.objectId, objectId))
    return row?.state
  })
const update = async (ids: { appId: string; versionId: string }, changes: Record<string, unknown>) =>
  (
    await world.console.invoke(calls['versions.app-version.update'], {
      appId: ids.appId,
      versionId: ids.versionId,
      ...changes,
    })
  ).version

it('names the first draft after the app, and lists everything that is missing', async () => {
  const appId = await world.newApp()
  expect((await world.console.invoke(calls['versions.app-version.get'], { appId })).version).toBeNull()
  const { version } = await world.console.invoke(calls['versions.app-version.create'], { appId })
  expect(version).toMatchObject({
    releaseState: 7,
    releaseType: 1,
    versionNumber: null,
    languages: [{ lang: 'en-US', appDesc: '' }],
  })
  const missing = version.preChecks.filter((check) => !check.passed).map((check) => check.id)
  expect(missing).toEqual([
    'package-chosen',
    'icon',
    'screenshots',
    'default-brief',
    'default-description',
    'countries',
    'privacy-policy',
    'export-compliance',
  ])
  const refusal = await refused(world.submit(version))
  expect(refusal).toMatchObject({ reason: 'app-incomplete', retCode: 204144664 })
  expect((refusal as { issues: { field: string }[] }).issues.map((issue) => issue.field)).toEqual([
    'packageId',
    'materials.icon',
    'materials.screenshots',
    'languages.en-US.briefInfo',
    'languages.en-US.appDesc',
    'publishCountry',
    'privacyPolicy',
    'encryption',
  ])
})

it('records the first edit like the later ones that are merged with it into one event', async () => {
  const appId = await world.newApp()
  const { version } = await world.console.invoke(calls['versions.app-version.create'], { appId })
  await update(version, { remark: 'The first remark' })
  world.clock.advance(1000)
  await update(version, { remark: 'The second remark' })
  const edits = await world.platform.services.database.asPlatform((db) =>
    db
      .select({ mentions: auditRecords.mentions })
      .from(auditRecords)
      .where(
        and(eq(auditRecords.callId, 'versions.app-version.update'), sql`${auditRecords.input} ->> 'appId' = ${appId}`),
      )
      .orderBy(auditRecords.time, auditRecords.recordId),
  )
  expect(edits).toHaveLength(2)
  const named = edits.map(({ mentions }) => mentions.map(({ table, name }) => ({ table, name })))
  expect(named[0]).toEqual(named[1])
})

it('copies texts and images of the live version, and allows one draft at a time', async () => {
  const appId = await world.newApp()
  const live = await world.onShelf(appId)
  const { version } = await world.console.invoke(calls['versions.app-version.create'], { appId })
  expect(version.materials).toEqual(live.materials)
  expect(version.languages).toEqual(live.languages.map((texts) => ({ ...texts, newFeatures: '' })))
  expect(version.onShelfVersionCode).toBe(1)
  expect(await refused(world.console.invoke(calls['versions.app-version.create'], { appId }))).toMatchObject({
    reason: 'version-state',
  })
  await world.console.invoke(calls['versions.app-version.delete'], { appId, versionId: version.versionId })
  const row = await world.get(appId, live.versionId)
  expect(row.materials).toEqual(live.materials)
})

it('changes only the fields of the request', async () => {
  const appId = await world.newApp()
  const draft = await world.completeDraft(appId)
  const changed = await update(draft, { remark: 'Please look at the map first' })
  expect({ ...changed, remark: '', updateTime: 0, events: [] }).toEqual({
    ...draft,
    remark: '',
    updateTime: 0,
    events: [],
  })
  const translated = await update(draft, { languages: [{ lang: 'ru-RU', appName: 'Гавань' }] })
  expect(translated.languages.map(({ lang }) => lang)).toEqual(['en-US', 'ru-RU'])
  expect(translated.preChecks.find((check) => check.id === 'all-languages')).toMatchObject({
    passed: false,
    level: 'warning',
    field: 'languages.ru-RU.appDesc',
  })
})

describe('languages', () => {
  it('need a name when added', async () => {
    const draft = await world.completeDraft(await world.newApp())
    expect(await refused(update(draft, { languages: [{ lang: 'de-DE', appDesc: 'Ein Hafenführer' }] }))).toMatchObject({
      reason: 'bad-parameter',
      issues: [{ field: 'languages.0.appName' }],
    })
  })

  it('can be deleted, except the default one', async () => {
    const draft = await world.completeDraft(await world.newApp())
    const ids = { appId: draft.appId, versionId: draft.versionId }
    await update(draft, { languages: [{ lang: 'zh-CN', appName: '海港指南' }] })
    const drop = (lang: string) => world.console.invoke(calls['versions.version-language.delete'], { ...ids, lang })
    expect((await drop('zh-CN')).version.languages.map(({ lang }) => lang)).toEqual(['en-US'])
    expect(await refused(drop('zh-CN'))).toMatchObject({ reason: 'language-missing' })
    expect(await refused(drop('en-US'))).toMatchObject({ reason: 'bad-parameter', issues: [{ field: 'lang' }] })
    await world.submit(draft)
    expect(await refused(drop('en-US'))).toMatchObject({ reason: 'version-not-editable' })
  })
})

it.each([
  [{ remark: 'Too short' }, 'remark'],
  [{ privacyPolicy: 'javascript:alert(1)' }, 'privacyPolicy'],
  [{ publishCountry: ['OTHER'] }, 'publishCountry'],
  [{ publishCountry: ['Germany'] }, 'publishCountry.0'],
  [{ languages: [{ lang: 'en-US', briefInfo: 'x'.repeat(81) }] }, 'languages.0.briefInfo'],
  [{ languages: [{ lang: 'en-US' }, { lang: 'en-US' }] }, 'languages'],
  [{ releaseTime: 1 }, 'releaseTime'],
  [{ releaseType: 6 }, 'releaseType'],
  [{ packageId: 'nothing' }, 'packageId'],
  [{ phasedRelease: { startTime: 5, endTime: 4, percent: '1.00' } }, 'phasedRelease.endTime'],
  [{ phasedRelease: { startTime: 0, endTime: 4_000_000_000_000, percent: '1.5' } }, 'phasedRelease.percent'],
  [{ materials: { icon: 'CNnothing' } }, 'materials.icon'],
])('refuses %o and names the field', async (changes, field) => {
  const draft = await world.completeDraft(await world.newApp())
  const refusal = await refused(update(draft, changes))
  expect(refusal).toMatchObject({ reason: 'bad-parameter', issues: [{ field }] })
})

describe('images', () => {
  it.each([
    ['icon', 200, 200, 'sides of 216'],
    ['icon', 216, 300, 'square'],
    ['screenshots', 300, 800, 'sides of 320'],
    ['screenshots', 320, 900, 'longer than'],
    ['featureImage', 640, 360, 'sides of 720'],
    ['featureImage', 1280, 800, 'must be 16:9, and has 1280 × 800'],
  ])('%s of %d × %d are refused by their header', async (name, width, height, message) => {
    const draft = await world.completeDraft(await world.newApp())
    const objectId = await world.newImage(width, height)
    const refusal = await refused(
      update(draft, { materials: { [name]: name === 'screenshots' ? [objectId] : objectId } }),
    )
    expect(refusal).toMatchObject({ reason: 'bad-parameter', issues: [{ message: expect.stringContaining(message) }] })
  })

  it('must be images, whatever their file name', async () => {
    const draft = await world.completeDraft(await world.newApp())
    const objectId = await world.newImage(1, 1, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect(await refused(update(draft, { materials: { icon: objectId } }))).toMatchObject({
      issues: [{ field: 'materials.icon', rule: 'png-image' }],
    })
  })

  it('at the top of the store page are known to scripts, with the dimensions of the file', async () => {
    const draft = await world.completeDraft(await world.newApp())
    const read = () =>
      world.console.invoke(distributionCalls['distribution.immersive-picture-info.get'], { appId: draft.appId })
    expect(await read()).toEqual({ picture: null })
    const objectId = await world.newImage(1280, 720)
    await update(draft, { materials: { featureImage: objectId } })
    const { versionId } = draft
    expect(await read()).toMatchObject({ picture: { versionId, objectId, width: 1280, height: 720 } })
  })

  it('can differ by language and type of device, and some types need their own', async () => {
    const appId = await world.newApp()
    await world.console.invoke(apps['apps.app.update'], { appId, deviceTypes: [4, 7] })
    const draft = await world.completeDraft(appId)
    const media = ({ preChecks }: Awaited<ReturnType<typeof update>>) =>
      preChecks.filter(({ id, passed }) => id === 'listing-media' && !passed).map(({ field }) => field)
    expect(media(draft)).toEqual(['materials.media.all.7.screenshots'])
    const screenshots = [await world.newImage(400, 400), await world.newImage(400, 400), await world.newImage(400, 400)]
    const set = { deviceType: 7, screenshots, imgShowType: 0, featureImage: null } as const
    const withWatch = await update(draft, { materials: { media: [{ lang: null, ...set }] } })
    expect(media(withWatch)).toEqual([])
    expect(withWatch.materials).toMatchObject({ icon: draft.materials.icon, screenshots: draft.materials.screenshots })
  })

  it.each([
    [[{ lang: null, deviceType: 4 }], 'materials.media', /general/],
    [
      [
        { lang: null, deviceType: 8 },
        { lang: null, deviceType: 8 },
      ],
      'materials.media',
      /once/,
    ],
    [[{ lang: 'fr-FR', deviceType: 4 }], 'materials.media.0.lang', /one of en-US/],
  ])('of %o are refused', async (keys, field, message) => {
    const draft = await world.completeDraft(await world.newApp())
    const media = keys.map((key) => ({ ...key, screenshots: [], imgShowType: 0, featureImage: null }))
    expect(await refused(update(draft, { materials: { media } }))).toMatchObject({
      issues: [{ field, message: expect.stringMatching(message) }],
    })
  })

  it('can be videos, whose bytes are looked at and not their names', async () => {
    const draft = await world.completeDraft(await world.newApp())
    const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) => uploadBytes(world.console, name, bytes)
    const picture = await upload('film.mp4', await makePicture(640, 360, [1, 2, 3], [4, 5, 6]))
    expect(await refused(update(draft, { materials: { video: picture } }))).toMatchObject({
      issues: [{ field: 'materials.video', rule: 'video-format' }],
    })
    const general = await upload('film.mp4', makeVideo())
    const russian = await upload('film-ru.mov', makeVideo({ seconds: 40 }))
    await update(draft, { languages: [{ lang: 'ru-RU', appName: 'Гавань' }] })
    const set = { deviceType: 4, screenshots: [], imgShowType: 0, featureImage: null } as const
    const { materials } = await update(draft, {
      materials: { video: general, media: [{ ...set, lang: 'ru-RU', video: russian }] },
    })
    expect([materials.video, materials.media[0]?.video]).toEqual([general, russian])
    // A set without the field has no video, as those of older clients.
    expect((await update(draft, { materials: { media: [{ ...set, lang: 'ru-RU' }] } })).materials.media[0]?.video).toBe(
      null,
    )
    expect(await stateOf(russian)).toBe('temporary')
  })

  it('of a language are released with it', async () => {
    const draft = await world.completeDraft(await world.newApp())
    const { appId, versionId } = draft
    const objectId = await world.newImage(1280, 720)
    const set = { lang: 'de-DE', deviceType: 4, screenshots: [], imgShowType: 0, featureImage: objectId }
    await update(draft, { languages: [{ lang: 'de-DE', appName: 'Hafen' }], materials: { media: [set] } })
    const { version } = await world.console.invoke(calls['versions.version-language.delete'], {
      ...{ appId, versionId, lang: 'de-DE' },
    })
    expect(version.materials.media).toEqual([])
    expect(await stateOf(objectId)).toBe('temporary')
  })

  it('are kept for a day when no longer used, so that a change can be undone', async () => {
    const draft = await world.completeDraft(await world.newApp())
    const old = draft.materials.icon as string
    const other = await world.newImage(512, 512)
    await update(draft, { materials: { icon: other } })
    expect(await stateOf(old)).toBe('temporary')
    await update(draft, { materials: { icon: old } })
    expect([await stateOf(old), await stateOf(other)]).toEqual(['normal', 'temporary'])
    await world.pass(temporaryObjectSeconds)
    expect([await stateOf(old), await stateOf(other)]).toEqual(['normal', undefined])
  })
})

describe('packages', () => {
  it.each([
    ['package-usable', { successStatus: 1 as const }],
    ['package-usable', { successStatus: 2 as const }],
    ['version-code', { versionCode: 4 }],
    ['version-code-raised', { versionCode: 5 }],
    [
      'signature',
      {
        versionCode: 6,
        signer: { fingerprint: 'bb', subject: '', issuer: '', algorithm: '', validFrom: 0, validTo: 0 },
      },
    ],
  ])('fail the check %s with %o', async (id, facts) => {
    const appId = await world.newApp()
    await world.onShelf(appId, 5)
    const packageId = await world.newPackage(appId, { versionCode: 6, ...facts })
    const draft = await world.completeDraft(appId, { packageId })
    expect(draft.preChecks.filter((check) => !check.passed).map((check) => check.id)).toEqual([id])
  })

  it('wait for a version if they are ready and newer than what is live or in progress', async () => {
    const waiting = async (appId: string) =>
      (await world.console.invoke(apps['apps.app.get'], { appId })).waitingPackage?.pkgId
    const appId = await world.newApp()
    await world.onShelf(appId, 5)
    await world.newPackage(appId, { versionCode: 4 })
    await world.newPackage(appId, { versionCode: 7, successStatus: 2 })
    expect(await waiting(appId)).toBeUndefined()
    const newer = await world.newPackage(appId, { versionCode: 6 })
    expect(await waiting(appId)).toBe(newer)
    const draft = await world.completeDraft(appId, { packageId: newer })
    expect(await waiting(appId)).toBeUndefined()
    const newest = await world.newPackage(appId, { versionCode: 8 })
    expect(await waiting(appId)).toBe(newest)
    await world.submit(draft)
    expect(await waiting(appId)).toBeUndefined()
  })

  it('don’t wait again after their version was rolled back', async () => {
    const waiting = async (appId: string) =>
      (await world.console.invoke(apps['apps.app.get'], { appId })).waitingPackage?.pkgId
    const appId = await world.newApp()
    await world.onShelf(appId, 1)
    const failed = await world.onShelf(appId, 3)
    await world.console.invoke(calls['versions.rollback.submit'], { appId, versionId: failed.versionId })
    expect(await waiting(appId)).toBeUndefined()
    const newer = await world.newPackage(appId, { versionCode: 4 })
    expect(await waiting(appId)).toBe(newer)
  })

  it('cannot be chosen from another app', async () => {
    const foreign = await world.newPackage(await world.newApp())
    const draft = await world.completeDraft(await world.newApp())
    expect(await refused(update(draft, { packageId: foreign }))).toMatchObject({
      reason: 'bad-parameter',
      issues: [{ field: 'packageId' }],
    })
  })
})

it('R125: rejects test versions in zones without beta updates', async () => {
  const own = await createTestPlatform({ betaUpdateZones: ['europe'] })
  const console = await signIn(own.platform)
  const create = (releaseType: 1 | 6) =>
    refused(console.invoke(calls['versions.app-version.create'], { appId: '108370018', releaseType }))
  expect(await create(6)).toMatchObject({ reason: 'conflict' })
  expect(await create(1)).toBeUndefined()
  await own.close()
})

it('lets a name change twice a year', async () => {
  const appId = await world.newApp()
  await world.onShelf(appId)
  for (const [index, name] of ['Sea Marks', 'Harbour Lights'].entries()) {
    const draft = await world.completeDraft(appId, {}, index + 2)
    await world.submit(await update(draft, { languages: [{ lang: 'en-US', appName: name }] }))
    await world.pass(12)
  }
  expect(await world.console.invoke(calls['versions.app-name.check'], { appId, appName: 'Night Ferry' })).toEqual({
    result: 'free',
    issues: [],
    changesLeft: 0,
  })
  const draft = await world.completeDraft(appId, {}, 4)
  const renamed = await update(draft, { languages: [{ lang: 'en-US', appName: 'Night Ferry' }] })
  expect(renamed.preChecks.filter((check) => !check.passed).map((check) => check.id)).toEqual(['name-changes'])
})

it('is hidden from other teams, and read-only without the permission', async () => {
  const draft = await world.completeDraft(await world.newApp())
  const ids = { appId: draft.appId, versionId: draft.versionId }
  const developer = await signIn(world.platform, demoAccounts.development)
  expect((await developer.invoke(calls['versions.app-version.get'], ids)).version?.versionId).toBe(draft.versionId)
  expect(await refused(developer.invoke(calls['versions.on-shelf.submit'], ids))).toMatchObject({
    kind: 'forbidden',
    reason: 'no-permission',
  })
  await developer.session.switchTeam('team-lighthouse')
  expect(await refused(developer.invoke(calls['versions.app-version.get'], ids))).toMatchObject({ status: 404 })
  expect(await refused(developer.invoke(calls['versions.app-version.update'], { ...ids, remark: '' }))).toMatchObject({
    status: 404,
  })
  expect(
    (await developer.invoke(calls['versions.app-version.list'], {})).items.map((item) => item.appId),
  ).not.toContain(draft.appId)
})

it('a draft of a live app is known to the app’s page, which offers to finish it', async () => {
  const hasDraft = async (appId: string) => (await world.console.invoke(apps['apps.app.get'], { appId })).hasDraft
  const appId = await world.newApp()
  await world.onShelf(appId, 5)
  expect(await hasDraft(appId)).toBe(false)
  const draft = await world.completeDraft(appId, { packageId: await world.newPackage(appId, { versionCode: 6 }) })
  expect(await hasDraft(appId)).toBe(true)
  await world.submit(draft)
  expect(await hasDraft(appId)).toBe(false)
})
