import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import type { Console } from '@console-widgets/core'
import { calls as projectCalls } from '@console-widgets/projects/contract'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const create = (bucketName: string, console = holder) =>
  console.invoke(calls['cloud-storage.storage-bucket.create'], { bucketName })

describe('the service', () => {
  it('is set up once per region, and returns its location', async () => {
    const { region } = await holder.invoke(calls['cloud-storage.data.init'], { region: 'SG' })
    expect(region).toBe('SG')
    expect((await holder.invoke(calls['cloud-storage.data.init'], { region: 'SG' })).createTime).toBe(test.clock.now())
    expect(await holder.invoke(calls['cloud-storage.service.exists'], { region: 'SG' })).toMatchObject({
      exists: true,
      region: 'SG',
      variant: 'newer',
      features: { hosting: true },
    })
    expect(await holder.invoke(calls['cloud-storage.service.exists'], { region: 'RU' })).toMatchObject({
      exists: false,
      region: 'RU',
    })
  })

  it('is required for more buckets, and set up with the first one', async () => {
    const elena = await signIn(test.platform, demoAccounts.finance)
    await elena.session.switchTeam('team-lighthouse')
    const place = { projectId: demoProjectIds.games, region: 'SG' } as const
    const service = () => elena.invoke(calls['cloud-storage.service.exists'], { region: place.region })
    const first = { bucketName: 'lighthouse-first', region: place.region }
    expect(await service()).toMatchObject({ exists: false })
    expect(await refused(elena.invoke(calls['cloud-storage.storage-bucket.create'], first))).toMatchObject({
      reason: 'service-not-enabled',
    })
    await elena.invoke(projectCalls['projects.region.update'], { ...place, regions: ['DE', 'SG'] })
    await elena.invoke(projectCalls['projects.service-order.create'], { ...place, service: 'cloud-storage' })
    expect(await refused(elena.invoke(calls['cloud-storage.file-bucket.create'], first))).toMatchObject({
      reason: 'service-not-enabled',
    })
    const { bucket } = await elena.invoke(calls['cloud-storage.storage-bucket.create'], first)
    expect(bucket).toMatchObject({
      bucketName: 'lighthouse-first',
      region: 'SG',
      files: 0,
      storedBytes: 0,
      ownRules: false,
      corsRules: 0,
      siteNames: [],
      address: 'http://console.test/storage/lighthouse-first/',
    })
    expect(await service()).toMatchObject({ exists: true })
    expect(await elena.invoke(calls['cloud-storage.user-level.get'], { region: 'SG' })).toMatchObject({
      level: 'free',
      used: { storedBytes: 0, files: 0 },
    })
  })
})

describe('a bucket', () => {
  it('can be found by ID and name, and has a globally unique name', async () => {
    const { bucket } = await create('photos-of-boats')
    const get = (input: { bucketId?: string; bucketName?: string }, console = holder) =>
      console.invoke(calls['cloud-storage.bucket-id.get'], input)
    expect(await get({ bucketName: 'photos-of-boats' })).toEqual({ bucket })
    expect(await get({ bucketId: bucket.bucketId })).toEqual({ bucket })
    const elena = await signIn(test.platform, demoAccounts.finance)
    await elena.session.switchTeam('team-lighthouse')
    expect(await refused(get({ bucketName: 'photos-of-boats' }, elena))).toMatchObject({ kind: 'not-found' })
    expect(await refused(get({ bucketId: bucket.bucketId }, elena))).toMatchObject({ kind: 'not-found' })
    expect(await refused(create('photos-of-boats', elena))).toMatchObject({
      reason: 'name-taken',
      issues: [{ field: 'bucketName' }],
    })
    expect(
      (await elena.invoke(calls['cloud-storage.bucket-id.query'], { maxReqCount: 100 })).items.map(
        ({ bucketName }) => bucketName,
      ),
    ).not.toContain('photos-of-boats')
  })

  it.each(['ab', 'x'.repeat(58), 'Upper', 'under_score', '-begins', 'ends-', 'dot.ted', 'пароход', ' space'])(
    'cannot be called %j',
    async (bucketName) => {
      expect(await refused(create(bucketName))).toMatchObject({ kind: 'invalid', issues: [{ field: 'bucketName' }] })
    },
  )

  it('cannot be created without the permission', async () => {
    expect(await refused(create('by-mikhail', await signIn(test.platform, demoAccounts.development)))).toMatchObject({
      reason: 'no-permission',
    })
  })
})
