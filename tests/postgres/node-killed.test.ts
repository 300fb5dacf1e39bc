import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls as packageCalls } from '@console-widgets/app-packages/contract'
import { buildApk, makePackageKey } from '@console-widgets/package-parser/build'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls as storageCalls } from '@console-widgets/cloud-storage/contract'
import {
  createTestBucket,
  everybody,
  type TestBucket,
} from '../../packages/services/cloud-storage/platform/testing/storage.ts'
import { ConsoleError, type Console } from '@console-widgets/core'
import { fileCalls } from '@console-widgets/core/contract'
import { actHeader, multipartPartBytes } from '@console-widgets/core/model'
import { systemClock } from '@console-widgets/platform/clock/clock'
import { makePicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import type { Platform } from '@console-widgets/sandbox'
import { createRawBrowser, type RawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { declareData } from '@console-widgets/sandbox/testing/declare-data'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { openTestDatabase } from '@console-widgets/sandbox/testing/test-database'
import { signIn } from '@console-widgets/sandbox/testing/test-platform'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { startServer, type Server } from '../crash/server.ts'
import { startRoundRobinProxy, type RoundRobinProxy } from '../support/round-robin-proxy.ts'

/**
 * Two nodes on one PostgreSQL server and one folder of objects, behind a proxy that sends every request to the other
 * node. The tests build on each other; in the middle, one node is killed.
 */
let folder: string
let nodes: Server[]
let proxy: RoundRobinProxy
let database: pg.Client
let drop: () => Promise<void>
let platform: Platform
let console: Console
let browser: RawBrowser
let bucket: TestBucket

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nodes-'))
  const opened = await openTestDatabase({ filled: false })
  await opened.database.close()
  drop = opened.drop
  database = new pg.Client({ connectionString: opened.url as string })
  await database.connect()
  nodes = await Promise.all([1, 2].map(() => startServer(folder, opened.url)))
  proxy = await startRoundRobinProxy(nodes.map(({ origin }) => origin))
  platform = platformAt(() => proxy.origin)
  console = await signIn(platform)
  browser = createRawBrowser(platform)
  await browser.signIn()
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.end('SIGKILL')))
  await proxy.close()
  await database.end()
  await drop()
  await rm(folder, { recursive: true, force: true })
})

