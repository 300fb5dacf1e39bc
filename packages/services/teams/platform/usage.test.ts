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
        sessions: 2,
        members: 1,
        lastTime: testStart,
      },
    ],
  })
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
