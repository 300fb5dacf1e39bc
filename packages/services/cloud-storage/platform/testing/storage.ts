import { calls } from '@console-widgets/cloud-storage/contract'
import {
  bizTagOfBucket,
  encodeKey,
  objectNameOf,
  type ConflictWay,
  type CorsRule,
} from '@console-widgets/cloud-storage/model'
import type { Console } from '@console-widgets/core'
import { fileCalls } from '@console-widgets/core/contract'
import type { Platform } from '@console-widgets/platform/create-platform'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'

/** A bucket as seen by its team and by applications, for tests. */
export interface TestBucket {
  bucketId: string
  bucketName: string
  /** Uploads bytes to the file service and adds them to the bucket, as a team member. */
  put(
    key: string,
    content: string | Uint8Array<ArrayBuffer>,
    ifExists?: ConflictWay,
  ): Promise<{ key: string; objectId: string; etag: string; size: number; contentType: string }>
  /** A request of an application. */
  send(
    method: string,
    key: string,
    init?: { headers?: Record<string, string>; body?: BodyInit | null; accessToken?: string; query?: string },
  ): Promise<Response>
  publish(text: string): Promise<void>
  cors(rules: Partial<CorsRule>[]): Promise<void>
  keys(prefix?: string): Promise<string[]>
}

export const everybody = 'agc.cloud.storage[\n  match: /{bucket}/{path=**} {\n    allow read, write: if true;\n  }\n]\n'

let buckets = 0

/** Creates a bucket, and helpers for it. */
export async function createTestBucket(
  platform: Platform,
  console: Console,
  bucketName = `test-bucket-${++buckets}-${Date.now().toString(36)}`,
): Promise<TestBucket> {
  const { bucket } = await console.invoke(calls['cloud-storage.storage-bucket.create'], { bucketName })
  const { bucketId } = bucket
  return {
    bucketId,
    bucketName,
    async put(key, content, ifExists) {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
      const input = { bizTag: bizTagOfBucket(bucketId), fileName: objectNameOf(key), contentLength: bytes.byteLength }
      const { othersInfo } = await console.invoke(fileCalls['files.object.upload'], input, { content: bytes })
      return (
        await console.invoke(calls['cloud-storage.file.put'], {
          bucketId,
          key,
          objectId: (othersInfo[0] as { objectId: string }).objectId,
          ifExists,
        })
      ).file
    },
    send(method, key, { headers = {}, body, accessToken, query = '' } = {}) {
      const length =
        typeof body === 'string'
          ? new TextEncoder().encode(body).byteLength
          : body instanceof Uint8Array
            ? body.byteLength
            : undefined
      return platform.fetch(
        new Request(`${testOrigin}/storage/${bucketName}/${encodeKey(key)}${query}`, {
          method,
          headers: {
            ...(length === undefined ? {} : { 'content-length': String(length) }),
            ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
            ...headers,
          },
          ...(body === undefined ? {} : { body, duplex: 'half' }),
        } as RequestInit),
      )
    },
    publish: async (text) =>
      void (await console.invoke(calls['cloud-storage.security-rule.set'], { bucketId, text, publish: true })),
    cors: async (rules) =>
      void (await console.invoke(calls['cloud-storage.bucket-cors.update'], {
        bucketId,
        rules: rules.map((rule) => ({
          origins: ['*'],
          methods: ['GET' as const],
          headers: [],
          exposeHeaders: [],
          maxAge: 60,
          ...rule,
        })),
      })),
    keys: async (prefix = '') =>
      (await console.invoke(calls['cloud-storage.file.list'], { bucketId, prefix, maxReqCount: 1000 })).items.map(
        ({ key }) => key,
      ),
  }
}
