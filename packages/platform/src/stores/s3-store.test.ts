import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPartSum } from '@console-widgets/core/files'
import type { ObjectStore } from './object-store.ts'
import { createS3Objects, openS3Objects } from './s3-store.ts'
import { startS3Server, type S3Server } from './testing/s3-server.ts'

let folder: string
let server: S3Server
let store: ObjectStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'))
  server = await startS3Server({ folder, pageSize: 2 })
  store = createS3Objects({ ...server.settings, prefix: 'one/' })
})
afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

/** Bytes that repeat after a prime number, so that no two parts are alike. */
const bytes = (length: number, seed = 1) => {
  const piece = Uint8Array.from({ length: 65_521 }, (_, at) => (at * 31 + (at >> 8) + seed) & 255)
  const all = new Uint8Array(length)
  for (let at = 0; at < length; at += piece.length) all.set(piece.subarray(0, length - at), at)
  return all
}
const sha256 = (...all: Uint8Array[]) =>
  all.reduce((hash, each) => hash.update(each), createHash('sha256')).digest('hex')
const checksum = (content: Uint8Array<ArrayBuffer>) => {
  const sum = createPartSum()
  sum.add(content)
  return sum.end()
}
const streamOf = (content: Uint8Array<ArrayBuffer>) => new Blob([content]).stream()
const wholeOf = async (key: string, start: number, end: number) =>
  new Uint8Array(await new Response(store.stream(key, start, end)).arrayBuffer())
const filesIn = async (name: string) => (await readdir(join(folder, name), { recursive: true })).sort()
const part = 5 * 1024 ** 2
const unavailable = { reason: 'storage-unavailable', status: 503, headers: { 'retry-after': '5' } }

it('stores, reads by range, lists over pages, and removes objects under its prefix', async () => {
  const content = bytes(100_000)
  expect(await store.write('CNone-1', streamOf(content), 100_000, 100_000)).toEqual({
    size: 100_000,
    sha256: sha256(content),
  })
  expect(await store.write('CNone-2', streamOf(content), 200_000)).toEqual({ size: 100_000, sha256: sha256(content) })
  expect(await store.writePart('CNone-3', streamOf(content), 100_000, 100_000)).toEqual({
    size: 100_000,
    checksum: checksum(content),
  })
  for (const key of ['CNone-1', 'CNone-2', 'CNone-3']) expect(await store.read(key, 0, 200_000)).toEqual(content)
  expect(await filesIn('objects')).toEqual(['one%2FCNone-1', 'one%2FCNone-2', 'one%2FCNone-3'])
  expect(await store.read('CNone-1', 99_990, 100)).toEqual(content.slice(99_990))
  expect(await store.read('CNone-1', 100_000, 1)).toEqual(new Uint8Array())
  expect(await wholeOf('CNone-1', 10, 19)).toEqual(content.slice(10, 20))
  expect(await store.size('CNone-1')).toBe(100_000)
  expect(await store.keysOf('CNone-')).toEqual(['CNone-1', 'CNone-2', 'CNone-3'])
  const other = createS3Objects({ ...server.settings, prefix: 'other/' })
  expect(await other.keysOf('CNone-')).toEqual([])
  expect(await other.size('CNone-1')).toBeUndefined()
  await store.remove('CNone-1')
  await store.remove('CNone-1')
  expect(await store.size('CNone-1')).toBeUndefined()
  expect(await store.keysOf('CNone-')).toEqual(['CNone-2', 'CNone-3'])
})

it('stores nothing of an upload that is too large, too short, or breaks off', async () => {
  await expect(store.write('CNtwo-1', streamOf(new Uint8Array(11)), 10, 10)).rejects.toThrow(/larger/)
  await expect(store.write('CNtwo-2', streamOf(new Uint8Array(11)), 10)).rejects.toThrow(/larger/)
  expect(await store.write('CNtwo-3', streamOf(new Uint8Array(9)), 10, 10)).toMatchObject({ size: 9 })
  for (const size of [part * 2, undefined]) {
    let given = 0
    const broken = new ReadableStream({
      pull(controller) {
        if (++given > 20) controller.error(new Error('cable'))
        else controller.enqueue(new Uint8Array(part / 10))
      },
    })
    await expect(store.write('CNtwo-4', broken, part * 20, size)).rejects.toThrow('cable')
  }
  await expect.poll(() => filesIn('.')).toEqual(['incoming', 'objects', 'uploads'])
})

