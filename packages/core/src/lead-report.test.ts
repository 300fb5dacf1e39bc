import { expect, it } from 'vitest'
import { reportLead } from './lead-report.ts'
import { riskRetCode } from './model.ts'
import { createSignedInPage, profileAt, refusal } from './testing/fake-page.ts'

const browsing = { dataType: 'agc_service_browsing', serviceId: 's1', serviceCode: 'code1' } as const

it('R167, R168, R169: posts type and detail to the China zone with the team id in its header', async () => {
  const page = createSignedInPage()
  page.console.session.accept(profileAt(page.now(), { siteID: '7' }))
  await reportLead(page.console, { ...browsing, menuId: 'm1' })
  expect(page.requests).toHaveLength(1)
  expect(page.requests[0]).toMatchObject({ method: 'POST', headers: { agcteamid: 'team1' } })
  expect(page.requests[0]?.url.href).toBe('https://cn.example/agc/edge/amis/lead-report/v1/behaviours')
  expect(page.requests[0]?.body).toEqual({
    dataType: 'agc_service_browsing',
    detail: { serviceId: 's1', serviceCode: 'code1', menuId: 'm1' },
  })
})

it('R31: takes the menu from the session’s service map', async () => {
  const page = createSignedInPage()
  page.console.keys.set('serviceMap', [{ id: '1', serviceId: 's1', menuId: 'menu9' }])
  await reportLead(page.console, browsing)
  expect(page.requests[0]?.body).toMatchObject({ detail: { menuId: 'menu9' } })
})

it('R170: is sent only for a team of CN', async () => {
  const page = createSignedInPage()
  page.console.session.accept(profileAt(page.now(), { teamCountry: 'DE' }))
  await reportLead(page.console, browsing)
  expect(page.requests).toEqual([])
})

it('R171: shows no error, and can be retried later', async () => {
  const answers = [refusal(400, riskRetCode, 'Risky'), {}]
  const page = createSignedInPage(() => answers.shift())
  const posted: string[] = []
  page.console.host.onPosted((name) => void posted.push(name))
  await reportLead(page.console, browsing)
  expect(posted).toEqual([])
  await reportLead(page.console, browsing)
  expect(page.requests).toHaveLength(2)
})

it('R32, R172: is sent once per service per session', async () => {
  const page = createSignedInPage(() => ({ nextUrl: '/' }))
  await Promise.all([reportLead(page.console, browsing), reportLead(page.console, browsing)])
  await reportLead(page.console, browsing)
  await reportLead(page.console, { ...browsing, serviceId: 's2' })
  expect(page.requests).toHaveLength(2)
  expect(page.console.keys.get('reportedClues')).toEqual(['agc_service_browsing:s1', 'agc_service_browsing:s2'])
  await page.console.session.signOut()
  page.console.session.accept(profileAt(page.now()))
  await reportLead(page.console, browsing)
  expect(page.paths().filter((path) => path.endsWith('/behaviours'))).toHaveLength(3)
})
