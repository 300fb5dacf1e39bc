import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { fileCalls as calls } from '@console-widgets/core/contract'
import { multipartPartBytes } from '@console-widgets/core/model'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let console: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  console = await signIn(test.platform)
  await console.session.switchTeam('team-northwind')
})
afterAll(() => test.close())

const bytes = (length: number, seed = 1) => Uint8Array.from({ length }, (_, index) => (index * 31 + seed) % 251)
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const object = (content: Uint8Array, fileName = 'manual.pdf') => ({
  bizTag: 'test/files',
  fileName,
  contentLength: content.byteLength,
  sha256: sha256(content),
})
/** Lists that an answer of the file service leaves empty. */
const nothing = { urlsInfo: [], othersInfo: [], deletedObjects: [], errorObjects: [] }
const send = (url: string, init: RequestInit & { duplex?: 'half' } = {}) => test.platform.fetch(new Request(url, init))

async function uploadAddress(input: ReturnType<typeof object>) {
  const { urlsInfo } = await console.invoke(calls['files.object-upload-url.get'], input)
  return urlsInfo[0] as (typeof urlsInfo)[number]
}

async function upload(content: Uint8Array<ArrayBuffer>, fileName?: string) {
  const address = await uploadAddress(object(content, fileName))
  const answer = await send(address.url, { method: 'PUT', headers: address.headers, body: content })
  expect(answer.status).toBe(200)
  return address.objectId
}

async function download(objectId: string, headers: Record<string, string> = {}, method = 'GET') {
  const { urlsInfo } = await console.invoke(calls['files.object-download-url.get'], { objectIds: [objectId] })
  return send((urlsInfo[0] as { url: string }).url, { method, headers })
}