/** A platform behind an address, for the helpers of tests. */
function platformAt(originNow: () => string): Platform {
  const fetchThere: Platform['fetch'] = async (request, caller) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    // Of another body than the one that is sent on.
    headers.delete('content-length')
    const body = await request.arrayBuffer()
    const response = await fetch(`${originNow()}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(body.byteLength > 0 || request.method === 'PUT' ? { body } : {}),
    })
    for (const header of response.headers.getSetCookie()) caller?.keepCookie?.(header)
    return response
  }
  return { fetch: fetchThere, services: { clock: systemClock } } as Platform
}

const rows = async <Row>(query: string) => (await database.query(query)).rows as Row[]
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const randomBytes = (length: number) => Uint8Array.from({ length }, (_, place) => (place * 31 + (place >> 8)) % 251)

/** The one entry of a list. */
function only<Item>(list: readonly Item[]): Item {
  expect(list).toHaveLength(1)
  return list[0] as Item
}

async function upload(fileName: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const input = { bizTag: 'versions', fileName, contentLength: content.byteLength }
  const { othersInfo } = await console.invoke(fileCalls['files.object.upload'], input, { content })
  return only(othersInfo).objectId
}

const picture = async (width: number, height: number, colour: Colour) =>
  upload('image.png', await makePicture(width, height, colour, [255, 255, 255]))

/** Creates an app with a parsed package, and a version that is ready to be submitted. */
async function prepareVersion(appName: string) {
  const { appId } = await console.invoke(appCalls['apps.app.create'], { appName, parentType: 13, childType: 1302 })
  await rateApp(console, appId)
  await declareData(console, appId)
  const key = await makePackageKey({ seed: appName, commonName: 'Northwind Release' })
  const contents = { packageName: `com.example.a${appId}`, versionCode: 1, versionName: '1.0', label: appName }
  const objectId = await upload('app.apk', await buildApk(contents, key))
  const { package: made } = await console.invoke(packageCalls['app-packages.package.create'], { appId, objectId })
  const { pkgId } = made
  await expect
    .poll(async () => (await console.invoke(packageCalls['app-packages.package.get'], { pkgId })).package.successStatus)
    .toBe(0)
  const { version } = await console.invoke(versionCalls['versions.app-version.create'], { appId, packageId: pkgId })
  const { versionId } = version
  await console.invoke(versionCalls['versions.app-version.update'], {
    appId,
    versionId,
    languages: [
      {
        lang: 'en-US',
        appName,
        appDesc: 'Finds a berth in every harbour of the coast and shows the way in.',
        briefInfo: 'Every harbour of the coast',
        newFeatures: 'Berths can be booked.',
      },
    ],
    materials: {
      icon: await picture(216, 216, [20, 90, 80]),
      screenshots: [
        await picture(450, 800, [90, 10, 80]),
        await picture(450, 800, [10, 90, 80]),
        await picture(450, 800, [10, 10, 80]),
      ],
    },
    privacyPolicy: 'https://northwind.example/privacy',
    publishCountry: ['CN', 'DE'],
    encryption: 'exempt',
  })
  return { appId, versionId }
}

const submit = (version: { appId: string; versionId: string }) =>
  console.invoke(versionCalls['versions.on-shelf.submit'], {
    ...version,
    override: { reason: 'The package was checked before it was uploaded' },
  })
const isLive = async (version: { appId: string; versionId: string }) =>
  (await console.invoke(versionCalls['versions.app-version.get'], version)).version?.releaseState === 0

/** Repeats a change until the platform has answered it, as a person does who sees that the connection failed. */
async function untilAnswered<Result>(change: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await change()
    } catch (error) {
      if (!(error instanceof ConsoleError) || error.retCode !== undefined) throw error
    }
  }
}

const createApp = (appName: string, actId: string, by = browser) =>
  by.call(
    'POST',
    '/amis/app-manage/v1/app',
    { appName, parentType: 13 },
    { agcCsrfToken: browser.csrfToken(), [actHeader]: actId, cookie: browser.cookie() },
  )

it('release a version, from the app to the store', async () => {
  const version = await prepareVersion('Harbour Guide')
  await submit(version)
  await expect.poll(() => isLive(version)).toBe(true)
  const [one = 0, other = 0] = proxy.answered
  expect(Math.abs(one - other)).toBeLessThanOrEqual(1)
})

it('store files: each part of an upload reaches another node, and every node has the file', async () => {
  bucket = await createTestBucket(platform, console)
  await bucket.publish(everybody)
  for (const [place, key] of ['a/1.txt', 'a/2.txt', 'a/3.txt', 'b.txt'].entries()) {
    expect((await bucket.send('PUT', key, { body: `file ${place}` })).ok).toBe(true)
    expect(await (await bucket.send('GET', key)).text()).toBe(`file ${place}`)
  }
  const { bucketId } = bucket
  await console.invoke(storageCalls['cloud-storage.files.move'], { bucketId, keys: ['a/'], targetPrefix: 'archive' })
  await console.invoke(storageCalls['cloud-storage.files.delete'], { bucketId, keys: ['b.txt'] })
  expect(await bucket.keys()).toEqual(['archive/'])
  expect((await bucket.keys('archive/a/')).toSorted()).toEqual([
    'archive/a/1.txt',
    'archive/a/2.txt',
    'archive/a/3.txt',
  ])

  const content = randomBytes(multipartPartBytes + 1234)
  const begun = await console.invoke(fileCalls['files.multipart-upload.init'], {
    bizTag: 'nodes',
    fileName: 'big.zip',
    contentLength: content.byteLength,
  })
  const { objectId, nspUploadId, partSize } = only(begun.othersInfo)
  const ids = { objectId, nspUploadId }
  const { urlsInfo } = await console.invoke(fileCalls['files.multipart-upload.parts'], { ...ids, partNumbers: [1, 2] })
  for (const [place, { url, headers }] of urlsInfo.entries()) {
    const body = content.slice(place * partSize, (place + 1) * partSize)
    const put = await platform.fetch(new Request(url, { method: 'PUT', headers: headers as HeadersInit, body }))
    expect(put.status).toBe(200)
  }
  const { othersInfo: parts } = await console.invoke(fileCalls['files.multipart-upload.parts'], {
    ...ids,
    partNumbers: [],
  })
  const { othersInfo } = await console.invoke(fileCalls['files.multipart-upload.compose'], { ...ids, parts })
  expect(only(othersInfo)).toMatchObject({ size: content.byteLength, sha256: sha256(content) })
})

it('apply a change once that both nodes receive at the same moment', async () => {
  const answers = await Promise.all(
    nodes.map(async ({ origin }) => {
      const answer = await createApp('Tide Tables', 'twice', createRawBrowser(platformAt(() => origin)))
      return [answer.status, ((await answer.json()) as { appId: string }).appId]
    }),
  )
  expect(answers[0]).toEqual([200, expect.any(String)])
  expect(answers[1]).toEqual(answers[0])
})

it('count failed sign-ins together, and lock the account on both', async () => {
  const { account, password } = demoAccounts.finance
  const attempt = (place: number, guess: string) =>
    createRawBrowser(platformAt(() => (nodes[place % 2] as Server).origin)).submit(
      { account, password: guess },
      { 'x-forwarded-for': '203.0.113.9' },
    )
  const statuses = []
  for (let place = 0; place < 10; place++) statuses.push((await attempt(place, 'wrong')).status)
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401))
  expect([(await attempt(0, password)).status, (await attempt(1, password)).status]).toEqual([429, 429])
})

it('lose nothing and do nothing twice if one of them is killed', async () => {
  const version = await prepareVersion('Berth Finder')
  const names = Array.from({ length: 40 }, (_, place) => `Pier ${place}`)
  /** Repeats an action until it is answered, as the client does. */
  const create = async (name: string) => {
    for (;;) {
      const answer = await createApp(name, name).catch(() => undefined)
      if (answer?.status === 200) return ((await answer.json()) as { appId: string }).appId
    }
  }
  const made: string[] = []
  const waiting = [...names]
  const burst = Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        if (waiting.length === 20) void nodes[0]?.process.kill('SIGKILL')
        made.push(await create(name))
      }
    }),
  )
  // It may be under way on the node that is killed.
  await untilAnswered(() => submit(version))
  await burst
  expect(nodes[0]?.process.killed).toBe(true)
  expect(new Set(made).size).toBe(names.length)
  expect(await rows(`select app_name from cw_apps where app_name like 'Pier %'`)).toHaveLength(names.length)

  // What the dead node had begun, the other one does.
  await expect.poll(() => isLive(version)).toBe(true)
  await expect
    .poll(() =>
      rows(`select kind from cw_jobs where kind like 'notices.%' and due_time < extract(epoch from now()) * 1000`),
    )
    .toEqual([])
  expect(
    await rows(`select channel, address, topic, reference from cw_outbox group by 1, 2, 3, 4 having count(*) > 1`),
  ).toEqual([])
  expect(
    await rows(
      `select recipient_id, topic, message, app_id from cw_notices where app_id in ('${version.appId}') group by 1, 2, 3, 4 having count(*) > 1`,
    ),
  ).toEqual([])
  expect(await rows(`select kind, last_error from cw_jobs where attempts > 1 or last_error is not null`)).toEqual([])
  expect(await (await bucket.send('GET', 'archive/a/1.txt')).text()).toBe('file 0')
  expect((await bucket.send('PUT', 'after.txt', { body: 'still here' })).ok).toBe(true)
})
