import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import type { Console } from '@console-widgets/core'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
let developer: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  developer = await signIn(test.platform, demoAccounts.development)
})
afterAll(() => test.close())

describe('lists of apps', () => {
  it('can be filtered, sorted, and windowed', async () => {
    const list = (input: object) => holder.invoke(calls['apps.app.list'], input)
    const paid = await list({ filter: ['isFree:=:false', 'appName:~:o'], sort: 'appName', maxReqCount: 100 })
    expect(paid.items.every((app) => !app.isFree && /o/i.test(app.appName))).toBe(true)
    const first = await list({ sort: 'appId', maxReqCount: 2 })
    const second = await list({ sort: 'appId', fromRecCount: 3, maxReqCount: 2 })
    expect([...first.items, ...second.items].map((app) => app.appId)).toEqual(
      (await list({ sort: 'appId', maxReqCount: 4 })).items.map((app) => app.appId),
    )
    expect(await refused(list({ sort: 'password' }))).toMatchObject({ kind: 'invalid', issues: [{ field: 'sort' }] })
  })

  it('can be narrowed to a project', async () => {
    const { items } = await holder.invoke(calls['apps.app.list-by-project'], {
      projectId: demoProjectIds.reading,
      sort: 'appId',
    })
    expect(items.map((app) => app.appName)).toEqual(['Книжная полка', 'Карманный словарь', 'Margin Notes'])
    expect(
      await refused(holder.invoke(calls['apps.app.list-by-project'], { projectId: demoProjectIds.games })),
    ).toMatchObject({ status: 404 })
  })

  it('show every app to a role that manages all, and project apps to other members', async () => {
    const query = (console: Console) => console.invoke(calls['apps.managed-app-list.query'], { maxReqCount: 100 })
    expect((await query(holder)).total).toBe((await holder.invoke(calls['apps.app.list'], {})).total)
    const ofDeveloper = await query(developer)
    expect(new Set(ofDeveloper.items.map((app) => app.projectName))).toEqual(
      new Set(['Northwind Navigation', '北风天气']),
    )
    const finance = await signIn(test.platform, demoAccounts.finance)
    expect((await query(finance)).total).toBe(0)
  })

  it('exclude apps that cannot join a series', async () => {
    const { items } = await holder.invoke(calls['apps.app-series-selectable.list'], {
      memberIds: ['108370001'],
      maxReqCount: 100,
    })
    expect(items.length).toBeGreaterThan(10)
    expect(items.some((app) => app.packageName === null || app.packageName === 'com.northwind.maps')).toBe(false)
  })

  it('include apps published elsewhere', async () => {
    const update = (appName: string) =>
      holder.invoke(calls['apps.non-ag-app.update'], {
        packageName: 'com.northwind.elsewhere',
        appName,
        url: 'https://elsewhere.example',
      })
    await update('Elsewhere')
    expect(await update('Elsewhere 2')).toMatchObject({ appName: 'Elsewhere 2', state: 'active' })
    const { items } = await holder.invoke(calls['apps.non-ag-app.list'], {
      filter: ['packageName:=:com.northwind.elsewhere'],
    })
    expect(items).toHaveLength(1)
  })
})

it('offers categories of two or three levels in three languages', async () => {
  const { kinds } = await holder.invoke(calls['apps.app-kind.list'], {})
  expect(kinds.map(({ parentType }) => parentType)).toEqual([2, 13])
  expect(kinds[0]?.children[0]?.children[0]).toEqual({
    kindId: 20101,
    name: { cn: '动作角色扮演', en: 'Action RPG', ru: 'Ролевые боевики' },
  })
  expect((await holder.invoke(calls['apps.app-kind.list'], { parentType: 13 })).kinds).toHaveLength(1)
})
