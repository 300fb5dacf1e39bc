import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import { defaultRules } from '@console-widgets/cloud-storage/model'
import type { Console } from '@console-widgets/core'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { createTestBucket, everybody, type TestBucket } from './testing/storage.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
let bucket: TestBucket
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
beforeEach(async () => {
  bucket = await createTestBucket(test.platform, holder)
})
afterAll(() => test.close())

const set = (input: { text: string; publish?: boolean; note?: string; baseVersion?: number }) =>
  holder.invoke(calls['cloud-storage.security-rule.set'], { bucketId: bucket.bucketId, ...input })
const read = (version?: number) =>
  holder.invoke(calls['cloud-storage.security-rule-resource.get'], {
    bucketId: bucket.bucketId,
    ...(version === undefined ? {} : { version }),
  })
const simulate = (input: object) =>
  holder.invoke(calls['cloud-storage.security-simulator.run'], {
    bucketId: bucket.bucketId,
    operation: 'get',
    key: 'a.txt',
    ...input,
  })
const broken = 'agc.cloud.storage[\n  match: /{bucket}/{path=**} {\n    allow read: if ;\n  }\n]'

describe('rules', () => {
  it('are the defaults until others are published, and after those are deleted', async () => {
    expect(await read()).toMatchObject({
      published: { version: 0, text: defaultRules, userName: null },
      draft: null,
      history: [],
      shown: null,
    })
    await set({ text: everybody, publish: true, note: 'Everybody, for a day' })
    expect(await read()).toMatchObject({
      published: { version: 1, text: everybody, note: 'Everybody, for a day', userName: 'Ada Lindqvist' },
      history: [{ version: 1 }],
    })
    const after = await holder.invoke(calls['cloud-storage.security-rule.delete'], { bucketId: bucket.bucketId })
    expect(after).toMatchObject({ published: { version: 0, text: defaultRules }, history: [{ version: 1 }] })
    expect((await read(1)).shown?.text).toBe(everybody)
    expect((await set({ text: everybody, publish: true })).published.version).toBe(2)
    expect(await refused(read(9))).toMatchObject({ kind: 'not-found' })
  })

  it('can be saved as a draft with errors, but not published', async () => {
    expect(await set({ text: broken })).toMatchObject({
      published: { version: 0 },
      draft: { text: broken, userName: 'Ada Lindqvist' },
    })
    expect(await refused(set({ text: broken, publish: true }))).toMatchObject({
      reason: 'rules-invalid',
      issues: [{ field: 'text', message: expect.stringMatching(/^line 3, column \d+: /) }],
    })
    expect((await set({ text: everybody, publish: true })).draft).toBeNull()
    expect((await holder.invoke(calls['cloud-storage.security-rule.check'], { text: broken })).problems).toMatchObject([
      { severity: 'error', line: 3, column: expect.any(Number), from: expect.any(Number), to: expect.any(Number) },
    ])
    expect(await refused(set({ text: `${everybody}//${'я'.repeat(33_000)}` }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'text' }],
    })
  })

  it('cannot overwrite rules published by someone else', async () => {
    await set({ text: everybody, publish: true, baseVersion: 0 })
    expect(await refused(set({ text: defaultRules, publish: true, baseVersion: 0 }))).toMatchObject({
      kind: 'conflict',
    })
    expect((await set({ text: defaultRules, publish: true, baseVersion: 1 })).published.version).toBe(2)
  })
})

describe('the simulator', () => {
  const text = `agc.cloud.storage[
  match: /{bucket}/photos/{name} {
    allow get: if resource.contentType == "image/jpeg";
    allow create: if request.auth.uid == "ann" && request.resource.size < 10;
  }
]`

  it('names the deciding rule with its line and text, and the evaluation steps', async () => {
    await set({ text, publish: true })
    await bucket.put('photos/boat.jpg', 'boat')
    expect(await simulate({ key: 'photos/boat.jpg' })).toMatchObject({
      allowed: true,
      reason: 'allowed',
      decidedBy: { line: 3, text: expect.stringMatching(/^allow get/) },
      trace: [{ fits: true, bindings: { name: 'boat.jpg' }, allows: [{ outcome: 'allowed' }, {}] }],
    })
    const denied = await simulate({
      key: 'photos/boat.jpg',
      operation: 'create',
      auth: { uid: 'ann' },
      newResource: { size: 10 },
    })
    expect(denied).toMatchObject({ allowed: false, reason: 'condition-false', decidedBy: { line: 4 } })
    expect(denied.trace[0]?.allows[1]?.explanation).toMatchObject({
      text: 'request.resource.size < 10',
      values: [{ text: 'request.resource.size', value: '10' }],
    })
    expect(await simulate({ key: 'elsewhere.txt' })).toMatchObject({ allowed: false, reason: 'no-match' })
  })

  it('accepts unpublished rules and imaginary files, and reports problems', async () => {
    expect(await simulate({ text, key: 'photos/a', resource: { contentType: 'image/jpeg' } })).toMatchObject({
      allowed: true,
      problems: [],
    })
    expect(await simulate({ text, key: 'photos/a', resource: null })).toMatchObject({ allowed: false })
    expect(await simulate({ text: broken })).toMatchObject({
      allowed: false,
      reason: 'invalid-rules',
      problems: [{ line: 3 }],
    })
    expect(await simulate({ operation: 'list', key: '' })).toMatchObject({ allowed: false })
    expect(
      await simulate({ operation: 'list', key: 'folder/', auth: { uid: 'x', claims: { admin: true } } }),
    ).toMatchObject({ allowed: true })
  })

  it('decides like the public endpoints', async () => {
    await set({ text, publish: true })
    const { accessToken } = await holder.invoke(calls['cloud-storage.access-token.create'], { uid: 'ann' })
    for (const [auth, size] of [
      [null, 3],
      [{ uid: 'ann' }, 3],
      [{ uid: 'ann' }, 20],
    ] as const) {
      const { allowed } = await simulate({ operation: 'create', key: 'photos/new.bin', auth, newResource: { size } })
      const { status } = await bucket.send('PUT', 'photos/new.bin', {
        body: 'x'.repeat(size),
        ...(auth ? { accessToken } : {}),
      })
      expect(status === 201).toBe(allowed)
    }
  })
})
