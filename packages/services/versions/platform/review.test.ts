import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/versions/contract'
import { declareData } from '@console-widgets/sandbox/testing/declare-data'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())

it('passes a complete version through pre-review and review, and releases it', async () => {
  const appId = await world.newApp()
  const draft = await world.completeDraft(appId)
  expect(draft.preChecks.filter((check) => !check.passed)).toEqual([])
  expect((await world.submit(draft)).releaseState).toBe(12)
  await world.pass(4)
  expect((await world.get(appId, draft.versionId)).releaseState).toBe(4)
  await world.pass(8)
  const live = await world.get(appId, draft.versionId)
  expect(live).toMatchObject({
    releaseState: 0,
    onShelfVersionNumber: '1.1',
    auditInfo: { auditOpinion: '', copyRightAuditResult: 0, recordAuditResult: 0 },
  })
  expect(live.events.map(({ action, who }) => `${who} ${action}`)).toEqual([
    'reviewer approve',
    'reviewer passPreReview',
    'developer submit',
    'developer edit',
    'developer create',
  ])
  expect(live.events.find((event) => event.action === 'submit')?.userName).toBe('Ada Lindqvist')
})

describe('what has changed since the submission', () => {
  it.each([
    ['placeholder', { briefInfo: 'TODO' }, 'languages.en-US.briefInfo'],
    ['sign', { appName: 'Harbour ⚓️' }, 'languages.en-US.appName'],
    ['name-long', { appName: '一二三四五六七八九十一二三四五六' }, 'languages.en-US.appName'],
  ])('is found by the pre-review: %s', async (rule, texts, field) => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId)
    await world.submit(draft)
    await world.forceTexts(draft.versionId, texts)
    await world.pass(4)
    const rejected = await world.get(appId, draft.versionId)
    expect(rejected).toMatchObject({ releaseState: 13, auditInfo: { findings: [{ rule, field }] } })
    expect(rejected.events[0]).toMatchObject({ action: 'failPreReview', who: 'reviewer', findings: [{ rule, field }] })
  })

  it.each([
    ['price', { briefInfo: 'Free this week' }, {}, 'auditOpinion'],
    ['privacy-placeholder', {}, { privacyPolicy: 'https://www.example.com/privacy' }, 'auditOpinion'],
    ['trademark', { appName: 'Harbour™' }, {}, 'copyRightAuditOpinion'],
    ['record', {}, { privacyPolicy: 'http://203.0.113.7/privacy' }, 'recordAuditOpinion'],
  ] as const)('is found by the review, if it needs judgment: %s', async (rule, texts, columns, opinion) => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId)
    await world.submit(draft)
    await world.forceTexts(draft.versionId, { lang: 'en-US', ...texts })
    await world.force(draft.versionId, { round: 1, ...columns })
    await world.pass(4)
    expect((await world.get(appId, draft.versionId)).releaseState).toBe(4)
    await world.pass(8)
    const rejected = await world.get(appId, draft.versionId)
    expect(rejected.releaseState).toBe(1)
    expect(rejected.auditInfo?.findings.map((finding) => finding.rule)).toEqual([rule])
    expect(rejected.auditInfo?.[opinion]).not.toBe('')
  })

  it('comes back all at once, also what the review alone would have found', async () => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId)
    await world.submit(draft)
    await world.forceTexts(draft.versionId, { appName: 'Harbour™ & Sea', briefInfo: 'TODO', newFeatures: 'TBD' })
    await world.force(draft.versionId, { privacyPolicy: 'https://test.com' })
    await world.pass(4)
    const rejected = await world.get(appId, draft.versionId)
    expect(rejected.releaseState).toBe(13)
    expect(rejected.auditInfo?.findings).toEqual([
      { rule: 'placeholder', field: 'languages.en-US.briefInfo', sample: 'TODO' },
      { rule: 'placeholder', field: 'languages.en-US.newFeatures', sample: 'TBD' },
      { rule: 'sign', field: 'languages.en-US.appName', sample: '&' },
      { rule: 'trademark', field: 'languages.en-US.appName', sample: '™' },
      { rule: 'privacy-placeholder', field: 'privacyPolicy', sample: 'test.com' },
    ])
    expect(rejected.preChecks.filter((check) => !check.passed).map(({ field }) => field)).toEqual(
      rejected.auditInfo?.findings.map(({ field }) => field),
    )
  })

  it('includes a name that another app has taken first', async () => {
    const [one, other] = [await world.newApp(), await world.newApp()]
    const named = (appName: string) => ({
      languages: [{ lang: 'en-US', appName, appDesc: 'A guide.', briefInfo: 'A guide', newFeatures: '' }],
    })
    const first = await world.completeDraft(one, named('Tidal Compass'))
    const second = await world.completeDraft(other, named('TIDAL compass'))
    await world.submit(first)
    await world.pass(2)
    await world.submit(second)
    await world.pass(14)
    expect((await world.get(one, first.versionId)).releaseState).toBe(0)
    expect((await world.get(other, second.versionId)).auditInfo?.findings).toEqual([
      { rule: 'name-taken', field: 'languages.en-US.appName', sample: 'TIDAL compass' },
    ])
  })

  it('includes permissions that need an explanation, which the next review accepts', async () => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId)
    await world.submit(draft)
    const permissions = ['android.permission.READ_SMS', 'android.permission.CAMERA', 'android.permission.INTERNET']
    await world.forcePackage(draft.packageId ?? '', { permissions })
    await world.pass(12)
    const rejected = await world.get(appId, draft.versionId)
    expect(rejected).toMatchObject({
      releaseState: 1,
      auditInfo: {
        findings: [
          { rule: 'permissions', field: 'permissionReasons.android.permission.READ_SMS', sample: 'READ_SMS' },
          { rule: 'permissions', field: 'permissionReasons.android.permission.CAMERA', sample: 'CAMERA' },
        ],
      },
    })
    const explain = (reasons: Record<string, string>) =>
      world.console.invoke(calls['versions.app-version.update'], {
        appId,
        versionId: draft.versionId,
        permissionReasons: Object.entries(reasons).map(([name, reason]) => ({
          permission: `android.permission.${name}`,
          reason,
        })),
      })
    await declareData(world.console, appId)
    await explain({ READ_SMS: 'Fills in the code of the harbour office.' })
    expect(await refused(world.submit(draft))).toMatchObject({
      reason: 'app-incomplete',
      issues: [{ field: 'permissionReasons.android.permission.CAMERA' }],
    })
    await explain({ READ_SMS: 'Fills in the code of the harbour office.', CAMERA: 'Takes pictures of charts.' })
    await world.submit(draft)
    await world.pass(12)
    expect((await world.get(appId, draft.versionId)).releaseState).toBe(0)
  })
})

