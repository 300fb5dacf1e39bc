import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, seriesCalls } from '@console-widgets/apps/contract'
import type { Console } from '@console-widgets/core'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

let count = 0
const newApp = async (more: { packageType?: 1 | 2 | 8 } = {}) => {
  const name = `lantern${++count}`
  const facts = { appName: name, parentType: 13 as const, packageName: `com.northwind.${name}`, ...more }
  return (await holder.invoke(calls['apps.app.create'], facts)).appId
}
const create = (appIds: string[], more: object = {}) =>
  holder
    .invoke(seriesCalls['app-series.series.create'], { kind: 'double', name: `Lanterns ${++count}`, appIds, ...more })
    .then(({ series }) => series)
const seriesOf = async (appId: string) =>
  (await holder.invoke(seriesCalls['app-series.action.query'], { appId })).series
const order = ({ members }: { members: { appId: string }[] }) => members.map(({ appId }) => appId)
const selectable = async (memberIds: string[]) => {
  const input = { memberIds, maxReqCount: 100 }
  const [one, other] = await Promise.all([
    holder.invoke(calls['apps.app-series-selectable.list'], input),
    holder.invoke(seriesCalls['app-series.optional-list.query'], input),
  ])
  expect(other).toEqual(one)
  return one.items.map(({ appId }) => appId)
}

describe('a series', () => {
  it('shows apps in an order, which can be changed with its name', async () => {
    const [android, quick] = [await newApp(), await newApp({ packageType: 2 })]
    const { seriesId } = await create([quick, android])
    const { series } = await holder.invoke(seriesCalls['app-series.action.set'], {
      seriesId,
      name: 'Lanterns of the coast',
      appIds: [android, quick],
    })
    expect(series).toMatchObject({ name: 'Lanterns of the coast' })
    expect(order(series)).toEqual([android, quick])
    expect(await seriesOf(quick)).toEqual(series)
    const others = { seriesId, appIds: [android, await newApp()] }
    expect(await refused(holder.invoke(seriesCalls['app-series.action.set'], others))).toMatchObject({
      reason: 'bad-parameter',
      issues: [{ field: 'appIds' }],
    })
  })

  it('gains and loses apps, but keeps two', async () => {
    const [one, other, third] = [await newApp(), await newApp(), await newApp()]
    const { seriesId } = await create([one, other])
    const member = { seriesId, appId: third }
    const added = await holder.invoke(seriesCalls['app-series.action.add'], member)
    expect(order(added.series)).toEqual([one, other, third])
    expect(await refused(holder.invoke(seriesCalls['app-series.action.add'], member))).toMatchObject({
      reason: 'app-in-series',
    })
    const removed = await holder.invoke(seriesCalls['app-series.action.delete'], { seriesId, appId: other })
    expect(order(removed.series)).toEqual([one, third])
    expect(await refused(holder.invoke(seriesCalls['app-series.action.delete'], member))).toMatchObject({
      reason: 'bad-parameter',
      issues: [{ field: 'appId' }],
    })
    expect(await seriesOf(other)).toBeNull()
  })

  it('takes apps of the team that have package names and are in no other series', async () => {
    const [one, other, free] = [await newApp(), await newApp(), await newApp()]
    const nameless = (await holder.invoke(calls['apps.app.create'], { appName: 'Nameless', parentType: 13 })).appId
    expect(await selectable([one])).toEqual(expect.arrayContaining([other, free]))
    await create([one, other])
    const found = await selectable([])
    expect(found).toContain(free)
    for (const appId of [one, other, nameless]) expect(found).not.toContain(appId)
    expect(await refused(create([free, other]))).toMatchObject({ reason: 'app-in-series' })
    expect(await refused(create([free, nameless]))).toMatchObject({ issues: [{ field: 'appIds' }] })
    expect(await refused(create([free, '999999999']))).toMatchObject({ reason: 'app-not-found' })
    for (const appIds of [[free], [free, free]])
      expect(await refused(create(appIds))).toMatchObject({ status: 400, issues: [{ field: 'appIds' }] })
  })

  it('has packages of one type if it is a single one', async () => {
    const [android, quick] = [await newApp(), await newApp({ packageType: 2 })]
    expect(await refused(create([android, quick], { kind: 'single' }))).toMatchObject({ issues: [{ field: 'appIds' }] })
    const { seriesId } = await create([android, await newApp()], { kind: 'single' })
    expect(
      await refused(holder.invoke(seriesCalls['app-series.action.add'], { seriesId, appId: quick })),
    ).toMatchObject({ issues: [{ field: 'appId' }] })
  })

  it('keeps the package names of its apps apart', async () => {
    const [one, quick] = [await newApp(), await newApp({ packageType: 2 })]
    await create([one, quick])
    const { packageName } = await holder.invoke(calls['apps.app.get'], { appId: one })
    const input = { appId: quick, packageName: packageName as string }
    expect(await refused(holder.invoke(calls['apps.package-name.update'], input))).toMatchObject({
      issues: [{ field: 'packageName' }],
    })
  })

  it('ends when it is deleted, or when too few apps remain; the apps stay', async () => {
    const [one, other, third] = [await newApp(), await newApp(), await newApp()]
    const { seriesId } = await create([one, other, third])
    await holder.invoke(calls['apps.app.delete'], { appId: one })
    expect(order((await seriesOf(other)) as { members: { appId: string }[] })).toEqual([other, third])
    await holder.invoke(calls['apps.app.delete'], { appId: other })
    expect(await seriesOf(third)).toBeNull()
    expect(await refused(holder.invoke(seriesCalls['app-series.series.delete'], { seriesId }))).toMatchObject({
      reason: 'not-found',
    })
    const next = await create([third, await newApp()])
    await holder.invoke(seriesCalls['app-series.series.delete'], { seriesId: next.seriesId })
    expect(await seriesOf(third)).toBeNull()
    expect(await holder.invoke(calls['apps.app.get'], { appId: third })).toMatchObject({ appId: third })
  })

  it('tells how far its apps have come', async () => {
    const filter = ['appName:=:Northwind%20Weather']
    const weather = (await holder.invoke(calls['apps.app.list'], { filter })).items[0]?.appId as string
    const { seriesId } = (await seriesOf(weather)) as { seriesId: string }
    const fresh = await newApp()
    await holder.invoke(seriesCalls['app-series.action.add'], { seriesId, appId: fresh })
    const { phases } = await holder.invoke(seriesCalls['app-series.app-private-phase-info.query'], { seriesId })
    expect(phases[0]).toEqual({ appId: weather, phase: 'phased', percent: expect.stringMatching(/^\d+\.\d\d$/) })
    expect(phases.at(-1)).toEqual({ appId: fresh, phase: 'none', percent: null })
  })
})