it('sends a large object of unknown size in parts of S3, and leaves none when it breaks off', async () => {
  const content = bytes(part * 4 + 17)
  async function* inPieces() {
    for (let at = 0; at < content.length; at += 1_000_000) yield content.subarray(at, at + 1_000_000)
  }
  expect(await store.write('CNthree-1', inPieces(), content.length)).toEqual({
    size: content.length,
    sha256: sha256(content),
  })
  expect(server.requests.filter((request) => request.includes('partNumber'))).toHaveLength(3)
  expect(Buffer.compare(await store.read('CNthree-1', 0, content.length), content)).toBe(0)
  let given = 0
  const broken = new ReadableStream({
    pull(controller) {
      if (++given > 4) controller.error(new Error('cable'))
      else controller.enqueue(bytes(part))
    },
  })
  await expect(store.write('CNthree-2', broken, part * 20)).rejects.toThrow('cable')
  expect(await filesIn('uploads')).toEqual([])
  expect(await store.keysOf('CNthree-')).toEqual(['CNthree-1'])
})

it('concatenates within S3, and hashes parts as they arrive', async () => {
  const parts = [bytes(part, 1), bytes(part, 2), bytes(1000, 3)]
  const keys = parts.map((_, at) => `CNfour-${at + 1}`)
  for (const at of [1, 0, 2]) {
    await store.writePart(keys[at] as string, streamOf(parts[at] as Uint8Array<ArrayBuffer>), part, parts[at]?.length)
    store.expect?.('whole', at + 1, keys[at] as string)
  }
  const whole = { size: part * 2 + 1000, sha256: sha256(...parts) }
  expect(await store.concatenate(keys, 'CNfour-whole')).toEqual(whole)
  // Another node, which none of the parts have passed.
  expect(await createS3Objects({ ...server.settings, prefix: 'one/' }).concatenate(keys, 'CNfour-again')).toEqual(whole)
  for (const key of keys) await store.remove(key)
  expect(Buffer.compare(await wholeOf('CNfour-whole', 0, whole.size - 1), Buffer.concat(parts))).toBe(0)
  expect(server.requests.filter((request) => request.startsWith('PUT') && request.includes('partNumber'))).toHaveLength(
    6,
  )
  await expect(store.concatenate(['CNfour-whole', 'CNfour-gone'], 'CNfour-not')).rejects.toMatchObject(unavailable)
  expect(await filesIn('uploads')).toEqual([])
})

it('concatenates what is too small for S3 to join', async () => {
  const pieces = [bytes(100, 1), bytes(part, 2), bytes(1000, 3)]
  const keys = pieces.map((_, at) => `CNsmall-${at + 1}`)
  for (const [at, key] of keys.entries()) await store.write(key, streamOf(pieces[at] as never), part)
  const whole = { size: part + 1100, sha256: sha256(...pieces) }
  expect(await store.concatenate(keys, 'CNsmall-whole')).toEqual(whole)
  expect(Buffer.compare(await wholeOf('CNsmall-whole', 0, whole.size - 1), Buffer.concat(pieces))).toBe(0)
  expect(await filesIn('uploads')).toEqual([])
})

it('abandons uploads in parts that a killed node has left', async () => {
  const content = bytes(part * 2)
  let reached = () => {}
  const begun = new Promise<void>((resolve) => (reached = resolve))
  async function* hanging() {
    yield content
    reached()
    await new Promise(() => {})
  }
  void store.write('CNfive-1', hanging(), part * 20)
  await begun
  await expect.poll(() => filesIn('uploads')).toHaveLength(4)
  expect(await store.keysOf('CNfive-')).toEqual([])
  await store.abandonWrites?.('CNsix-')
  expect(await filesIn('uploads')).toHaveLength(4)
  await store.abandonWrites?.('CNfive-')
  expect(await filesIn('uploads')).toEqual([])
})

it('passes a large object on without keeping it in memory', async () => {
  const size = 192 * 1024 ** 2
  const piece = bytes(64 * 1024)
  async function* content() {
    for (let at = 0; at < size; at += piece.length) yield piece.slice()
  }
  let most = 0
  const before = process.memoryUsage().arrayBuffers
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)), 5)
  await store.write('CNbig-1', content(), size, size)
  let received = 0
  for await (const chunk of store.stream('CNbig-1', 0, size - 1) as unknown as AsyncIterable<Uint8Array>)
    received += chunk.length
  clearInterval(timer)
  expect(received).toBe(size)
  expect(most).toBeLessThan(128 * 1024 ** 2)
})

it('continues a download whose connection broke', async () => {
  const content = bytes(part)
  await store.write('CNseven-1', streamOf(content), part, part)
  server.cutNextDownload(100_000)
  expect(Buffer.compare(await wholeOf('CNseven-1', 0, part - 1), content)).toBe(0)
  server.cutNextDownload(100_000)
  expect(Buffer.compare(await wholeOf('CNseven-1', 5, part - 6), content.subarray(5, part - 5))).toBe(0)
})

