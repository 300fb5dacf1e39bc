import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import type { Console } from '@console-widgets/core'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { createTestBucket, everybody, type TestBucket } from './testing/storage.ts'

const gigabyte = 1024 ** 3
const chunk = new Uint8Array(256 * 1024).fill(7)

/** Generates the requested number of bytes while they are read. */
function bytes(count: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let left = count
  return new ReadableStream(
    {
      pull(controller) {
        const next = chunk.subarray(0, Math.min(left, chunk.byteLength))
        left -= next.byteLength
        if (next.byteLength > 0) controller.enqueue(next)
        if (left === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Stores only the number of bytes, so that a test of gigabytes needs neither memory nor disk space. */
function createHollowObjects(): ObjectStore {
  const sizes = new Map<string, number>()
  const small = createMemoryObjects()
  return {
    ...small,
    async write(key, content) {
      let size = 0
      for await (const part of content as unknown as AsyncIterable<Uint8Array>) size += part.byteLength
      sizes.set(key, size)
      return { size, sha256: 'f'.repeat(64) }
    },
    size: async (key) => sizes.get(key),
    stream: (_key, start, end) => bytes(end - start + 1),
    keysOf: async (prefix) => [...sizes.keys()].filter((key) => key.startsWith(prefix)),
    remove: async (key) => void sizes.delete(key),
  }
}

let test: TestPlatform
let holder: Console
let bucket: TestBucket
beforeAll(async () => {
  test = await createTestPlatform({ objects: createHollowObjects() })
  holder = await signIn(test.platform)
  bucket = await createTestBucket(test.platform, holder)
  await bucket.publish(everybody)
})
afterAll(() => test.close())

/** Peak memory for bytes during a run, beyond the initial amount. */
async function mostHeld(work: () => Promise<void>): Promise<number> {
  const held = () => process.memoryUsage().arrayBuffers
  const before = held()
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, held() - before)), 5)
  await work()
  clearInterval(timer)
  return most
}

it('streams a gigabyte in and out without buffering it', async () => {
  const upload = await mostHeld(async () => {
    expect(
      (
        await bucket.send('PUT', 'large.bin', {
          body: bytes(gigabyte),
          headers: { 'content-length': String(gigabyte) },
        })
      ).status,
    ).toBe(201)
  })
  const download = await mostHeld(async () => {
    let received = 0
    for await (const part of (await bucket.send('GET', 'large.bin')).body as unknown as AsyncIterable<Uint8Array>)
      received += part.byteLength
    expect(received).toBe(gigabyte)
  })
  expect(Math.max(upload, download)).toBeLessThan(64 * 1024 ** 2)
  const { total } = await holder.invoke(calls['cloud-storage.usage.list'], { bucketId: bucket.bucketId })
  expect(total).toMatchObject({ storedBytes: gigabyte, uploadBytes: gigabyte, downloadBytes: gigabyte })
})

it('counts the bytes read, even if the reader stops halfway', async () => {
  const { body } = await bucket.send('GET', 'large.bin', { headers: { range: 'bytes=0-9999999' } })
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const { value } = await reader.read()
  await reader.cancel()
  const { total } = await holder.invoke(calls['cloud-storage.usage.list'], { bucketId: bucket.bucketId })
  expect(total.downloadBytes).toBe(gigabyte + (value?.byteLength ?? 0))
})
