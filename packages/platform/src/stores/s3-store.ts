import { createHash, randomUUID } from 'node:crypto'
import { createPartSum } from '@console-widgets/core/files'
import { requireObjectKey } from './object-key.ts'
import type { ObjectStore } from './object-store.ts'
import { createRunningSums } from './running-sums.ts'
import { createS3Client, type S3Client } from './s3-client.ts'
import { elementOf, elementsOf, S3Failure, startProblem } from './s3-failure.ts'
import { streamObject } from './s3-reads.ts'
import type { S3Settings } from './s3-settings.ts'
import { abortUploads, copyTogether, type Hashing, writeObject } from './s3-writes.ts'

/** S3 joins only parts of at least 5 MiB, except for the last. Smaller objects pass through this process. */
const tooSmall = 'EntityTooSmall'

/** For bytes whose hash is computed elsewhere. */
const unhashed: Hashing = { update: () => {} }

async function* bytesOf(client: S3Client, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield* streamObject(client, key, 0) as unknown as AsyncIterable<Uint8Array>
}

/**
 * Stores objects in an S3 bucket, each under its own key, which S3 stores completely or not at all. Any number of nodes
 * can share it. A failure of S3 rejects with the refusal `storage-unavailable`.
 */
export function createS3Objects(settings: S3Settings): ObjectStore {
  const client = createS3Client(settings)
  const { prefix } = settings
  const sums = createRunningSums(async (key, add) => {
    for await (const chunk of bytesOf(client, [key])) add(chunk)
  })
  const ownKeys = (keys: readonly string[]) => keys.map((key) => key.slice(prefix.length))

  return {
    async write(key, content, limit, size) {
      requireObjectKey(key)
      const hash = createHash('sha256')
      return { size: await writeObject(client, key, content, { limit, size, hash }), sha256: hash.digest('hex') }
    },
    async writePart(key, content, limit, size) {
      requireObjectKey(key)
      const sum = createPartSum()
      const hash = { update: (bytes: Uint8Array) => sum.add(bytes as Uint8Array<ArrayBuffer>) }
      return { size: await writeObject(client, key, content, { limit, size, hash }), checksum: sum.end() }
    },
    expect: (whole, place, key) => sums.add(whole, place, key),
    async concatenate(keys, target) {
      for (const key of [...keys, target]) requireObjectKey(key)
      // Hash the remaining bytes while S3 copies.
      const summing = sums.finish(keys)
      summing.catch(() => {})
      try {
        await copyTogether(client, keys, target)
      } catch (error) {
        if (!(error instanceof S3Failure && error.s3Code === tooSmall)) throw error
        await writeObject(client, target, bytesOf(client, keys), { limit: Infinity, size: undefined, hash: unhashed })
      }
      return summing
    },
    async size(key) {
      requireObjectKey(key)
      const found = await client.send({ method: 'HEAD', key, accept: [404] })
      if (found.ok) return Number(found.headers.get('content-length'))
      // Without a body, an object that doesn't exist looks like a bucket that doesn't.
      const missing = await client.send({ method: 'GET', key, headers: { range: 'bytes=0-0' }, accept: [404, 416] })
      const code = elementOf(await missing.text(), 'Code')
      if (code === 'NoSuchBucket') throw new S3Failure(code, `HEAD ${key}: ${code}`, false)
      return undefined
    },
    async read(key, offset, length) {
      requireObjectKey(key)
      if (length === 0) return new Uint8Array()
      const range = `bytes=${offset}-${offset + length - 1}`
      const found = await client.send({ method: 'GET', key, headers: { range }, accept: [416] })
      if (!found.ok) return new Uint8Array()
      return new Uint8Array(await found.arrayBuffer())
    },
    stream: (key, start, end) => {
      requireObjectKey(key)
      return streamObject(client, key, start, end)
    },
    async keysOf(beginning) {
      requireObjectKey(beginning)
      const keys: string[] = []
      let token: string | undefined
      do {
        const page = await list(client, {
          'list-type': '2',
          prefix: `${prefix}${beginning}`,
          ...(token ? { 'continuation-token': token } : {}),
        })
        keys.push(...ownKeys(elementsOf(page, 'Key')))
        token = elementOf(page, 'NextContinuationToken')
      } while (token)
      return keys
    },
    async abandonWrites(beginning) {
      requireObjectKey(beginning)
      const page = await list(client, { uploads: '', prefix: `${prefix}${beginning}` })
      const keys = ownKeys(elementsOf(page, 'Key'))
      const uploadIds = elementsOf(page, 'UploadId')
      await abortUploads(
        client,
        keys.map((key, at) => ({ key, uploadId: uploadIds[at] as string })),
      )
    },
    async remove(key) {
      requireObjectKey(key)
      await client.send({ method: 'DELETE', key, accept: [404] })
    },
  }
}

async function list(client: S3Client, query: Record<string, string>): Promise<string> {
  return (await client.send({ method: 'GET', query })).text()
}

/**
 * Opens a bucket, after checking that objects can be listed, written, read, and deleted there.
 * @throws Error that says in one line why not, and which setting to check
 */
export async function openS3Objects(settings: S3Settings): Promise<ObjectStore> {
  const store = createS3Objects(settings)
  const key = `check-${randomUUID()}`
  try {
    await store.keysOf(key)
    await store.write(key, new Blob(['check']).stream(), 5)
    await store.read(key, 0, 5)
    await store.remove(key)
    return store
  } catch (error) {
    if (error instanceof S3Failure) throw new Error(startProblem(error, settings), { cause: error })
    throw error
  }
}
