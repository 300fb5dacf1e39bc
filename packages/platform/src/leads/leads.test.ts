import { afterAll, beforeAll, expect, it } from 'vitest'
import { leadReportCalls } from '@console-widgets/core/contract'
import { reportLead } from '@console-widgets/core/reports'
import { auditRecords } from '../audit/tables.ts'
import { europeTeamId } from '../demo/people.ts'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { leadReports } from './tables.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform()
  // The demo team's own.
  await test.platform.services.database.asPlatform((db) => db.delete(leadReports))
})
afterAll(() => test.close())

const browsing = { dataType: 'agc_service_browsing', serviceId: 's1', serviceCode: 'code1' } as const
const behaviour = { dataType: browsing.dataType, detail: { serviceId: 's1', serviceCode: 'code1', menuId: 'm1' } }
const report = leadReportCalls['lead-report.behaviour.report']
const readReports = () => test.platform.services.database.asPlatform((db) => db.select().from(leadReports))

it('R9, R168: stores what a team in China browsed', async () => {
  const console = await signIn(test.platform)
  await reportLead(console, { ...browsing, menuId: 'm1' })
  expect(await readReports()).toMatchObject([
    { teamId: 'team-northwind', userId: 'team-northwind', ...behaviour.detail, dataType: browsing.dataType },
  ])
  // Neither the audit log nor the changes on the start page list it.
  const records = await test.platform.services.database.asPlatform((db) => db.select().from(auditRecords))
  expect(records.filter(({ callId }) => callId === report.id)).toEqual([])
})

it('R172: stores one report per service and session, even after a refresh', async () => {
  const before = (await readReports()).length
  const console = await signIn(test.platform)
  await console.invoke(report, behaviour)
  await console.session.refresh()
  await console.invoke(report, behaviour)
  expect(await readReports()).toHaveLength(before + 1)
  await console.invoke(report, { ...behaviour, dataType: 'ecology_service_browsing' })
  await console.invoke(report, { ...behaviour, detail: { ...behaviour.detail, serviceId: 's2' } })
  expect(await readReports()).toHaveLength(before + 3)
})

it('R170: ignores teams outside China', async () => {
  const console = await signIn(test.platform)
  await console.session.switchTeam(europeTeamId)
  await expect(console.invoke(report, behaviour)).rejects.toMatchObject({ kind: 'forbidden', reason: 'not-in-china' })
})
