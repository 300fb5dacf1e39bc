import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import type { Console } from '@console-widgets/core'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { createTestBucket, type TestBucket } from './testing/storage.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
let bucket: TestBucket
let siteId: string
let siteName: string
let sites = 0
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
})
beforeEach(async () => {
  holder = await signIn(test.platform)
  bucket = await createTestBucket(test.platform, holder)
  siteName = `test-site-${++sites}`
  const { site } = await holder.invoke(calls['cloud-storage.hosting-site.create'], {
    bucketId: bucket.bucketId,
    siteName,
    prefix: 'www',
    notFoundDocument: '404.html',
    maxAge: 600,
  })
  siteId = site.siteId
  await bucket.put('www/index.html', '<h1>Home</h1>')
  await bucket.put('www/404.html', '<h1>Nothing here</h1>')
  await bucket.put('www/docs/index.html', '<h1>Docs</h1>')
  await bucket.put('www/style.css', 'h1 { color: navy }')
  await bucket.put('secret.txt', 'not part of the site')
})
afterEach(() => holder.invoke(calls['cloud-storage.hosting-site.delete'], { siteId }))
afterAll(() => test.close())

const get = (path: string, init?: RequestInit) =>
  test.platform.fetch(new Request(`${testOrigin}/hosting/${siteName}${path}`, init))
const text = async (path: string) => (await get(path)).text()
const query = (input: object = {}) => holder.invoke(calls['cloud-storage.hosting-cdn.query'], { siteId, ...input })
const refresh = async (paths?: string[]) => {
  const { taskId } = await holder.invoke(calls['cloud-storage.hosting-cdn.refresh'], {
    siteId,
    ...(paths ? { paths } : {}),
  })
  await test.platform.wake()
  return taskId
}

describe('a site', () => {
  it('serves its documents publicly, whatever the rules of the bucket say', async () => {
    expect(await text('/')).toBe('<h1>Home</h1>')
    expect(await text('/docs/')).toBe('<h1>Docs</h1>')
    expect(await text('/style.css')).toBe('h1 { color: navy }')
    for (const [path, to] of [
      ['', '/'],
      ['/docs', '/docs/'],
    ] as const) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `/hosting/${siteName}${to}`])
    }
  })

  it('returns its error document for missing files, and nothing outside its folder', async () => {
    for (const path of ['/missing', '/docs/missing.html', '/secret.txt', '/%2e%2e%2fsecret.txt', '/..%2fsecret.txt']) {
      const answer = await get(path)
      expect([
        path,
        answer.status === 404 || answer.status === 400,
        (await answer.text()).includes('not part'),
      ]).toEqual([path, true, false])
    }
    const missing = await get('/missing', { headers: { 'if-none-match': '*', range: 'bytes=0-1' } })
    expect([missing.status, await missing.text(), missing.headers.get('content-type')]).toEqual([
      404,
      '<h1>Nothing here</h1>',
      'text/html; charset=utf-8',
    ])
    await holder.invoke(calls['cloud-storage.hosting-site.update'], { siteId, notFoundDocument: null })
    expect([(await get('/missing')).status, (await text('/missing')).includes('Nothing here')]).toEqual([404, false])
    expect((await test.platform.fetch(new Request(`${testOrigin}/hosting/no-such-site/`))).status).toBe(404)
  })

  it('isolates its pages from the console, with an opaque origin and no cookies', async () => {
    const { headers } = await get('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^sandbox /)
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).not.toContain('allow-top-navigation')
    expect([
      headers.get('x-content-type-options'),
      headers.getSetCookie(),
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-credentials'),
    ]).toEqual(['nosniff', [], '*', null])
    for (const path of ['/missing', '']) expect((await get(path)).headers.get('content-security-policy')).toBe(policy)
  })

  it('has a unique name, and prevents the deletion of its bucket', async () => {
    expect(
      await refused(holder.invoke(calls['cloud-storage.hosting-site.create'], { bucketId: bucket.bucketId, siteName })),
    ).toMatchObject({ reason: 'name-taken', issues: [{ field: 'siteName' }] })
    await holder.invoke(calls['cloud-storage.files.delete'], {
      bucketId: bucket.bucketId,
      keys: ['www/', 'secret.txt'],
    })
    expect(
      await refused(holder.invoke(calls['cloud-storage.file-bucket.delete'], { bucketId: bucket.bucketId })),
    ).toMatchObject({ reason: 'bucket-in-use', message: expect.stringContaining(siteName) })
  })
})

