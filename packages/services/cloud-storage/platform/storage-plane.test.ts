import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import type { Console } from '@console-widgets/core'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { createTestBucket, everybody, type TestBucket } from './testing/storage.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
let bucket: TestBucket
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
beforeEach(async () => {
  bucket = await createTestBucket(test.platform, holder)
})
afterAll(() => test.close())

const accessOf = async (uid: string, claims: Record<string, string | number | boolean> = {}, console = holder) =>
  (await console.invoke(calls['cloud-storage.access-token.create'], { uid, claims })).accessToken
const fetchAt = (path: string, init?: RequestInit) => test.platform.fetch(new Request(testOrigin + path, init))
const reasonOf = async (response: Response) => [response.status, ((await response.json()) as { reason: string }).reason]
const links = (key: string) => ({ bucketId: bucket.bucketId, key })

/** `public/` is readable by everyone; users have their own folder for small images. */
const ownFolders = `agc.cloud.storage[
  match: /{bucket}/public/{path=**} {
    allow read: if true;
  }
  match: /{bucket}/people/{uid}/{file} {
    allow read: if request.auth != null;
    allow create, update: if request.auth.uid == uid && request.resource.size < 100 && request.resource.contentType == "image/png";
    allow delete: if request.auth.uid == uid || request.auth.claims.moderator == true;
  }
]
`

describe('rules of a bucket', () => {
  it('let signed-in users read and write by default', async () => {
    const accessToken = await accessOf('ann')
    expect(await reasonOf(await bucket.send('GET', 'a.txt'))).toEqual([403, 'access-denied'])
    expect((await bucket.send('PUT', 'a.txt', { body: 'from an application', accessToken })).status).toBe(201)
    const answer = await bucket.send('GET', 'a.txt', { accessToken })
    expect([answer.status, await answer.text()]).toEqual([200, 'from an application'])
    const { file } = await holder.invoke(calls['cloud-storage.file-detail.query'], links('a.txt'))
    expect(file).toMatchObject({
      source: 'application',
      userName: 'ann',
      size: 19,
      contentType: 'text/plain;charset=UTF-8',
    })
  })

  it('take effect on publication, and only until replaced', async () => {
    await bucket.put('public/open.txt', 'open')
    await bucket.put('closed.txt', 'closed')
    const open = async () => [
      (await bucket.send('GET', 'public/open.txt')).status,
      (await bucket.send('GET', 'closed.txt')).status,
    ]
    expect(await open()).toEqual([403, 403])
    // Drafts have no effect.
    await holder.invoke(calls['cloud-storage.security-rule.set'], { bucketId: bucket.bucketId, text: everybody })
    expect(await open()).toEqual([403, 403])
    await bucket.publish(ownFolders)
    expect(await open()).toEqual([200, 403])
    await bucket.publish(everybody)
    expect(await open()).toEqual([200, 200])
    await holder.invoke(calls['cloud-storage.security-rule.delete'], { bucketId: bucket.bucketId })
    expect(await open()).toEqual([403, 403])
  })

  it('consider the caller, the existing file, and the new one', async () => {
    await bucket.publish(ownFolders)
    const [ann, bob, moderator] = await Promise.all([
      accessOf('ann'),
      accessOf('bob'),
      accessOf('mod', { moderator: true }),
    ])
    const put = async (accessToken: string | undefined, body: string, type = 'image/png') =>
      (
        await bucket.send('PUT', 'people/ann/face.png', {
          body,
          headers: { 'content-type': type },
          ...(accessToken ? { accessToken } : {}),
        })
      ).status
    expect(await put(undefined, 'x')).toBe(403)
    expect(await put(bob, 'x')).toBe(403)
    expect(await put(ann, 'x'.repeat(100))).toBe(403)
    expect(await put(ann, 'x', 'text/html')).toBe(403)
    expect(await put(ann, 'x')).toBe(201)
    expect(await put(ann, 'xy')).toBe(200)
    const send = async (method: string, accessToken?: string) =>
      (await bucket.send(method, 'people/ann/face.png', accessToken ? { accessToken } : {})).status
    expect([
      await send('GET', bob),
      await send('GET'),
      await send('DELETE', bob),
      await send('DELETE', moderator),
      await send('GET', bob),
    ]).toEqual([200, 403, 403, 204, 404])
  })

  it('reject callers of another team, and expired or forged tokens', async () => {
    await bucket.put('a.txt', 'a')
    const elena = await signIn(test.platform, demoAccounts.finance)
    await elena.session.switchTeam('team-lighthouse')
    const status = async (accessToken: string) => (await bucket.send('GET', 'a.txt', { accessToken })).status
    const own = await accessOf('ann')
    expect([
      await status(own),
      await status(await accessOf('ann', {}, elena)),
      await status(`${own}x`),
      await status(own.replace('.', '')),
    ]).toEqual([200, 403, 403, 403])
    const { accessToken } = await holder.invoke(calls['cloud-storage.access-token.create'], { uid: 'ann', seconds: 60 })
    expect(await status(accessToken)).toBe(200)
    test.clock.advance(60_000)
    expect(await status(accessToken)).toBe(403)
    holder = await signIn(test.platform)
  })

  it('do not apply to console users, whose session is ignored here', async () => {
    await bucket.put('a.txt', 'a')
    const own = await holder.invoke(calls['cloud-storage.bucket-id.get'], { bucketId: bucket.bucketId })
    expect(own.bucket.bucketId).toBe(bucket.bucketId)
    const answer = await fetchAt(`/storage/${bucket.bucketName}/a.txt`, {
      headers: { cookie: 'cw_session=whatever', agcTeamId: 'team-northwind' },
    })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })

  it('reveal the existence of a file only to those who can read it', async () => {
    await bucket.put('secret.txt', 'x')
    const [there, missing] = [await bucket.send('GET', 'secret.txt'), await bucket.send('GET', 'nothing.txt')]
    expect([there.status, await there.text()]).toEqual([missing.status, await missing.text()])
    expect((await fetchAt('/storage/no-such-bucket/a')).status).toBe(404)
  })
})

