import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
import type { Console } from '@console-widgets/core'
import { createRawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { ask, mapsId } from './testing/world.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const weatherId = '108370002'
const update = (appIds: string[], console = holder) =>
  console.invoke(calls['reports.app-comparison.update'], { appIds })

describe('the comparison of apps', () => {
  it('keeps its apps in the given order, for the whole team', async () => {
    const { apps } = await update([weatherId, mapsId])
    expect(apps.map(({ appId, added }) => [appId, added])).toEqual([
      [weatherId, true],
      [mapsId, true],
    ])
    const developer = await signIn(test.platform, demoAccounts.development)
    expect((await developer.invoke(calls['reports.app-comparison-added.get'], undefined)).apps).toEqual(apps)
  })

  it('offers the apps that are not in it, and finds all of them by name', async () => {
    await update([weatherId, mapsId])
    const { items, total } = await holder.invoke(calls['reports.app-comparison-could-add.list'], { maxReqCount: 100 })
    expect(items).toHaveLength(total)
    expect(items.map(({ appId }) => appId)).not.toContain(mapsId)
    const found = await holder.invoke(calls['reports.app-comparison.search'], { keyword: 'WEATHER' })
    expect(found.items.map(({ appName, added }) => [appName, added])).toEqual([
      ['Living Room Weather', false],
      ['Northwind Weather', true],
    ])
    expect((await holder.invoke(calls['reports.app-comparison.search'], { keyword: '%' })).total).toBe(0)
  })

  it('has the same metrics as each app’s own report', async () => {
    await update([weatherId, mapsId])
    const { rows, appNames } = await ask(holder, 'reports.app-comparison-data.get')
    expect(rows.map(({ keys }) => keys.appId).sort()).toEqual([mapsId, weatherId])
    expect(appNames[mapsId]).toBe('Northwind Maps')
    for (const { keys, values } of rows)
      expect(
        (await ask(holder, 'reports.app-overview.get', { appId: keys.appId as string })).totals.values,
      ).toMatchObject({ downloads: values.downloads, activePeople: values.activePeople, crashShare: values.crashShare })
  })

  it('accepts at most ten apps of the team, without duplicates', async () => {
    const { items } = await holder.invoke(calls['reports.app-comparison-could-add.list'], { maxReqCount: 100 })
    const ids = items.map(({ appId }) => appId)
    expect((await update(ids.slice(0, 10))).apps).toHaveLength(10)
    expect(await holder.invoke(calls['reports.app-comparison-status.get'], undefined)).toMatchObject({
      apps: 10,
      most: 10,
    })
    expect(await refused(update(ids.slice(0, 11)))).toMatchObject({ kind: 'invalid', issues: [{ field: 'appIds' }] })
    expect(await refused(update([mapsId, mapsId]))).toMatchObject({ kind: 'invalid', issues: [{ field: 'appIds.1' }] })
    expect(await refused(update(['108370019']))).toMatchObject({ kind: 'invalid', issues: [{ field: 'appIds.0' }] })
  })

  it('can be shown and hidden', async () => {
    expect(await holder.invoke(calls['reports.app-comparison.toggle'], { enabled: false })).toMatchObject({
      enabled: false,
      updateTime: test.clock.now(),
    })
    expect(await holder.invoke(calls['reports.app-comparison-status.get'], undefined)).toMatchObject({ enabled: false })
    expect(await refused(update([mapsId], await signIn(test.platform, demoAccounts.development)))).toMatchObject({
      reason: 'no-permission',
    })
  })

  it('does not change when a user opens a URL, although its method is GET', async () => {
    const browser = createRawBrowser(test.platform)
    await browser.signIn()
    const before = await holder.invoke(calls['reports.app-comparison-status.get'], undefined)
    const opened = await browser.call('GET', `/reports/v1/comparison/toggle?enabled=${!before.enabled}`)
    expect([opened.status, ((await opened.json()) as { reason: string }).reason]).toEqual([403, 'wrong-csrf'])
    expect(await holder.invoke(calls['reports.app-comparison-status.get'], undefined)).toEqual(before)
  })
})

describe('templates', () => {
  const query = {
    reportId: 'app-overview' as const,
    days: 14,
    groupBy: ['week' as const],
    metrics: [],
    filterCondition: ['countryId' as const],
    filterConditionValue: ['FR'],
  }
  const create = (templateName: string, changes = {}) =>
    holder.invoke(calls['reports.report-template.create'], { templateName, ...query, ...changes })

  it('include the platform’s, followed by the team’s own', async () => {
    const { templateId } = await create('Weeks in France')
    const { items, total } = await holder.invoke(calls['reports.report-template.list'], { maxReqCount: 100 })
    expect(items).toHaveLength(total)
    expect(items.map(({ ofPlatform }) => ofPlatform)).toEqual([true, true, true, true, false, false])
    expect(items.find((template) => template.templateId === templateId)).toMatchObject({
      templateName: 'Weeks in France',
      ...query,
    })
    const pages = []
    for (let from = 1; from <= total; from += 2)
      pages.push(
        ...(await holder.invoke(calls['reports.report-template.list'], { fromRecCount: from, maxReqCount: 2 })).items,
      )
    expect(pages).toEqual(items)
    await holder.invoke(calls['reports.report-template.delete'], { templateId })
    expect((await holder.invoke(calls['reports.report-template.list'], {})).total).toBe(total - 1)
  })

  it('must fit their report, and have unique names', async () => {
    await create('Once')
    expect(await refused(create('Once'))).toMatchObject({ reason: 'name-taken' })
    expect(await refused(create('Twice', { groupBy: ['reason'] }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'groupBy.0' }],
    })
    expect(await refused(create('Twice', { metrics: ['revenue'] }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'metrics.0' }],
    })
    expect(
      await refused(holder.invoke(calls['reports.report-template.delete'], { templateId: 'month' })),
    ).toMatchObject({ status: 404 })
  })
})