describe('cached files', () => {
  const cached = async (path: string) => {
    const answer = await get(path)
    return [answer.headers.get('x-cache'), Number(answer.headers.get('age')), await answer.text()]
  }

  it('are served until they expire, then compared with the bucket', async () => {
    expect(await cached('/')).toEqual(['miss', 0, '<h1>Home</h1>'])
    test.clock.advance(100_000)
    await bucket.put('www/index.html', '<h1>New</h1>', 'replace')
    await test.platform.wake()
    expect(await cached('/')).toEqual(['hit', 100, '<h1>Home</h1>'])
    expect((await query()).copies).toMatchObject([{ path: '/index.html', outdated: true }])
    test.clock.advance(500_000)
    expect(await cached('/')).toEqual(['miss', 0, '<h1>New</h1>'])
    test.clock.advance(600_000)
    expect(await cached('/')).toEqual(['revalidated', 0, '<h1>New</h1>'])
    const { headers } = await get('/')
    expect((await get('/', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304)
  })

  it('outlive their file until they expire, when the bytes are swept', async () => {
    const { objectId } = await bucket.put('www/news.html', 'old news')
    const bytes = async () => (await test.platform.services.objects.keysOf(objectId)).length
    expect(await text('/news.html')).toBe('old news')
    await holder.invoke(calls['cloud-storage.files.delete'], { bucketId: bucket.bucketId, keys: ['www/news.html'] })
    await test.platform.wake()
    expect([await text('/news.html'), await bytes()]).toEqual(['old news', 1])
    test.clock.advance(600_000)
    await test.platform.wake()
    expect([(await get('/news.html')).status, await bytes()]).toEqual([404, 0])
  })

  it('are purged by path, folder, prefix, and site', async () => {
    const paths = ['/', '/docs/', '/style.css']
    const load = async () => {
      for (const path of paths) await text(path)
    }
    const states = () => Promise.all(paths.map(async (path) => (await cached(path))[0]))
    await load()
    const taskId = await refresh(['/docs/'])
    expect((await query({ taskId })).refreshes).toMatchObject([
      { taskId, siteName, paths: ['/docs/'], state: 'succeeded', done: 1, total: 1, userName: 'Ada Lindqvist' },
    ])
    expect(await states()).toEqual(['hit', 'miss', 'hit'])
    await refresh(['/', '/sty*'])
    expect(await states()).toEqual(['miss', 'hit', 'miss'])
    await refresh()
    expect(await states()).toEqual(['miss', 'miss', 'miss'])
    expect((await query()).refreshes.map((each) => each.paths)).toEqual([[], ['/', '/sty*'], ['/docs/']])
    expect((await query()).sites).toMatchObject([{ siteId, copies: 3 }])
  })

  it('can be purged within the daily limit of the plan', async () => {
    const { quota } = await query()
    const left = quota.perDay - quota.used
    // All but five, in as few purges as possible.
    for (let open = left - 5; open > 0; open -= 100)
      await refresh(Array.from({ length: Math.min(100, open) }, (_, index) => `/${index}`))
    expect(await refused(refresh())).toMatchObject({ reason: 'quota-exceeded' })
    expect((await query()).quota).toMatchObject({
      perDay: quota.perDay,
      used: expect.any(Number),
      resetTime: Math.floor(test.clock.now() / 86_400_000 + 1) * 86_400_000,
    })
    test.clock.advance(86_400_000)
    holder = await signIn(test.platform)
    expect((await query()).quota.used).toBe(0)
    await refresh()
  })
})
