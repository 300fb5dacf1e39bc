import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyDemoData } from '../support/demo-data.ts'
import { signInTo, startServer, type Client, type Server } from './server.ts'

let folder: string
const running = new Set<Server>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'))
  await copyDemoData(folder)
})
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL')
  running.clear()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<Server> {
  const server = await startServer(folder)
  running.add(server)
  return server
}

/** What the platform has acknowledged. */
interface Acknowledged {
  apps: Set<string>
  /** SHA-256 by object id. */
  objects: Map<string, string>
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Creates apps one after the other until the process is gone. */
async function makeApps(client: Client, name: string, done: Acknowledged): Promise<void> {
  for (let number = 0; ; number++) {
    const appName = `${name} ${number}`
    try {
      await client.call('POST', '/amis/app-manage/v1/app', { appName, parentType: 13 })
    } catch {
      return
    }
    done.apps.add(appName)
  }
}

/** Uploads objects one after the other until the process is gone. */
async function uploadObjects(origin: string, client: Client, done: Acknowledged): Promise<void> {
  for (;;) {
    const bytes = randomBytes(300_000)
    try {
      const { urlsInfo } = (await client.call('POST', '/cfs/file_service/v1/upload/object/url', {
        bizTag: 'crash',
        fileName: 'sample.pdf',
        contentLength: bytes.length,
      })) as {
        urlsInfo: [{ objectId: string; url: string; headers: Record<string, string> }]
      }
      const [address] = urlsInfo
      const put = await fetch(address.url.replace('http://console.test', origin), {
        method: 'PUT',
        headers: address.headers,
        body: bytes,
      })
      if (!put.ok) return
      done.objects.set(address.objectId, sha256(bytes))
    } catch {
      return
    }
  }
}

async function appNames(client: Client): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const { items, total } = (await client.call(
      'GET',
      `/amis/app-manage/v1/app/list?fromRecCount=${names.length + 1}&maxReqCount=100`,
    )) as { items: { appName: string }[]; total: number }
    names.push(...items.map((item) => item.appName))
    if (names.length >= total || items.length === 0) return names
  }
}

async function download(origin: string, client: Client, objectId: string): Promise<Uint8Array> {
  const { urlsInfo } = (await client.call('POST', '/cfs/file_service/v1/download/object/url', {
    objectIds: [objectId],
  })) as { urlsInfo: { url: string }[] }
  const answer = await fetch((urlsInfo[0] as { url: string }).url.replace('http://console.test', origin))
  return new Uint8Array(await answer.arrayBuffer())
}

it('loses no acknowledged data when killed during writes and uploads', async () => {
  const done: Acknowledged = { apps: new Set(), objects: new Map() }
  for (let round = 1; round <= 3; round++) {
    const server = await start()
    const client = await signInTo(server.origin)
    const work = [
      ...[1, 2, 3].map((each) => makeApps(client, `Round ${round} maker ${each}`, done)),
      uploadObjects(server.origin, client, done),
    ]
    const [apps, objects] = [done.apps.size, done.objects.size]
    // Kill it as soon as there is something to lose, with requests in flight.
    await expect
      .poll(() => done.apps.size >= apps + 8 && done.objects.size >= objects + 3, { timeout: 120_000, interval: 5 })
      .toBe(true)
    await server.end('SIGKILL')
    running.delete(server)
    await Promise.all(work)
  }
  const server = await start()
  const client = await signInTo(server.origin)
  const names = await appNames(client)
  expect([...done.apps].filter((name) => !names.includes(name))).toEqual([])
  for (const [objectId, hash] of done.objects)
    expect(sha256(await download(server.origin, client, objectId)), objectId).toBe(hash)
}, 400_000)

it('rejects a second process on its folder, and names the one that uses it', async () => {
  const first = await start()
  await expect(start()).rejects.toMatchObject({
    code: 1,
    message: expect.stringContaining(`in use by process ${first.process.pid}`),
  })
  expect((await fetch(`${first.origin}/openapi.json`)).status).toBe(200)
})

it('exits cleanly on request, and leaves the folder usable', async () => {
  const first = await start()
  expect(await first.end('SIGTERM')).toBe(0)
  running.delete(first)
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  expect((await fetch(`${(await start()).origin}/openapi.json`)).status).toBe(200)
})
