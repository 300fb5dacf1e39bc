import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { fileCalls as calls } from '@console-widgets/core/contract'
import { createPartSum } from '@console-widgets/core/files'
import { serve } from '@console-widgets/sandbox/node'
import { createTestPlatform, signIn, testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { createFolderObjects } from './folder-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'))
})
afterEach(() => rm(folder, { recursive: true }))

const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()
const filesIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

it('stores, reads by range, concatenates, lists, and removes objects', async () => {
  const store = createFolderObjects(folder)
  expect(await store.write('CNone-1', streamOf(Uint8Array.of(1, 2, 3)), 3)).toMatchObject({ size: 3 })
  await store.write('CNone-2', streamOf(Uint8Array.of(4, 5)), 10)
  expect(await store.concatenate(['CNone-1', 'CNone-2'], 'CNone-3')).toEqual({
    size: 5,
    sha256: '74f81fe167d99b4cb41d6d0ccda82278caee9f3e2f25d5e5a3936ff3dcec60d0',
  })
  expect(await store.read('CNone-3', 3, 10)).toEqual(Uint8Array.of(4, 5))
  expect(new Uint8Array(await new Response(store.stream('CNone-3', 1, 3)).arrayBuffer())).toEqual(
    Uint8Array.of(2, 3, 4),
  )
  // A concatenated object doesn't depend on its source objects, and reads can cross their boundaries.
  await store.remove('CNone-1')
  await store.remove('CNone-2')
  expect(await store.size('CNone-3')).toBe(5)
  expect(await store.read('CNone-3', 1, 3)).toEqual(Uint8Array.of(2, 3, 4))
  expect(new Uint8Array(await new Response(store.stream('CNone-3', 0, 4)).arrayBuffer())).toEqual(
    Uint8Array.of(1, 2, 3, 4, 5),
  )
  await store.write('CNone-1', streamOf(Uint8Array.of(1, 2, 3)), 3)
  await store.write('CNone-2', streamOf(Uint8Array.of(4, 5)), 10)
  expect((await store.keysOf('CNone-')).sort()).toEqual(['CNone-1', 'CNone-2', 'CNone-3'])
  await store.remove('CNone-3')
  expect(await store.size('CNone-3')).toBeUndefined()
})

it('stores and hashes many concurrent uploads in chunks of any size', async () => {
  const store = createFolderObjects(folder)
  const sizes = [1, 524_287, 524_288, 524_289, 1_048_576, 1_600_003]
  const wholes = sizes.map((size, turn) =>
    Uint8Array.from({ length: size }, (_, at) => (at * (7 + turn) + (at >> 9)) & 255),
  )
  async function* piecesOf(bytes: Uint8Array, length: number) {
    for (let at = 0; at < bytes.length; at += length) {
      await new Promise((resolve) => setImmediate(resolve))
      // The sender reuses its buffer.
      const piece = bytes.slice(at, at + length)
      yield piece
      piece.fill(255)
    }
  }
  const sumOf = (bytes: Uint8Array<ArrayBuffer>) => {
    const sum = createPartSum()
    sum.add(bytes)
    return sum.end()
  }
  const [stored, parts] = await Promise.all([
    Promise.all(wholes.map((bytes, turn) => store.write(`CNwhole-${turn}`, piecesOf(bytes, 65_521), bytes.length))),
    Promise.all(wholes.map((bytes, turn) => store.writePart(`CNpart-${turn}`, piecesOf(bytes, 700_001), bytes.length))),
  ])
  expect(stored).toEqual(
    wholes.map((bytes) => ({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })),
  )
  expect(parts).toEqual(wholes.map((bytes) => ({ size: bytes.length, checksum: sumOf(bytes) })))
  for (const [turn, bytes] of wholes.entries())
    for (const key of [`CNwhole-${turn}`, `CNpart-${turn}`])
      expect(Buffer.compare(await store.read(key, 0, bytes.length), bytes)).toBe(0)
})

it('leaves nothing behind when an upload is too large or breaks off', async () => {
  const store = createFolderObjects(folder)
  await expect(store.write('CNtwo-1', streamOf(new Uint8Array(11)), 10)).rejects.toThrow(/larger/)
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cable')) })
  await expect(store.write('CNtwo-2', broken, 10)).rejects.toThrow('cable')
  expect(await filesIn()).toEqual([])
})

it.each(['../../etc/passwd', 'a/b', '..', 'CN..x/..', 'CN%2f'])(
  'rejects a key that could leave the folder: %s',
  async (key) => {
    await expect(createFolderObjects(folder).write(key, streamOf(Uint8Array.of(1)), 1)).rejects.toThrow(RangeError)
    expect(await filesIn()).toEqual([])
  },
)

it('removes partial files of a killed process, but not those another process is writing', async () => {
  await mkdir(join(folder, 'incoming'))
  await writeFile(join(folder, 'incoming', 'old'), 'half')
  await writeFile(join(folder, 'incoming', 'fresh'), 'half')
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(join(folder, 'incoming', 'old'), yesterday, yesterday)
  await createFolderObjects(folder).write('CNthree-1', streamOf(Uint8Array.of(1)), 1)
  expect((await filesIn()).sort()).toEqual(['CNthree-1', 'fresh'])
})

async function addressFor(console: Console, bizTag: string, contentLength: number) {
  const input = { bizTag, fileName: 'a.zip', contentLength }
  const { urlsInfo } = await console.invoke(calls['files.object-upload-url.get'], input)
  return urlsInfo[0] as (typeof urlsInfo)[number]
}

it('responds mid-upload when the sender exceeds the signed size', async () => {
  const { platform, close } = await createTestPlatform({ objects: createFolderObjects(folder) })
  const serving = await serve({ port: 0, fetch: platform.fetch })
  const console = await signIn(platform)
  const address = await addressFor(console, 'more', 1000)
  const url = address.url.replace(testOrigin, `http://127.0.0.1:${serving.port}`)
  const status = await new Promise<number | undefined>((resolve, reject) => {
    // Chunked, so that no header announces the size.
    const sending = request(url, { method: 'PUT', headers: address.headers }, (answer) =>
      resolve(answer.resume().statusCode),
    )
    sending.on('error', reject)
    sending.write(new Uint8Array(200_000))
  })
  expect(status).toBe(413)
  expect(await filesIn()).toEqual([])
  await serving.close()
  await close()
})

it('discards an upload whose connection was cut, and accepts the retry', async () => {
  const { platform, close } = await createTestPlatform({ objects: createFolderObjects(folder) })
  const serving = await serve({ port: 0, fetch: platform.fetch })
  const console = await signIn(platform)
  const content = new Uint8Array(2_000_000).fill(9)
  const address = await addressFor(console, 'cut', content.byteLength)
  const url = address.url.replace(testOrigin, `http://127.0.0.1:${serving.port}`)
  await new Promise<void>((resolve) => {
    const sending = request(url, {
      method: 'PUT',
      headers: { ...address.headers, 'content-length': content.byteLength },
    })
    sending.on('error', () => resolve())
    sending.write(content.subarray(0, 500_000), () => setTimeout(() => sending.destroy(), 100))
  })
  await expect.poll(async () => (await filesIn()).filter((name) => name.startsWith(address.objectId))).toEqual([])
  const answer = await fetch(url, { method: 'PUT', headers: address.headers, body: content })
  expect(answer.status).toBe(200)
  await serving.close()
  await close()
})