describe('a warning', () => {
  it.each([
    ['placeholder', { appName: 'Speed Test' }],
    ['price', { briefInfo: 'Finds gluten free bakeries' }],
    ['trademark', { appName: 'Harbour™' }],
  ])('that a reason overrides is no finding: %s', async (id, texts) => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId)
    const ids = { appId, versionId: draft.versionId }
    await world.console.invoke(calls['versions.app-version.update'], {
      ...ids,
      languages: [{ lang: 'en-US', ...texts }],
    })
    expect(await refused(world.submit(draft))).toMatchObject({ reason: 'app-incomplete' })
    const reason = 'It is a word of the trade, registered as 4711'
    await world.console.invoke(calls['versions.on-shelf.submit'], { ...ids, override: { reason } })
    await world.pass(12)
    const live = await world.get(appId, draft.versionId)
    expect(live.releaseState).toBe(0)
    expect(live.events.find((event) => event.action === 'submit')).toMatchObject({ why: reason, overridden: [id] })
  })

  it('needs a reason that is one', async () => {
    const appId = await world.newApp()
    const { versionId } = await world.completeDraft(appId)
    expect(
      await refused(
        world.console.invoke(calls['versions.on-shelf.submit'], {
          appId,
          versionId,
          override: { reason: 'TODO: explain' },
        }),
      ),
    ).toMatchObject({ reason: 'bad-parameter', issues: [{ field: 'override.reason' }] })
  })
})

