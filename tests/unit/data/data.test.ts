import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { anything } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createMemoryPlace, dataOf, undoTime, type Data } from '@console-widgets/data'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let console: Console
let data: Data
/** Ids of the calls that reached the platform. */
let sent: string[]

beforeAll(async () => {
  test = await createTestPlatform()
})
afterAll(() => test.close())
beforeEach(async () => {
  console = await signIn(test.platform)
  sent = []
  const { invoke } = console
  Object.assign(console, {
    invoke: (...request: Parameters<typeof invoke>) => {
      sent.push(request[0].id)
      return invoke(...request)
    },
  })
  data = dataOf(console)
})

const list = calls['apps.app.list']
const create = calls['apps.app.create']
/** Keeps a store mounted, like a widget on the screen; returns a function that releases it. */
const look = (store: { listen(listener: () => void): () => void }) => store.listen(() => {})

describe('query', () => {
  it('is read once for all subscribers, and again for another input', async () => {
    const one = data.query(list, { sort: 'appName' })
    const other = data.query(list, { sort: 'appName' })
    const stops = [look(one), look(other)]
    await expect.poll(() => [one.get().data?.total, other.get().data?.total]).toEqual([18, 18])
    expect(sent).toEqual([list.id])
    stops.push(look(data.query(list, { sort: '-appName' })))
    await expect.poll(() => sent).toEqual([list.id, list.id])
    for (const stop of stops) stop()
  })

  it('is read again after a change that touches it, with the stale data meanwhile', async () => {
    const apps = data.query(list, { maxReqCount: 1 })
    const stop = look(apps)
    await expect.poll(() => apps.get().data?.total).toBe(18)
    const seen: boolean[] = []
    const stopSeeing = apps.listen(({ data: known }) => seen.push(known !== undefined))
    await data.mutation(create).run({ appName: 'Signal Flags', parentType: 13 })
    await expect.poll(() => apps.get().data?.total).toBe(19)
    expect(seen).not.toContain(false)
    stop()
    stopSeeing()
  })

  it('is read again after any change, if it depends on everything', async () => {
    const trail = data.query({ ...list, touches: [anything] }, { maxReqCount: 3 })
    const stop = look(trail)
    await expect.poll(() => trail.get().data !== undefined).toBe(true)
    data.invalidate(['of another area'])
    await expect.poll(() => sent).toEqual([list.id, list.id])
    stop()
  })

  it('is read again when its data changes while it loads', async () => {
    const apps = data.query(list, { maxReqCount: 2 })
    const stop = look(apps)
    await expect.poll(() => sent).toContain(list.id)
    data.invalidate(['apps'])
    await expect.poll(() => apps.get().data !== undefined && !apps.get().loading).toBe(true)
    expect(sent.filter((id) => id === list.id)).toHaveLength(2)
    stop()
  })

  it('is read again when all queries are invalidated, as a host can do without keys', async () => {
    const apps = data.query(list, { maxReqCount: 5 })
    const stop = look(apps)
    await expect.poll(() => apps.get().data !== undefined).toBe(true)
    data.invalidate()
    await expect.poll(() => sent.filter((id) => id === list.id)).toHaveLength(2)
    stop()
  })

  it('follows the team', async () => {
    const apps = data.query(list, {})
    const stop = look(apps)
    await expect.poll(() => apps.get().data?.total).toBe(19)
    await console.session.switchTeam('team-lighthouse')
    await expect.poll(() => apps.get().data?.total).toBe(6)
    await console.session.switchTeam('team-northwind')
    stop()
  })

  it('polls while asked to, and stops without subscribers', async () => {
    const apps = data.query(list, { maxReqCount: 3 }, { every: () => 20 })
    const stop = look(apps)
    await expect.poll(() => sent.length).toBeGreaterThan(2)
    stop()
    await vi.waitFor(async () => {
      const before = sent.length
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (sent.length !== before) throw new Error('It still reads')
    }, 5000)
  })
})