describe('a link', () => {
  it('opens only its own file, until it is revoked', async () => {
    await bucket.put('shared.txt', 'shared')
    await bucket.put('other.txt', 'other')
    const { token } = await holder.invoke(calls['cloud-storage.file-token.create'], {
      ...links('shared.txt'),
      description: 'for the printer',
    })
    expect(token).toMatchObject({ description: 'for the printer', userName: 'Ada Lindqvist', endTime: null })
    const open = async (address = token.address) => (await test.platform.fetch(new Request(address))).status
    expect(await open()).toBe(200)
    expect(await open(token.address.replace('shared.txt', 'other.txt'))).toBe(403)
    expect(await open(`${token.address}x`)).toBe(403)
    expect((await bucket.send('DELETE', 'shared.txt', { query: new URL(token.address).search })).status).toBe(403)
    // Moved or replaced, it is still the same file.
    await holder.invoke(calls['cloud-storage.files.move'], {
      bucketId: bucket.bucketId,
      keys: ['shared.txt'],
      targetPrefix: 'in',
    })
    expect(await open(token.address.replace('shared.txt', 'in/shared.txt'))).toBe(200)
    await holder.invoke(calls['cloud-storage.file-token.delete'], { tokenId: token.tokenId })
    expect(await open(token.address.replace('shared.txt', 'in/shared.txt'))).toBe(403)
    expect(
      await refused(holder.invoke(calls['cloud-storage.file-token.delete'], { tokenId: token.tokenId })),
    ).toMatchObject({ kind: 'not-found' })
  })

  it('expires on schedule, and can be revoked with all links of the file', async () => {
    await bucket.put('a.txt', 'a')
    const create = (input: object = {}) =>
      holder.invoke(calls['cloud-storage.file-token.create'], { ...links('a.txt'), ...input })
    const [lasting, short] = [(await create()).token, (await create({ seconds: 60 })).token]
    const open = async ({ address }: { address: string }) => (await test.platform.fetch(new Request(address))).status
    expect([await open(lasting), await open(short)]).toEqual([200, 200])
    test.clock.advance(60_000)
    expect([await open(lasting), await open(short)]).toEqual([200, 403])
    const { token: fresh, revoked } = await holder.invoke(
      calls['cloud-storage.file-token.clear-and-refresh'],
      links('a.txt'),
    )
    expect([revoked, await open(lasting), await open(fresh)]).toEqual([2, 403, 200])
    expect((await holder.invoke(calls['cloud-storage.file-detail.query'], links('a.txt'))).file.tokens).toEqual([fresh])
    for (let count = 1; count < 20; count++) await create()
    expect(await refused(create())).toMatchObject({ reason: 'limit-reached' })
  })

  it('does not open a file that replaces a deleted one', async () => {
    await bucket.put('a.txt', 'a')
    const { token } = await holder.invoke(calls['cloud-storage.file-token.create'], links('a.txt'))
    await holder.invoke(calls['cloud-storage.files.delete'], { bucketId: bucket.bucketId, keys: ['a.txt'] })
    await bucket.put('a.txt', 'another')
    expect((await test.platform.fetch(new Request(token.address))).status).toBe(403)
  })
})

