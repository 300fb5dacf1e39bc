import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Console } from '@console-widgets/core'
import { fileCalls as calls } from '@console-widgets/core/contract'
import { temporaryObjectSeconds } from '@console-widgets/core/model'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { createS3Objects } from '../stores/s3-store.ts'
import { startS3Server, type S3Server } from '../stores/testing/s3-server.ts'
import { multipartParts, objects } from './tables.ts'

let folder: string
let server: S3Server
let test: TestPlatform
let console: Console
beforeEach(async () => {
  // The platform logs why its storage can't be used.
  vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
  folder = await mkdtemp(join(tmpdir(), 'storage-down-'))
  server = await startS3Server({ folder })
  test = await createTestPlatform({ objects: createS3Objects(server.settings) })
  console = await signIn(test.platform)
  await console.session.switchTeam('team-northwind')
})
afterEach(async () => {
  await test.close()
  await server.stop()
  await rm(folder, { recursive: true })
  vi.restoreAllMocks()
})

/** Bytes that repeat after a prime number, so that no two parts are alike. */
const bytes = (length: number, seed = 1) => {
  const piece = Uint8Array.from({ length: 65_521 }, (_, at) => (at * 31 + (at >> 8) + seed) & 255)
  const all = new Uint8Array(length)
  for (let at = 0; at < length; at += piece.length) all.set(piece.subarray(0, length - at), at)
  return all
}
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const send = (url: string, init: RequestInit & { duplex?: 'half' } = {}) => test.platform.fetch(new Request(url, init))
const unavailable = { reason: 'storage-unavailable', ret: { code: 204144698 } }
const goDown = () => server.stop()
const comeBack = async () => {
  server = await startS3Server({ folder, port: server.port })
}

async function download(objectId: string): Promise<Response> {
  const { urlsInfo } = await console.invoke(calls['files.object-download-url.get'], { objectIds: [objectId] })
  return send((urlsInfo[0] as { url: string }).url)
}

/** Keys that rows refer to, except of the demo team's objects, which are elsewhere, and those of them without bytes. */
async function referencedKeys() {
  const keys = await test.platform.services.database.asPlatform(async (db) => [
    ...(await db.select().from(objects).where(isNotNull(objects.storageKey))).filter(({ bizTag }) => bizTag === 'down'),
    ...(await db.select().from(multipartParts)),
  ])
  const named = keys.map(({ storageKey }) => storageKey as string)
  const missing = []
  for (const key of named) if ((await test.platform.services.objects.size(key)) === undefined) missing.push(key)
  return { named, missing }
}

