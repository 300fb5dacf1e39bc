import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/versions/contract'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
}, 60_000)
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

describe('the pre-review rejects', () => {
  it.each([
    ['placeholder', { appName: 'Test app' }, 'languages.en-US.appName'],
    ['placeholder', { appName: '海港占位' }, 'languages.en-US.appName'],
    ['placeholder', { briefInfo: 'TODO' }, 'languages.en-US.briefInfo'],
    [
      'placeholder',
      { appDesc: 'Lorem  ipsum dolor sit amet, a text that goes on and on for long.' },
      'languages.en-US.appDesc',
    ],
    ['sign', { appName: 'Harbour & Sea' }, 'languages.en-US.appName'],
    ['sign', { appName: 'Harbour ⚓️' }, 'languages.en-US.appName'],
    ['name-long', { appName: '一二三四五六七八九十一二三四五六' }, 'languages.en-US.appName'],
  ])('%s in %o', async (rule, texts, field) => {
    const appId = await world.newApp()
    const complete = {
      lang: 'en-US',
      appName: 'Harbour Guide',
      appDesc: 'Finds a berth in every harbour of the coast.',
      briefInfo: 'Every harbour',
      newFeatures: '',
    }
    const draft = await world.completeDraft(appId, { languages: [{ ...complete, ...texts }] })
    await world.submit(draft)
    await world.pass(4)
    const rejected = await world.get(appId, draft.versionId)
    expect(rejected).toMatchObject({ releaseState: 13, auditInfo: { findings: [{ rule, field }] } })
    expect(rejected.events[0]).toMatchObject({ action: 'failPreReview', who: 'reviewer', findings: [{ rule, field }] })
  })

  it('allows an ordinary word in a long text', async () => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId)
    await world.console.invoke(calls['versions.app-version.update'], {
      appId,
      versionId: draft.versionId,
      languages: [
        { lang: 'en-US', appDesc: 'Every harbour was put to the test by people who sail there all year round.' },
      ],
    })
    await world.submit(draft)
    await world.pass(4)
    expect((await world.get(appId, draft.versionId)).releaseState).toBe(4)
  })
})

describe('the review rejects', () => {
  it.each([
    ['price', { languages: [{ lang: 'en-US', briefInfo: 'Free this week' }] }, 'auditOpinion'],
    ['privacy-placeholder', { privacyPolicy: 'https://www.example.com/privacy' }, 'auditOpinion'],
    ['trademark', { languages: [{ lang: 'en-US', appName: 'Harbour™' }] }, 'copyRightAuditOpinion'],
    ['record', { privacyPolicy: 'http://203.0.113.7/privacy' }, 'recordAuditOpinion'],
  ] as const)('%s', async (rule, changes, opinion) => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId)
    await world.console.invoke(calls['versions.app-version.update'], {
      appId,
      versionId: draft.versionId,
      ...(changes as object),
    })
    await world.submit(draft)
    await world.pass(12)
    const rejected = await world.get(appId, draft.versionId)
    expect(rejected.releaseState).toBe(1)
    expect(rejected.auditInfo?.findings.map((finding) => finding.rule)).toEqual([rule])
    expect(rejected.auditInfo?.[opinion]).not.toBe('')
  })

  it('a game for mainland China without a publication number, but no other app', async () => {
    const appId = await world.newApp({ parentType: 2 })
    const draft = await world.completeDraft(appId)
    await world.submit(draft)
    await world.pass(12)
    expect((await world.get(appId, draft.versionId)).auditInfo).toMatchObject({
      copyRightCodeAuditResult: 1,
      copyRightAuditResult: 0,
      recordAuditResult: 0,
    })
    await world.console.invoke(calls['versions.app-version.update'], {
      appId,
      versionId: draft.versionId,
      remark: 'Published under ISBN 978-7-498-01234-5',
    })
    await world.submit(draft)
    await world.pass(12)
    expect((await world.get(appId, draft.versionId)).releaseState).toBe(0)
  })

  it('the name of another live app', async () => {
    const first = await world.onShelf(await world.newApp())
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId, {
      languages: [
        {
          lang: 'en-US',
          appName: first.languages[0]?.appName.toUpperCase(),
          appDesc: 'A guide.',
          briefInfo: 'A guide',
        },
      ],
    })
    await world.submit(draft)
    await world.pass(12)
    expect((await world.get(appId, draft.versionId)).auditInfo?.findings).toMatchObject([{ rule: 'name-taken' }])
  })

  it('unexplained sensitive permissions, even if the warning was overridden', async () => {
    const appId = await world.newApp()
    const packageId = await world.newPackage(appId, { permissions: ['android.permission.READ_SMS'] })
    const draft = await world.completeDraft(appId, { packageId })
    const reason = 'The permission is explained on our pages'
    await world.console.invoke(calls['versions.on-shelf.submit'], {
      appId,
      versionId: draft.versionId,
      override: { reason },
    })
    await world.pass(12)
    const rejected = await world.get(appId, draft.versionId)
    expect(rejected).toMatchObject({
      releaseState: 1,
      auditInfo: { findings: [{ rule: 'permissions', sample: 'READ_SMS' }] },
    })
    expect(rejected.events.find((event) => event.action === 'submit')).toMatchObject({
      why: reason,
      overridden: ['sensitive-permissions'],
    })
  })

  it('three identical screenshots', async () => {
    const { makePicture } = await import('@console-widgets/platform/demo/pictures')
    const bytes = await makePicture(450, 800, [1, 2, 3], [4, 5, 6])
    const screenshots = [
      await world.newImage(450, 800, bytes),
      await world.newImage(450, 800, bytes),
      await world.newImage(450, 800),
    ]
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId)
    await world.console.invoke(calls['versions.app-version.update'], {
      appId,
      versionId: draft.versionId,
      materials: { screenshots },
    })
    await world.submit(draft)
    await world.pass(12)
    expect((await world.get(appId, draft.versionId)).auditInfo?.findings).toMatchObject([{ rule: 'same-screenshots' }])
  })
})

it('sets a rejected update to state 8, and keeps the current version live', async () => {
  const appId = await world.newApp()
  const live = await world.onShelf(appId)
  const draft = await world.completeDraft(appId, { privacyPolicy: 'https://example.org' }, 2)
  await world.submit(draft)
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
