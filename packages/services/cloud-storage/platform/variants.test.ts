import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import { createConsole, createMemoryStore } from '@console-widgets/core'
import { createRawBrowser, type RawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let browser: RawBrowser
beforeAll(async () => {
  test = await createTestPlatform()
  browser = createRawBrowser(test.platform)
  await browser.signIn()
})
afterAll(() => test.close())

type Variant = 'older' | 'newer'
type CallId = keyof typeof calls

const ask = async (variant: Variant, id: CallId, body: object = {}) => {
  const { path, olderPath } = calls[id]
  const answer = await browser.call('POST', variant === 'older' ? (olderPath?.path as string) : path, body, {
    agcCsrfToken: browser.csrfToken(),
  })
  return { status: answer.status, ...((await answer.json()) as Record<string, never>) } as {
    status: number
    reason?: string
    [field: string]: unknown
  }
}

describe('the older and the newer variant', () => {
  it.each(Object.keys(calls) as CallId[])('both answer %s', async (id) => {
    for (const variant of ['older', 'newer'] as const) expect((await ask(variant, id)).reason).not.toBe('not-found')
    expect([calls[id].method, calls[id].path, calls[id].olderPath?.path]).toEqual([
      'POST',
      expect.stringMatching(/^\/cloud-storage\/v2\//),
      calls[id].path.replace('/v2/', '/v1/'),
    ])
  })

  it('share buckets and files', async () => {
    const { bucket } = (await ask('older', 'cloud-storage.storage-bucket.create', {
      bucketName: 'made-by-older',
    })) as never as { bucket: { bucketId: string } }
    const { bucketId } = bucket
    expect(await ask('newer', 'cloud-storage.folder.create', { bucketId, key: 'folder/' })).toMatchObject({
      status: 200,
    })
    expect(await ask('older', 'cloud-storage.file.list', { bucketId })).toMatchObject({
      items: [{ key: 'folder/' }],
      total: 1,
    })
  })

  it('report their features', async () => {
    expect(await ask('older', 'cloud-storage.service.exists')).toMatchObject({
      variant: 'older',
      features: { hosting: false, decisionStatistics: false, bucketsPerTeam: 10 },
    })
    expect(await ask('newer', 'cloud-storage.service.exists')).toMatchObject({
      variant: 'newer',
      features: { hosting: true, decisionStatistics: true, bucketsPerTeam: 100 },
    })
  })

  it('differ in hosting: the older only serves existing sites', async () => {
    const { items } = (await ask('newer', 'cloud-storage.bucket-id.query')) as never as {
      items: { bucketId: string }[]
    }
    const input = { bucketId: items[0]?.bucketId, siteName: 'site-of-variants' }
    expect(await ask('older', 'cloud-storage.hosting-site.create', input)).toMatchObject({
      status: 409,
      reason: 'older-variant',
    })
    const { site } = (await ask('newer', 'cloud-storage.hosting-site.create', input)) as never as {
      site: { siteId: string }
    }
    const { siteId } = site
    for (const id of [
      'cloud-storage.hosting-cdn.refresh',
      'cloud-storage.hosting-site.update',
      'cloud-storage.hosting-site.delete',
    ] as const)
      expect(await ask('older', id, { siteId })).toMatchObject({ status: 409, reason: 'older-variant' })
    expect(await ask('older', 'cloud-storage.hosting-cdn.query', { siteId })).toMatchObject({
      available: false,
      sites: [{ siteId }],
    })
    expect(await ask('newer', 'cloud-storage.hosting-cdn.query', { siteId })).toMatchObject({ available: true })
  })

  it('differ in statistics: the older has none', async () => {
    const { items } = (await ask('newer', 'cloud-storage.bucket-id.query')) as never as {
      items: { bucketId: string }[]
    }
    const { bucketId } = items[0] as { bucketId: string }
    expect(await ask('older', 'cloud-storage.security-stat.query', { bucketId })).toMatchObject({
      kept: false,
      days: [],
    })
    const { kept, days } = await ask('newer', 'cloud-storage.security-stat.query', { bucketId })
    expect([kept, (days as unknown[]).length]).toEqual([true, 30])
  })

  it('differ in the maximum number of buckets', async () => {
    let answer = await ask('older', 'cloud-storage.storage-bucket.create', { bucketName: 'older-0' })
    for (let number = 1; answer.status === 200; number++)
      answer = await ask('older', 'cloud-storage.storage-bucket.create', { bucketName: `older-${number}` })
    expect(answer.reason).toBe('limit-reached')
    expect((await ask('newer', 'cloud-storage.bucket-id.query')).total).toBe(10)
    expect(await ask('newer', 'cloud-storage.storage-bucket.create', { bucketName: 'one-more' })).toMatchObject({
      status: 200,
    })
  })
})

describe('a console', () => {
  it('calls the variant of the selected site', async () => {
    const asked: string[] = []
    const at = { api: testOrigin }
    const console = createConsole({
      zones: { china: at, europe: at, russia: at },
      switches: { cloudStorageZones: ['europe'] },
      sessionStorage: createMemoryStore(),
      localStorage: createMemoryStore(),
      address: () => new URL(`${testOrigin}/console/en/#/demoProject?productId=demo`),
      fetch: async (input, init) => {
        const request = new Request(input, init)
        asked.push(new URL(request.url).pathname.split('/')[4] ?? '')
        return test.platform.fetch(request)
      },
    })
    const variantAt = async (site?: 'europe' | 'russia') => {
      console.$site.set(site)
      return (await console.invoke(calls['cloud-storage.service.exists'], {})).variant
    }
    expect([await variantAt(), await variantAt('europe'), await variantAt('russia')]).toEqual([
      'newer',
      'newer',
      'older',
    ])
    expect(asked).toEqual(['v2', 'v2', 'v1'])
    console.close()
  })
})