it('refuses an upload that the storage leaves in the middle, and accepts it again at the same address', async () => {
  const content = bytes(3_000_000)
  const {
    urlsInfo: [address],
  } = await console.invoke(calls['files.object-upload-url.get'], {
    bizTag: 'down',
    fileName: 'a.zip',
    contentLength: content.length,
    sha256: sha256(content),
  })
  if (!address) throw new Error('No address to upload to')
  let at = 0
  const body = new ReadableStream({
    async pull(controller) {
      if (at === 1_500_000) {
        await vi.waitFor(() => expect(server.requests.filter((each) => each.startsWith('PUT'))).toHaveLength(1))
        await goDown()
      }
      controller.enqueue(content.subarray(at, (at += 100_000)))
      if (at === content.length) controller.close()
    },
  })
  const refused = await send(address.url, { method: 'PUT', headers: address.headers, body, duplex: 'half' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject(unavailable)
  const { othersInfo } = await console.invoke(calls['files.objects-async.check'], { objectIds: [address.objectId] })
  expect(othersInfo[0]).toMatchObject({ state: 'uploading' })
  await comeBack()
  expect(await test.platform.services.objects.keysOf(address.objectId)).toEqual([])
  expect((await send(address.url, { method: 'PUT', headers: address.headers, body: content })).status).toBe(200)
  expect(Buffer.compare(new Uint8Array(await (await download(address.objectId)).arrayBuffer()), content)).toBe(0)
  await goDown()
  const unread = await download(address.objectId)
  expect(unread.status).toBe(503)
  expect(await unread.json()).toMatchObject(unavailable)
  await comeBack()
  expect((await referencedKeys()).missing).toEqual([])
})

it('continues an upload in parts once the storage is back, and composes it once', async () => {
  const content = bytes(12 * 1024 ** 2)
  const {
    othersInfo: [begun],
  } = await console.invoke(calls['files.multipart-upload.init'], {
    bizTag: 'down',
    fileName: 'a.zip',
    contentLength: content.length,
  })
  if (!begun) throw new Error('No upload has begun')
  const { objectId, nspUploadId, partSize } = begun
  const ids = { objectId, nspUploadId }
  const put = async (number: number) => {
    const { urlsInfo } = await console.invoke(calls['files.multipart-upload.parts'], { ...ids, partNumbers: [number] })
    const [address] = urlsInfo
    const body = content.subarray((number - 1) * partSize, number * partSize)
    return (await send(address?.url ?? '', { method: 'PUT', headers: address?.headers ?? {}, body })).status
  }
  const listParts = async () => {
    const { othersInfo } = await console.invoke(calls['files.multipart-upload.parts'], { ...ids, partNumbers: [] })
    return othersInfo.map(({ partNumber, partObjectId, etag }) => ({ partNumber, partObjectId, etag }))
  }
  expect([await put(1), await put(2)]).toEqual([200, 200])
  await goDown()
  expect(await put(3)).toBe(503)
  await comeBack()
  expect(await put(3)).toBe(200)
  const parts = await listParts()
  const compose = () => console.invoke(calls['files.multipart-upload.compose'], { ...ids, parts })
  await goDown()
  await expect(compose()).rejects.toMatchObject({ status: 503 })
  await comeBack()
  expect(await referencedKeys()).toMatchObject({ named: { length: 3 }, missing: [] })
  const { othersInfo } = await compose()
  expect(othersInfo).toMatchObject([{ size: content.length, sha256: sha256(content) }])
  expect(await compose()).toMatchObject({ othersInfo: [{ sha256: sha256(content) }] })
  // The parts are gone, and so is what the failed composition has begun.
  const { named, missing } = await referencedKeys()
  expect([await test.platform.services.objects.keysOf(objectId), missing]).toEqual([named, []])
  expect(Buffer.compare(new Uint8Array(await (await download(objectId)).arrayBuffer()), content)).toBe(0)
})

it('deletes objects without the storage, and sweeps their bytes when it is back, however late', async () => {
  const content = bytes(1000)
  const { othersInfo } = await console.invoke(
    calls['files.object.upload'],
    { bizTag: 'down', fileName: 'a.png', contentLength: content.length, sha256: sha256(content) },
    { content },
  )
  const [{ objectId } = { objectId: '' }] = othersInfo
  await goDown()
  const { deletedObjects } = await console.invoke(calls['files.objects.delete'], { objectIds: [objectId] })
  expect(deletedObjects).toEqual([objectId])
  // More attempts than a job has otherwise.
  test.clock.advance(temporaryObjectSeconds * 1000)
  for (let attempt = 0; attempt < 7; attempt++) {
    await test.platform.services.jobs.wake()
    test.clock.advance(5000)
  }
  await comeBack()
  expect(await test.platform.services.objects.keysOf(objectId)).toHaveLength(1)
  test.clock.advance(5000)
  await test.platform.services.jobs.wake()
  expect(await test.platform.services.objects.keysOf(objectId)).toEqual([])
})

it('logs why, and not with which keys', async () => {
  await goDown()
  const content = bytes(10)
  const answer = await send(`${testOrigin}/none`)
  expect(answer.status).toBe(404)
  await expect(
    console.invoke(
      calls['files.object.upload'],
      { bizTag: 'down', fileName: 'a.png', contentLength: 10, sha256: sha256(content) },
      { content },
    ),
  ).rejects.toMatchObject({ status: 503 })
  await comeBack()
  const logged = vi.mocked(globalThis.console.error).mock.calls.flat().join('\n')
  expect(logged).toMatch(/S3: PUT \S+: connect ECONNREFUSED/)
  expect(logged).not.toContain(server.settings.secretAccessKey)
  expect(logged).not.toContain(server.settings.accessKeyId)
})