describe('object', () => {
  it('is uploaded to a signed address and downloaded from one, byte for byte', async () => {
    const content = bytes(200_000)
    const objectId = await upload(content, 'Руководство «1» 手册.pdf')
    expect(objectId).toMatch(/^CN/)
    const answer = await download(objectId)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(content)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '200000',
      'x-content-type-options': 'nosniff',
      etag: `"${sha256(content)}"`,
    })
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="___________ _1_ __.pdf"; filename*=UTF-8''${encodeURIComponent('Руководство «1» 手册.pdf')}`,
    )
  })

  it('is uploaded in one request', async () => {
    const content = bytes(5000)
    const { othersInfo } = await console.invoke(calls['files.object.upload'], object(content, 'icon.png'), { content })
    expect(othersInfo[0]).toMatchObject({
      size: 5000,
      sha256: sha256(content),
      state: 'temporary',
      contentType: 'image/png',
    })
  })

  it('answers range requests according to RFC 9110', async () => {
    const content = bytes(1000)
    const objectId = await upload(content)
    const part = await download(objectId, { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      'bytes 10-19/1000',
      '10',
    ])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(content.slice(10, 20))
    expect(new Uint8Array(await (await download(objectId, { range: 'bytes=-5' })).arrayBuffer())).toEqual(
      content.slice(995),
    )
    expect(new Uint8Array(await (await download(objectId, { range: 'bytes=990-5000' })).arrayBuffer())).toEqual(
      content.slice(990),
    )
    const outside = await download(objectId, { range: 'bytes=1000-' })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
    expect((await download(objectId, { range: 'bytes=0-1,5-6' })).status).toBe(200)
    expect((await download(objectId, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    expect((await download(objectId, { 'if-none-match': `"${sha256(content)}"` })).status).toBe(304)
    const head = await download(objectId, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      '1000',
      0,
    ])
  })

  it('is rejected when its bytes differ from what was announced, and not stored', async () => {
    const content = bytes(1000)
    const address = await uploadAddress(object(content))
    const put = (body: BodyInit | null) =>
      send(address.url, { method: 'PUT', headers: address.headers, body, duplex: 'half' })
    expect((await put(bytes(999))).status).toBe(409)
    expect((await put(bytes(1001))).status).toBe(413)
    expect((await put(bytes(1000, 2))).status).toBe(409)
    expect((await put(null)).status).toBe(409)
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(content.subarray(0, 500))
        controller.error(new Error('cable'))
      },
    })
    expect((await put(cut)).status).toBe(409)
    expect(await test.platform.services.objects.keysOf(address.objectId)).toEqual([])
    expect((await put(content)).status).toBe(200)
    // A client retries when a response got lost; other bytes are rejected.
    expect((await put(content)).status).toBe(200)
    expect(await test.platform.services.objects.keysOf(address.objectId)).toHaveLength(1)
  })

  it('is deleted, checked, and listed in the requested order', async () => {
    const objectId = await upload(bytes(10))
    const unknown = 'CNunknown'
    expect(await console.invoke(calls['files.objects-async.check'], { objectIds: [unknown, objectId] })).toEqual({
      ...nothing,
      othersInfo: [
        { objectId: unknown, state: 'unknown', size: 0 },
        { objectId, state: 'temporary', size: 10, sha256: sha256(bytes(10)) },
      ],
    })
    expect(await console.invoke(calls['files.objects.delete'], { objectIds: [objectId, unknown] })).toEqual({
      ...nothing,
      deletedObjects: [objectId],
      errorObjects: [{ objectId: unknown, reason: 'not-found' }],
    })
    expect(await test.platform.services.objects.keysOf(objectId)).toEqual([])
    expect(
      (await console.invoke(calls['files.objects-download-url.get'], { objectIds: [objectId] })).errorObjects,
    ).toEqual([{ objectId, reason: 'not-found' }])
  })

  it('does not exist for another team', async () => {
    const objectId = await upload(bytes(10))
    const other = await signIn(test.platform)
    await other.session.switchTeam('team-lighthouse')
    expect((await other.invoke(calls['files.object-download-url.get'], { objectIds: [objectId] })).urlsInfo).toEqual([])
    expect((await other.invoke(calls['files.objects.delete'], { objectIds: [objectId] })).deletedObjects).toEqual([])
    expect(await refused(other.invoke(calls['files.video.parse'], { objectId }))).toMatchObject({ kind: 'not-found' })
    expect(await other.invoke(calls['files.usage-route-site.get'], { usage: 'icons' })).toEqual({
      ...nothing,
      othersInfo: [{ region: 'DE', siteId: 7 }],
    })
    await console.session.switchTeam('team-northwind')
  })

  it.each([
    '../a.pdf',
    'a/b.pdf',
    'a\\b.pdf',
    '.pdf',
    'a.html',
    'no-ending',
    'a\u202efdp.apk',
    'CON.pdf',
    'a\u0000.pdf',
    `${'a'.repeat(260)}.pdf`,
    '\ud800.pdf',
  ])('is rejected under the name %j', async (fileName) => {
    expect(
      await refused(console.invoke(calls['files.object-upload-url.get'], { ...object(bytes(1)), fileName })),
    ).toMatchObject({ kind: 'invalid', issues: [{ field: 'fileName' }] })
  })
})

describe('cloud storage', () => {
  const announce = (input: object) => uploadAddress({ ...object(bytes(1)), ...input })

  it('is the only place that stores empty files and files of any name', async () => {
    for (const fileName of ['no-ending', 'page.html', '.env', 'Ф.ф'])
      expect((await announce({ bizTag: 'cloud-storage/bucket', fileName })).objectId).toMatch(/^CN/)
    expect(await refused(announce({ bizTag: 'cloud-storages', fileName: 'page.html' }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'fileName' }],
    })
    expect(await refused(announce({ bizTag: 'cloud-storage/bucket', fileName: 'a/b.html' }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'fileName' }],
    })
    expect(await refused(announce({ contentLength: 0 }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'contentLength' }],
    })
    const address = await announce({
      bizTag: 'cloud-storage/bucket',
      fileName: 'empty',
      contentLength: 0,
      sha256: sha256(bytes(0)),
    })
    expect((await send(address.url, { method: 'PUT', headers: address.headers, body: bytes(0) })).status).toBe(200)
    const answer = await download(address.objectId)
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '0', ''])
  })
})

describe('signed URL', () => {
  it('is bound to method, object, size, headers, and time', async () => {
    const content = bytes(100)
    const address = await uploadAddress(object(content))
    const put = (url: string, headers: Record<string, string> = address.headers) =>
      send(url, { method: 'PUT', headers, body: content })
    expect((await send(address.url)).status).toBe(403)
    expect((await put(address.url.replace('size=100', 'size=101'))).status).toBe(403)
    expect((await put(address.url.replace('team-northwind', 'team-lighthouse'))).status).toBe(403)
    expect((await put(address.url.replace(/expires=\d+/, 'expires=99999999999999'))).status).toBe(403)
    expect((await put(`${address.url}&part=1`)).status).toBe(403)
    expect((await put(address.url, { 'content-type': 'text/html' })).status).toBe(403)
    test.clock.advance(600_000)
    expect(await (await put(address.url)).json()).toMatchObject({
      reason: 'address-refused',
      ret: { code: 204144645 },
    })
  })

  it('answers preflight requests from allowed origins only', async () => {
    const own = await createTestPlatform({ allowedOrigins: ['https://portal.example'] })
    const sendPreflight = (origin: string) =>
      own.platform.fetch(
        new Request(`${testOrigin}/cfs/data/CNx`, {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
        }),
      )
    const allowed = await sendPreflight('https://portal.example')
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://portal.example',
    ])
    expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT')
    expect((await sendPreflight('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull()
    await own.close()
  })
})

describe('multipart upload', () => {
  const content = bytes(multipartPartBytes + 1234)
  const init = async (announced: object = {}) => {
    const input = { ...object(content, 'big.zip'), ...announced }
    const { othersInfo } = await console.invoke(calls['files.multipart-upload.init'], input)
    return othersInfo[0] as (typeof othersInfo)[number]
  }
  const putPart = async (
    ids: { objectId: string; nspUploadId: string },
    partNumber: number,
    body: Uint8Array<ArrayBuffer> = slice(partNumber),
  ) => {
    const { urlsInfo } = await console.invoke(calls['files.multipart-upload.parts'], {
      ...ids,
      partNumbers: [partNumber],
    })
    const [address] = urlsInfo
    return send(address?.url as string, { method: 'PUT', headers: address?.headers as Record<string, string>, body })
  }
  const slice = (partNumber: number) =>
    content.slice((partNumber - 1) * multipartPartBytes, partNumber * multipartPartBytes)
  const present = async (ids: { objectId: string; nspUploadId: string }) =>
    (await console.invoke(calls['files.multipart-upload.parts'], { ...ids, partNumbers: [] })).othersInfo

  it('resumes from the uploaded parts and is composed once', async () => {
    const { partSize, ...ids } = await init()
    expect(partSize).toBe(multipartPartBytes)
    expect((await putPart(ids, 2)).headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
    expect(await present(ids)).toMatchObject([{ partNumber: 2, size: 1234 }])
    expect(
      await refused(console.invoke(calls['files.multipart-upload.compose'], { ...ids, parts: await present(ids) })),
    ).toMatchObject({ reason: 'file-failed' })
    await putPart(ids, 1, bytes(multipartPartBytes, 9))
    await putPart(ids, 1)
    const parts = await present(ids)
    expect(
      await refused(
        console.invoke(calls['files.multipart-upload.compose'], {
          ...ids,
          parts: parts.map((part) => ({ ...part, etag: 'x' })),
        }),
      ),
    ).toMatchObject({ reason: 'file-failed' })
    const [one, two] = await Promise.all(
      [1, 2].map(() =>
        console.invoke(calls['files.multipart-upload.compose'], { ...ids, parts, sha256: sha256(content) }),
      ),
    )
    expect(one).toEqual(two)
    expect(one?.othersInfo).toMatchObject([
      { objectId: ids.objectId, size: content.byteLength, sha256: sha256(content) },
    ])
    expect(await console.invoke(calls['files.multipart-upload.compose'], { ...ids, parts })).toEqual(one)
    expect(await test.platform.services.objects.keysOf(ids.objectId)).toHaveLength(1)
    expect(await refused(console.invoke(calls['files.multipart-upload.abort'], ids))).toMatchObject({
      reason: 'conflict',
    })
    expect(
      new Uint8Array(
        await (
          await download(ids.objectId, { range: `bytes=${multipartPartBytes - 2}-${multipartPartBytes + 1}` })
        ).arrayBuffer(),
      ),
    ).toEqual(content.slice(multipartPartBytes - 2, multipartPartBytes + 2))
  })

  it('rejects parts with an unknown number or the wrong size', async () => {
    const { partSize: _, ...ids } = await init()
    expect(await refused(putPart(ids, 3))).toMatchObject({ kind: 'invalid' })
    expect((await putPart(ids, 2, bytes(1235))).status).toBe(413)
    expect((await putPart(ids, 2, bytes(1233))).status).toBe(409)
  })

  it('is not composed if the SHA-256 differs', async () => {
    const { partSize: _, ...ids } = await init({ sha256: 'f'.repeat(64) })
    await putPart(ids, 1)
    await putPart(ids, 2)
    expect(
      await refused(console.invoke(calls['files.multipart-upload.compose'], { ...ids, parts: await present(ids) })),
    ).toMatchObject({ reason: 'file-failed' })
    expect(await present(ids)).toHaveLength(2)
  })

  it('is not composed if the checksum of a part differs', async () => {
    const { partSize: _, ...ids } = await init()
    await putPart(ids, 1)
    await putPart(ids, 2)
    const parts = await present(ids)
    const compose = (sums: string[]) =>
      console.invoke(calls['files.multipart-upload.compose'], {
        ...ids,
        parts: parts.map((part, index) => ({ ...part, checksum: sums[index] })),
      })
    const right = parts.map(({ etag }) => etag)
    expect(await refused(compose([right[0] as string, right[0] as string]))).toMatchObject({
      reason: 'file-failed',
      message: expect.stringContaining('Part 2'),
    })
    expect(await compose(right)).toMatchObject({ othersInfo: [{ state: 'temporary' }] })
  })

  it('deletes all of its parts when aborted', async () => {
    const { partSize: _, ...ids } = await init()
    await putPart(ids, 2)
    await console.invoke(calls['files.multipart-upload.abort'], ids)
    expect(await test.platform.services.objects.keysOf(ids.objectId)).toEqual([])
    expect(await refused(present(ids))).toMatchObject({ kind: 'not-found' })
  })
})

describe('sweeper', () => {
  it('removes objects that belong to nothing a day after their last byte arrived', async () => {
    const own = await createTestPlatform()
    const session = await signIn(own.platform)
    const content = bytes(50)
    const { othersInfo } = await session.invoke(calls['files.object.upload'], object(content), { content })
    const ids = othersInfo.map(({ objectId }) => objectId)
    const state = async () => {
      const fresh = await signIn(own.platform)
      return (await fresh.invoke(calls['files.objects-async.check'], { objectIds: ids })).othersInfo[0]?.state
    }
    own.clock.advance(23 * 3600_000)
    await own.platform.wake()
    expect(await state()).toBe('temporary')
    own.clock.advance(3600_000)
    await own.platform.wake()
    expect(await state()).toBe('unknown')
    expect(await own.platform.services.objects.keysOf(ids[0] as string)).toEqual([])
    await own.close()
  })
})
