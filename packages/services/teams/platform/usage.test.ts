import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { reportLead } from '@console-widgets/core/reports'
import { consoleVisits } from '@console-widgets/platform/analytics/tables'
import { leadReports } from '@console-widgets/platform/leads/tables'
import {
  createTestPlatform,
  signIn,
  testStart,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { calls } from '@console-widgets/teams/contract'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  await test.platform.services.database.asPlatform(async (db) => {
    await db.delete(consoleVisits)
    await db.delete(leadReports)
  })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

it('R9: counts the sessions and members that opened a service, from the reports themselves', async () => {
  const browsing = { dataType: 'agc_service_browsing', serviceId: 'cloud-storage', serviceCode: 'serverless' } as const
  for (const console of [holder, holder, await signIn(test.platform)]) await reportLead(console, browsing)
  expect(await holder.invoke(calls['teams.lead-report.list'], undefined)).toEqual({
    items: [
      {
        dataType: 'agc_service_browsing',
        serviceId: 'cloud-storage',
        providerName: null,
        sessions: 2,
        members: 1,
        lastTime: testStart,
      },
    ],
  })
})

it('R169: names the service provider that was opened, while the team has it', async () => {
  const visit = { dataType: 'ecology_service_browsing', serviceCode: 'providers' } as const
  for (const serviceId of ['provider-lanhai', 'provider-of-nobody']) await reportLead(holder, { ...visit, serviceId })
  const { items } = await holder.invoke(calls['teams.lead-report.list'], undefined)
  const names = new Map(items.map(({ serviceId, providerName }) => [serviceId, providerName]))
  expect(names.get('provider-lanhai')).toBe('蓝海测试')
  expect(names.get('provider-of-nobody')).toBeNull()
})

it('R8: lists the page views and clicks of the team', async () => {
  expect((await holder.invoke(calls['teams.console-visit.list'], {})).total).toBe(0)
  const { teamId = '' } = holder.session.$state.get().info ?? {}
  const row = { day: '2026-03-01', event: 'pageView' as const, pageId: 'apps.list', element: '', count: 3 }
  await test.platform.services.database.asTeam({ teamId, userId: teamId }, (db) =>
    db.insert(consoleVisits).values({ ...row, visitId: 'one', lastTime: testStart }),
  )
  expect((await holder.invoke(calls['teams.console-visit.list'], {})).items).toEqual([
    { ...row, visitId: 'one', lastTime: testStart },
  ])
})