it('sets a rejected update to state 8, and keeps the current version live', async () => {
  const appId = await world.newApp()
  const live = await world.onShelf(appId)
  const draft = await world.completeDraft(appId, {}, 2)
  await world.submit(draft)
  await world.force(draft.versionId, { privacyPolicy: 'https://example.org' })
  await world.pass(4)
  expect((await world.get(appId, draft.versionId)).releaseState).toBe(5)
  await world.pass(8)
  expect((await world.get(appId, draft.versionId)).releaseState).toBe(8)
  expect((await world.get(appId, live.versionId)).releaseState).toBe(0)
})

it('drops the verdict on a version that was withdrawn and resubmitted', async () => {
  const appId = await world.newApp()
  const draft = await world.completeDraft(appId)
  await world.submit(draft)
  await world.pass(2)
  await world.console.invoke(calls['versions.on-shelf.cancel'], { appId, versionId: draft.versionId })
  await world.submit(draft)
  await world.pass(2)
  expect((await world.get(appId, draft.versionId)).releaseState).toBe(12)
  await world.pass(1)
  expect((await world.get(appId, draft.versionId)).releaseState).toBe(4)
})

it('requires a reason for unpublishing that can be shown to users', async () => {
  const appId = await world.newApp()
  const live = await world.onShelf(appId)
  const off = (reason: string) =>
    world.console.invoke(calls['versions.shelf-off.submit'], { appId, versionId: live.versionId, reason })
  expect((await off('TODO')).version.releaseState).toBe(6)
  await world.pass(8)
  const kept = await world.get(appId, live.versionId)
  expect(kept).toMatchObject({ releaseState: 9 })
  expect(kept.events[0]).toMatchObject({
    action: 'rejectRemoval',
    findings: [{ rule: 'reason-short', sample: 'TODO' }],
  })
  await off('The service that it shows ends this spring')
  await world.pass(8)
  expect((await world.get(appId, live.versionId)).releaseState).toBe(10)
  expect((await world.console.invoke(calls['versions.on-shelf.get'], { appId })).version).toBeNull()
  expect((await world.console.invoke(calls['versions.last-on-shelf.get'], { appId })).version?.versionId).toBe(
    live.versionId,
  )
})

describe('a package with a restricted permission', () => {
  const draftWith = async (permission: string) => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId)
    await world.forcePackage(draft.packageId as string, { permissions: [permission] })
    return world.get(appId, draft.versionId)
  }
  const setGrantEnd = (expireTime: number) =>
    world.platform.services.database.asPlatform((db) =>
      db.execute(
        sql`update cw_permission_requests set expire_time = ${expireTime} where permission = 'ohos.permission.READ_CONTACTS'`,
      ),
    )
  const failed = (version: Awaited<ReturnType<typeof draftWith>>) =>
    version.preChecks.filter(({ passed }) => !passed).map(({ id, level, sample }) => ({ id, level, sample }))

  it('can’t be submitted until the permission is granted', async () => {
    const permission = 'ohos.permission.WRITE_CONTACTS'
    const draft = await draftWith(permission)
    expect(failed(draft)).toEqual([{ id: 'provisioning.granted', level: 'error', sample: permission }])
    await expect(world.submit(draft)).rejects.toMatchObject({ issues: [{ field: 'packageId' }] })
  })

  it('is released while the permission is granted', async () => {
    const draft = await draftWith('ohos.permission.READ_CONTACTS')
    expect(failed(draft)).toEqual([])
    await world.submit(draft)
    await world.pass(12)
    expect((await world.get(draft.appId, draft.versionId)).releaseState).toBe(0)
  })

  it('is warned about shortly before the grant ends, and rejected if it ends during the review', async () => {
    const draft = await draftWith('ohos.permission.READ_CONTACTS')
    await setGrantEnd(world.clock.now() + 86_400_000)
    expect(failed(await world.get(draft.appId, draft.versionId))).toMatchObject([{ id: 'provisioning.expiring' }])
    const override = { reason: 'The renewal is being reviewed.' }
    const { appId, versionId } = draft
    await world.console.invoke(calls['versions.on-shelf.submit'], { appId, versionId, override })
    await setGrantEnd(world.clock.now() - 1)
    await world.pass(12)
    expect(await world.get(draft.appId, draft.versionId)).toMatchObject({
      releaseState: 13,
      auditInfo: { findings: [{ rule: 'restricted-permission', sample: 'ohos.permission.READ_CONTACTS' }] },
    })
  })
})
