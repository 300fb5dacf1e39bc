import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import type { CorsRule } from '@console-widgets/cloud-storage/model'
import type { Console } from '@console-widgets/core'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { createTestBucket, everybody, type TestBucket } from './testing/storage.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

const portal = 'https://portal.example'
let test: TestPlatform
let holder: Console
let bucket: TestBucket
beforeAll(async () => {
  // The portal can make the platform's own calls, but access files of buckets only by their rules.
  test = await createTestPlatform({ allowedOrigins: [portal] })
  holder = await signIn(test.platform)
  bucket = await createTestBucket(test.platform, holder)
  await bucket.publish(everybody)
  await bucket.put('a.txt', 'a')
})
afterAll(() => test.close())

const preflight = async (origin: string, method: string, headers?: string) => {
  const answer = await bucket.send('OPTIONS', 'a.txt', {
    headers: {
      origin,
      'access-control-request-method': method,
      ...(headers ? { 'access-control-request-headers': headers } : {}),
    },
  })
  const told = (name: string) => answer.headers.get(`access-control-${name}`)
  return {
    status: answer.status,
    origin: told('allow-origin'),
    methods: told('allow-methods'),
    headers: told('allow-headers'),
    maxAge: told('max-age'),
    credentials: told('allow-credentials'),
    vary: answer.headers.get('vary'),
  }
}
const actual = async (origin: string | undefined, method = 'GET') => {
  const answer = await bucket.send(method, 'a.txt', {
    ...(origin ? { headers: { origin } } : {}),
    ...(method === 'PUT' ? { body: 'a' } : {}),
  })
  const told = (name: string) => answer.headers.get(`access-control-${name}`)
  return {
    status: answer.status,
    origin: told('allow-origin'),
    expose: told('expose-headers'),
    credentials: told('allow-credentials'),
    vary: answer.headers.get('vary'),
  }
}
const update = (rules: unknown[]) =>
  holder.invoke(calls['cloud-storage.bucket-cors.update'], { bucketId: bucket.bucketId, rules: rules as CorsRule[] })
const rule = (change: Partial<CorsRule> = {}): CorsRule => ({
  origins: ['https://app.example'],
  methods: ['GET'],
  headers: [],
  exposeHeaders: [],
  maxAge: 600,
  ...change,
})

describe('without rules', () => {
  it('prevents pages of other origins from reading anything, even those that can call the platform', async () => {
    expect(await preflight(portal, 'GET')).toMatchObject({ status: 403, origin: null, methods: null })
    for (const origin of [portal, testOrigin, 'https://app.example', 'null'])
      expect(await actual(origin)).toMatchObject({ status: 200, origin: null, credentials: null, vary: 'origin' })
  })
})

/** Each row: the rule, the page's request, and whether it is allowed. */
const matrix: [
  what: string,
  rule: Partial<CorsRule>,
  asked: { origin: string; method: string; headers?: string },
  allowed: boolean,
][] = [
  ['the exact origin', {}, { origin: 'https://app.example', method: 'GET' }, true],
  ['another scheme', {}, { origin: 'http://app.example', method: 'GET' }, false],
  ['another port', {}, { origin: 'https://app.example:8443', method: 'GET' }, false],
  ['a subdomain', {}, { origin: 'https://x.app.example', method: 'GET' }, false],
  ['an origin that only begins so', {}, { origin: 'https://app.example.evil.test', method: 'GET' }, false],
  [
    'every subdomain',
    { origins: ['https://*.app.example'] },
    { origin: 'https://x.y.app.example', method: 'GET' },
    true,
  ],
  [
    'not the domain itself',
    { origins: ['https://*.app.example'] },
    { origin: 'https://app.example', method: 'GET' },
    false,
  ],
  [
    'not another domain',
    { origins: ['https://*.app.example'] },
    { origin: 'https://evil.test/.app.example', method: 'GET' },
    false,
  ],
  ['a port of many', { origins: ['http://localhost:*'] }, { origin: 'http://localhost:5173', method: 'GET' }, true],
  ['everybody', { origins: ['*'] }, { origin: 'null', method: 'GET' }, true],
  [
    'the second origin',
    { origins: ['https://a.example', 'https://app.example'] },
    { origin: 'https://app.example', method: 'GET' },
    true,
  ],
  ['a method that is named', { methods: ['GET', 'PUT'] }, { origin: 'https://app.example', method: 'PUT' }, true],
  ['a method that is not', { methods: ['GET', 'PUT'] }, { origin: 'https://app.example', method: 'DELETE' }, false],
  ['a header that is not named', {}, { origin: 'https://app.example', method: 'GET', headers: 'authorization' }, false],
  [
    'headers whatever their case',
    { headers: ['Authorization', 'Content-Type'] },
    { origin: 'https://app.example', method: 'GET', headers: 'content-type, AUTHORIZATION' },
    true,
  ],
  [
    'one header too many',
    { headers: ['authorization'] },
    { origin: 'https://app.example', method: 'GET', headers: 'authorization, x-other' },
    false,
  ],
  [
    'headers that begin so',
    { headers: ['x-storage-meta-*'] },
    { origin: 'https://app.example', method: 'GET', headers: 'x-storage-meta-place' },
    true,
  ],
  [
    'every header',
    { headers: ['*'] },
    { origin: 'https://app.example', method: 'GET', headers: 'anything, at-all' },
    true,
  ],
]