it('requests nothing for a download that is canceled before it is read', async () => {
  await store.write('CNeight-1', streamOf(bytes(10)), 10, 10)
  const before = server.requests.length
  await store.stream('CNeight-1', 0, 9).cancel()
  expect(server.requests).toHaveLength(before)
})

it('repeats what S3 refuses for now, but no stream', async () => {
  server.failNext(2, 503, 'SlowDown')
  await store.write('CNnine-1', streamOf(bytes(10)), 10)
  server.failNext(3, 500, 'InternalError')
  expect(await store.read('CNnine-1', 0, 10)).toEqual(bytes(10))
  server.failNext(4, 503, 'SlowDown')
  await expect(store.size('CNnine-1')).rejects.toMatchObject(unavailable)
  server.failNext(1, 503, 'SlowDown')
  await expect(store.write('CNnine-2', streamOf(bytes(part)), part, part)).rejects.toMatchObject(unavailable)
  expect(await store.keysOf('CNnine-')).toEqual(['CNnine-1'])
})

it('rejects everything with one refusal while the server is down, without secrets', async () => {
  await store.write('CNten-1', streamOf(bytes(10)), 10, 10)
  await server.stop()
  const attempts = [
    store.write('CNten-2', streamOf(bytes(part)), part, part),
    store.write('CNten-2', streamOf(bytes(part)), part),
    store.concatenate(['CNten-1'], 'CNten-3'),
    store.size('CNten-1'),
    store.read('CNten-1', 0, 1),
    new Response(store.stream('CNten-1', 0, 1)).arrayBuffer(),
    store.keysOf('CNten-'),
    store.remove('CNten-1'),
  ]
  for (const outcome of await Promise.allSettled(attempts))
    expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
  const cause = String(((await store.size('CNten-1').catch((error: Error) => error)) as Error).cause)
  expect(cause).toMatch(/^Error: S3: HEAD CNten-1: connect ECONNREFUSED/)
  server = await startS3Server({ folder, port: server.port })
  expect(await store.read('CNten-1', 0, 10)).toEqual(bytes(10))
})

it('takes a missing bucket for a failure, and not for a missing object', async () => {
  const elsewhere = createS3Objects({ ...server.settings, bucket: 'no-such-bucket' })
  await expect(elsewhere.size('CNelf-1')).rejects.toMatchObject(unavailable)
})

it('says at the start, in one line, why the bucket can’t be used', async () => {
  const { settings } = server
  const problemOf = (changed: Partial<typeof settings>) =>
    openS3Objects({ ...settings, ...changed }).then(
      () => 'none',
      (error: Error) => error.message,
    )
  expect(await problemOf({ prefix: 'deep/er/' })).toBe('none')
  expect(await filesIn('objects')).toEqual([])
  expect(await problemOf({ bucket: 'no-such-bucket' })).toMatch(
    /^The bucket no-such-bucket at http:\S+ doesn’t exist\. Create it, or correct OBJECT_STORE\.$/,
  )
  expect(await problemOf({ accessKeyId: 'stranger' })).toMatch(/rejected the credentials \(InvalidAccessKeyId\)/)
  expect(await problemOf({ secretAccessKey: 'guessed' })).toMatch(
    /rejected the credentials \(SignatureDoesNotMatch\)\. Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY/,
  )
  server.failNext(1, 403, 'AccessDenied')
  expect(await problemOf({})).toMatch(/doesn’t let these credentials list, read, write, and delete objects/)
  server.failNext(1, 301, 'PermanentRedirect')
  expect(await problemOf({})).toMatch(/is in another region .* Check AWS_REGION/)
  await server.stop()
  const unreachable = await problemOf({})
  expect(unreachable).toMatch(/can’t be reached \(.*ECONNREFUSED.*\)\. Check AWS_ENDPOINT_URL_S3/)
  expect(unreachable).not.toContain('\n')
  expect(unreachable).not.toContain(settings.secretAccessKey)
  server = await startS3Server({ folder })
})

it.each(['../../etc/passwd', 'a/b', '..', 'CN..x/..', 'CN%2f', 'CNone-1?acl'])(
  'rejects a key that could lead elsewhere: %s',
  async (key) => {
    await expect(store.write(key, streamOf(Uint8Array.of(1)), 1)).rejects.toThrow(RangeError)
    await expect(store.read(key, 0, 1)).rejects.toThrow(RangeError)
    expect(() => store.stream(key, 0, 1)).toThrow(RangeError)
    expect(server.requests).toEqual([])
  },
)