describe('bytes', () => {
  beforeEach(() => bucket.publish(everybody))

  it('support ranges, conditions, and HEAD', async () => {
    const { etag } = await bucket.put('movie.mp4', '0123456789')
    const get = async (headers: Record<string, string>, method = 'GET') => {
      const answer = await bucket.send(method, 'movie.mp4', { headers })
      return [
        answer.status,
        await answer.text(),
        answer.headers.get('content-range'),
        answer.headers.get('content-length'),
      ]
    }
    expect(await get({ range: 'bytes=2-4' })).toEqual([206, '234', 'bytes 2-4/10', '3'])
    expect(await get({ range: 'bytes=-3' })).toEqual([206, '789', 'bytes 7-9/10', '3'])
    expect(await get({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10', null])
    expect((await get({ 'if-none-match': `"x", W/${etag}` }))[0]).toBe(304)
    expect((await get({ 'if-none-match': '*' }))[0]).toBe(304)
    expect(await get({}, 'HEAD')).toEqual([200, '', null, '10'])
    const whole = await bucket.send('GET', 'movie.mp4')
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      etag,
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'last-modified': new Date(test.clock.now()).toUTCString(),
      'cache-control': 'private, no-cache',
    })
  })

  it('can be empty', async () => {
    expect((await bucket.send('PUT', 'empty', { body: '' })).status).toBe(201)
    const answer = await bucket.send('GET', 'empty')
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '0', ''])
    expect((await bucket.send('GET', 'empty', { headers: { range: 'bytes=0-' } })).status).toBe(416)
  })

  it.each([
    ['picture.png', 'inline'],
    ['sound.mp3', 'inline'],
    ['notes.txt', 'inline'],
    ['page.html', 'attachment'],
    ['drawing.svg', 'attachment'],
    ['script.js', 'attachment'],
    ['feed.xml', 'attachment'],
    ['paper.pdf', 'attachment'],
    ['unknown', 'attachment'],
  ])('of %s are sent to be shown: %s', async (key, disposition) => {
    await bucket.put(key, '<script>alert(1)</script>')
    const { headers } = await bucket.send('GET', key)
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`))
    expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
      'nosniff',
      expect.stringMatching(/default-src 'none'.*; sandbox$/),
    ])
    expect((await bucket.send('GET', key, { query: '?download' })).headers.get('content-disposition')).toMatch(
      /^attachment;/,
    )
  })

  it('are written only if complete, with the announced length', async () => {
    const put = async (body: BodyInit, length?: string) =>
      (await bucket.send('PUT', 'a.txt', { body, headers: length === undefined ? {} : { 'content-length': length } }))
        .status
    expect(await put('four', '3')).toBe(413)
    expect(await put('four', '5')).toBe(409)
    expect(await put('four', '-1')).toBe(400)
    expect(await put(new Blob(['four']).stream())).toBe(400)
    expect(await put('four', String(5 * 1024 ** 3))).toBe(413)
    expect((await bucket.send('GET', 'a.txt')).status).toBe(404)
    const objects = await test.platform.services.database.asPlatform((db) =>
      db.execute(`select * from cw_objects where biz_tag = 'cloud-storage/${bucket.bucketId}'`),
    )
    expect((objects as unknown as { rows: unknown[] }).rows).toEqual([])
    expect(await put('four')).toBe(201)
  })

  it('replace only the file that the writer means', async () => {
    const put = async (body: string, headers: Record<string, string> = {}) =>
      bucket.send('PUT', 'a.txt', { body, headers })
    const first = (await put('first', { 'if-none-match': '*' })).headers.get('etag') as string
    expect(await reasonOf(await put('second', { 'if-none-match': '*' }))).toEqual([412, 'precondition-failed'])
    expect(await reasonOf(await put('second', { 'if-match': '"other"' }))).toEqual([412, 'precondition-failed'])
    const second = (await put('second', { 'if-match': first })).headers.get('etag') as string
    expect(second).not.toBe(first)
    expect((await bucket.send('DELETE', 'a.txt', { headers: { 'if-match': first } })).status).toBe(412)
    expect((await bucket.send('DELETE', 'a.txt', { headers: { 'if-match': second } })).status).toBe(204)
    expect((await bucket.send('DELETE', 'a.txt')).status).toBe(404)
  })

  it('carry custom metadata, in any script', async () => {
    await bucket.send('PUT', 'a.txt', {
      body: 'a',
      headers: { 'x-storage-meta-place': encodeURIComponent('Гавань ⚓'), 'x-storage-meta-shot': '12' },
    })
    expect((await holder.invoke(calls['cloud-storage.file-detail.query'], links('a.txt'))).file.metadata).toEqual({
      place: 'Гавань ⚓',
      shot: '12',
    })
    expect((await bucket.send('GET', 'a.txt')).headers.get('x-storage-meta-place')).toBe(
      encodeURIComponent('Гавань ⚓'),
    )
    expect((await bucket.send('PUT', 'b.txt', { body: 'b', headers: { 'x-storage-meta-place': '%' } })).status).toBe(
      400,
    )
  })

  it('are listed by folder only for those who can list it', async () => {
    for (const key of ['a/1.txt', 'a/2.txt', 'a/b/3.txt']) await bucket.put(key, key)
    const first = (await (await bucket.send('GET', 'a/', { query: '?limit=2' })).json()) as {
      items: { key: string }[]
      cursor: string
    }
    const second = (await (await bucket.send('GET', 'a/', { query: `?cursor=${first.cursor}` })).json()) as typeof first
    expect([first, second].map(({ items }) => items.map(({ key }) => key))).toEqual([['a/b/', 'a/1.txt'], ['a/2.txt']])
    expect((await bucket.send('GET', '', { query: '?limit=0' })).status).toBe(400)
    await bucket.publish(ownFolders)
    expect((await bucket.send('GET', 'a/')).status).toBe(403)
    expect((await bucket.send('GET', 'public/')).status).toBe(200)
  })

  it.each([
    '%2e%2e%2fa.txt',
    'in%2f..%2fa.txt',
    'in%5ca.txt',
    'a.txt%00',
    'a%0a.txt',
    '%ff',
    '%',
    '%2fa.txt',
    'in%2f%2fa.txt',
    'in/%2e%2e%2f%2e%2e%2f%2e%2e',
  ])('do not come for the address %j', async (path) => {
    await bucket.put('a.txt', 'a')
    expect(await reasonOf(await fetchAt(`/storage/${bucket.bucketName}/${path}`))).toEqual([400, 'bad-parameter'])
  })

  it('belong to one key, however its URL is encoded', async () => {
    await bucket.put('ü/船 +&?#.txt', 'found')
    for (const path of [
      '%C3%BC/%E8%88%B9%20+&%3F%23.txt',
      'u%CC%88%2F%E8%88%B9%20%2B%26%3F%23.txt',
      '../' + bucket.bucketName + '/ü/船 +&%3F%23.txt',
    ])
      expect(await (await fetchAt(`/storage/${bucket.bucketName}/${path}`)).text()).toBe('found')
  })

  it('are rejected over the quota, and stop at the daily limit', async () => {
    const { services } = test.platform
    const run = (text: string) => services.database.asPlatform((db) => db.execute(text))
    const { quotas, used } = await holder.invoke(calls['cloud-storage.user-level.get'], {})
    await run(
      `update cw_storage_buckets set stored_bytes = ${quotas.storedBytes - used.storedBytes - 3} where bucket_id = '${bucket.bucketId}'`,
    )
    expect(await reasonOf(await bucket.send('PUT', 'a.txt', { body: 'four' }))).toEqual([409, 'quota-exceeded'])
    expect((await bucket.send('PUT', 'a.txt', { body: 'thr' })).status).toBe(201)
    await run(`update cw_storage_buckets set stored_bytes = 3 where bucket_id = '${bucket.bucketId}'`)
    await run(`update cw_storage_usage set requests = ${quotas.requestsPerDay} where bucket_id = '${bucket.bucketId}'`)
    const late = await bucket.send('GET', 'a.txt')
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
    test.clock.advance(86_400_000)
    expect((await bucket.send('GET', 'a.txt')).status).toBe(200)
    holder = await signIn(test.platform)
  })
})

describe('what was decided and used', () => {
  it('is counted from the requests themselves', async () => {
    await bucket.publish(ownFolders)
    await bucket.put('public/a.txt', '0123456789')
    const send = async (method: string, key: string, init?: Parameters<TestBucket['send']>[2]) =>
      (await bucket.send(method, key, init)).text()
    await send('GET', 'public/a.txt')
    await send('GET', 'public/a.txt', { headers: { range: 'bytes=0-3' } })
    await send('HEAD', 'public/a.txt')
    await send('GET', 'private.txt')
    await send('PUT', 'people/ann/a.png', {
      body: 'abc',
      headers: { 'content-type': 'image/png' },
      accessToken: await accessOf('ann'),
    })
    await send('GET', 'public/a.txt', { query: '?token=wrong' })
    const { days, total } = await holder.invoke(calls['cloud-storage.usage.list'], { bucketId: bucket.bucketId })
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject({
      storedBytes: 13,
      files: 2,
      uploadBytes: 13,
      downloadBytes: 14,
      requests: 6,
      refused: 2,
    })
    expect(total).toMatchObject({ storedBytes: 13, requests: 6 })
    const {
      kept,
      days: decided,
      rules,
      decisions,
    } = await holder.invoke(calls['cloud-storage.security-stat.query'], { bucketId: bucket.bucketId })
    expect([kept, decided.at(-1)]).toEqual([true, { time: days.at(-1)?.time, allowed: 4, denied: 2 }])
    expect(rules.map(({ line, allowed }) => [line, allowed])).toEqual([
      [3, 3],
      [6, 0],
      [7, 1],
      [8, 0],
    ])
    expect(
      decisions.map(({ operation, key, allowed, reason, line, uid }) => [operation, key, allowed, reason, line, uid]),
    ).toEqual(
      expect.arrayContaining([
        ['get', 'public/a.txt', true, 'rules', 3, null],
        ['get', 'private.txt', false, 'rules', expect.anything(), null],
        ['create', 'people/ann/a.png', true, 'rules', 7, 'ann'],
        ['get', 'public/a.txt', false, 'bad-token', null, null],
      ]),
    )
  })
})