describe('a rule', () => {
  it.each(matrix)('decides a preflight: %s', async (_, change, { origin, method, headers }, allowed) => {
    await update([rule(change)])
    const answer = await preflight(origin, method, headers)
    expect(answer).toMatchObject(
      allowed
        ? {
            status: 204,
            origin: change.origins?.includes('*') ? '*' : origin,
            methods: (change.methods ?? ['GET']).join(', '),
            headers: headers?.toLowerCase() ?? null,
            maxAge: '600',
            credentials: null,
          }
        : { status: 403, origin: null, methods: null, headers: null },
    )
    expect(answer.vary).toContain('origin')
  })

  it('applies to the request itself, including readable headers', async () => {
    await update([rule({ exposeHeaders: ['ETag', 'content-range'] })])
    expect(await actual('https://app.example')).toEqual({
      status: 200,
      origin: 'https://app.example',
      expose: 'etag, content-range',
      credentials: null,
      vary: 'origin',
    })
    expect(await actual('https://app.example', 'PUT')).toMatchObject({ status: 200, origin: null })
    expect(await actual(undefined)).toMatchObject({ origin: null, vary: 'origin' })
  })

  it('lets a page read why its request was denied', async () => {
    await update([rule()])
    const answer = await bucket.send('GET', 'missing.txt', { headers: { origin: 'https://app.example' } })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, 'https://app.example'])
  })

  it('has precedence over later ones', async () => {
    await update([rule({ maxAge: 1 }), rule({ origins: ['*'], methods: ['GET', 'DELETE'], maxAge: 2 })])
    expect(await preflight('https://app.example', 'GET')).toMatchObject({ origin: 'https://app.example', maxAge: '1' })
    expect(await preflight('https://app.example', 'DELETE')).toMatchObject({ origin: '*', maxAge: '2' })
  })

  it('stops applying when it is deleted', async () => {
    await update([rule()])
    expect(
      (await holder.invoke(calls['cloud-storage.bucket-cors.query'], { bucketId: bucket.bucketId })).rules,
    ).toEqual([rule()])
    await holder.invoke(calls['cloud-storage.bucket-cors.delete'], { bucketId: bucket.bucketId })
    expect(await actual('https://app.example')).toMatchObject({ origin: null })
    expect(
      (await holder.invoke(calls['cloud-storage.bucket-cors.query'], { bucketId: bucket.bucketId })).rules,
    ).toEqual([])
  })

  it.each([
    ['rules.0.origins.0', { origins: ['app.example'] }],
    ['rules.0.origins.0', { origins: ['https://app.example/'] }],
    ['rules.0.origins.0', { origins: ['https://*.*.example'] }],
    ['rules.0.origins.0', { origins: ['https://App.example'] }],
    ['rules.0.origins.0', { origins: ['https://app.example:443'] }],
    ['rules.0.origins.0', { origins: ['null'] }],
    ['rules.0.origins', { origins: [] }],
    ['rules.0.methods', { methods: [] }],
    ['rules.0.methods.0', { methods: ['PATCH'] }],
    ['rules.0.headers.0', { headers: ['x y'] }],
    ['rules.0.headers.0', { headers: ['x-*-*'] }],
    ['rules.0.exposeHeaders.0', { exposeHeaders: ['*'] }],
    ['rules.0.maxAge', { maxAge: 86_401 }],
  ])('is refused for %s: %j', async (field, change) => {
    expect(await refused(update([{ ...rule(), ...change }]))).toMatchObject({
      kind: 'invalid',
      issues: expect.arrayContaining([expect.objectContaining({ field })]),
    })
  })

  it('is one of at most ten', async () => {
    expect(await refused(update(Array.from({ length: 11 }, () => rule())))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'rules' }],
    })
    expect((await update(Array.from({ length: 10 }, () => rule()))).rules).toHaveLength(10)
  })
})