describe('list', () => {
  it('loads in windows, with filter and order from the place', async () => {
    const place = createMemoryPlace('/apps')
    const apps = data.list(list, { id: 'apps', key: 'appId', place })
    const stop = look(apps.$data)
    await expect.poll(() => apps.$data.get().items.length).toBe(19)
    apps.setState({ filters: [{ field: 'appName', operator: '~', value: 'weather' }], sort: 'appName' })
    expect(place.$route.get()).toBe('/apps?filter=appName%3A%7E%3Aweather&sort=appName')
    await expect
      .poll(() => apps.$data.get().items.map((app) => app.appName))
      .toEqual(['Living Room Weather', 'Northwind Weather'])
    place.go('/apps')
    await expect.poll(() => apps.$data.get().total).toBe(19)
    stop()
  })

  it('reports errors, and loads the rest on retry', async () => {
    const place = createMemoryPlace('/apps?sort=nothing')
    const apps = data.list(list, { id: 'apps', key: 'appId', place })
    const stop = look(apps.$data)
    await expect.poll(() => apps.$data.get().error?.issues[0]?.field).toBe('sort')
    place.go('/apps')
    await expect.poll(() => apps.$data.get()).toMatchObject({ total: 19, error: undefined })
    stop()
  })

  it('is requested once for all subscribers to the same records, and again after a reload or a change', async () => {
    const lists = Array.from({ length: 3 }, () =>
      data.list(list, { id: 'shared', key: 'appId', place: createMemoryPlace() }),
    )
    const seen = () => lists.map(({ $data }) => $data.get().total)
    const stops = lists.slice(0, 2).map(({ $data }) => look($data))
    await expect.poll(() => seen().slice(0, 2)).toEqual([expect.any(Number), expect.any(Number)])
    // A later subscriber gets what the others have loaded.
    stops.push(look(lists[2]!.$data))
    await expect.poll(seen).not.toContain(undefined)
    expect(sent).toEqual([list.id])
    const [total = 0] = seen()
    await data.mutation(create).run({ appName: 'Shared by Three', parentType: 13 })
    await expect.poll(seen).toEqual([total + 1, total + 1, total + 1])
    expect(sent).toEqual([list.id, create.id, list.id])
    lists[0]!.reload()
    await expect.poll(() => sent.filter((id) => id === list.id)).toHaveLength(3)
    for (const stop of stops) stop()
  })

  it('keeps loading for the others when one subscriber leaves', async () => {
    const [stays, leaves] = Array.from({ length: 2 }, () =>
      data.list(list, { id: 'left', key: 'appId', place: createMemoryPlace() }),
    )
    const stopStaying = look(stays!.$data)
    const stopLeaving = look(leaves!.$data)
    stopLeaving()
    await expect.poll(() => stays!.$data.get().total).toBeGreaterThan(0)
    expect(stays!.$data.get().error).toBeUndefined()
    expect(sent).toEqual([list.id])
    stopStaying()
  })
})

describe('change', () => {
  const rename = calls['apps.app.update']
  const nameOf = (name: string) => ({
    apply: () =>
      data.patch(list, (page) => ({
        ...page,
        items: page.items.map((app, index) => (index === 0 ? { ...app, appName: name } : app)),
      })),
  })

  it('that is optimistic shows immediately, and is rolled back when the platform rejects it', async () => {
    const apps = data.query(list, { sort: 'appName', maxReqCount: 4 })
    const stop = look(apps)
    await expect.poll(() => apps.get().data !== undefined).toBe(true)
    const before = apps.get().data?.items[0]?.appName
    const change = data.mutation(rename, { mode: 'optimistic', ...nameOf('Shown at once') })
    const run = change.run({ appId: 'no-such-app', appName: 'Shown at once' })
    await expect.poll(() => apps.get().data?.items[0]?.appName).toBe('Shown at once')
    await expect(run).rejects.toMatchObject({ kind: 'not-found' })
    await expect.poll(() => apps.get().data?.items[0]?.appName).toBe(before)
    expect(change.get().error?.kind).toBe('not-found')
    stop()
  })

  it('that can be undone reaches the platform only after the undo period', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const change = data.mutation(create, { mode: 'undoable' })
      const undone = change.run({ appName: 'Never Made', parentType: 13 })
      change.get().undo?.()
      expect(await undone).toBeUndefined()
      expect(sent).toEqual([])
      const made = change.run({ appName: 'Made Late', parentType: 13 })
      expect(sent).toEqual([])
      vi.advanceTimersByTime(undoTime)
      expect(sent).toEqual([create.id])
      vi.useRealTimers()
      expect((await made)?.appName).toBe('Made Late')
    } finally {
      vi.useRealTimers()
    }
  })

  it('reports to the host what it made stale', async () => {
    const told: unknown[] = []
    const stop = console.host.onPosted((name, params) => told.push([name, params]))
    await data.mutation(create).run({ appName: 'Told About', parentType: 13 })
    expect(told).toContainEqual(['changed', { call: create.id, touches: create.touches }])
    stop()
  })
})
