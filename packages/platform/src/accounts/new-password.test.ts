import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSubUser } from '../demo/people.ts'
import {
  anyRead,
  consolePage,
  createRawBrowser,
  rawState,
  type RawBrowser,
} from '@console-widgets/sandbox/testing/raw-browser'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { replacePassword } from './replace-password.ts'
import { hashPassword } from '../secrets/secrets.ts'
import { startSession } from './sessions.ts'
import { accounts } from './tables.ts'

const minute = 60_000
const chosen = 'a-password-of-mine'

let test: TestPlatform
let browser: RawBrowser
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  browser = createRawBrowser(test.platform)
})
afterAll(() => test.close())

const ticketOf = async (response: Response) => /name="ticket" value="(\w+)"/.exec(await response.text())?.[1] ?? ''
/** Enters the assigned password, which leads to the new-password page. */
const requestTicket = async () => ticketOf(await browser.submit(demoSubUser))
const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  test.platform.fetch(
    new Request(`${testOrigin}/account/new-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({
        state: rawState,
        redirect_uri: consolePage,
        password: chosen,
        repeat: chosen,
        ...fields,
      }),
    }),
  )

it('does not sign in a user who still has an assigned password', async () => {
  const page = await browser.submit(demoSubUser)
  expect([page.status, page.headers.get('location')]).toEqual([200, null])
  const html = await page.text()
  expect(html).toContain('action="/account/new-password"')
  expect(html).not.toContain(demoSubUser.password)
})

it.each([
  [{ password: 'short', repeat: 'short' }, 'too short'],
  [{ repeat: 'another-password' }, 'don’t match'],
  [{ password: demoSubUser.password, repeat: demoSubUser.password }, 'initial password'],
])('rejects %o', async (fields, says) => {
  const refused = await choose({ ticket: await requestTicket(), ...fields })
  expect(refused.status).toBe(400)
  const html = await refused.clone().text()
  expect(html).toContain(says)
  // The page has a new ticket, so that the user can try again.
  expect(await ticketOf(refused)).toMatch(/^\w{50}$/)
})

it('accepts a ticket once, for its own sign-in, and for 15 minutes', async () => {
  const [used, foreign, late] = [await requestTicket(), await requestTicket(), await requestTicket()]
  await choose({ ticket: used, repeat: 'another-password' })
  expect((await choose({ ticket: used })).status).toBe(401)
  expect((await choose({ ticket: foreign, state: 'state-of-another-page' })).status).toBe(401)
  test.clock.advance(15 * minute + 1)
  const answer = await choose({ ticket: late })
  expect(answer.status).toBe(401)
  expect(await answer.text()).toContain('took too long')
})

it('rejects forms from other origins and redirects to them', async () => {
  const ticket = await requestTicket()
  expect((await choose({ ticket }, { origin: 'https://elsewhere.example' })).status).toBe(400)
  expect((await choose({ ticket, redirect_uri: 'https://elsewhere.example/' })).status).toBe(400)
})

it('ends all sessions and unused tickets of the old password', async () => {
  const { database, clock } = test.platform.services
  const [used, kept] = [await requestTicket(), await requestTicket()]
  const elsewhere = await database.asPlatform(async (db) => {
    const [row] = await db
      .select({ userId: accounts.userId, teamId: accounts.madeByTeamId })
      .from(accounts)
      .where(eq(accounts.account, demoSubUser.account))
    return startSession(
      db,
      { userId: row?.userId ?? '', teamId: row?.teamId ?? '', now: clock.now() },
      test.platform.services,
    )
  })
  const cookie = elsewhere.cookies.map((header) => header.split(';')[0]).join('; ')
  const reads = () => createRawBrowser(test.platform).call('GET', anyRead, undefined, { cookie })
  expect((await reads()).status).toBe(200)
  expect((await choose({ ticket: used })).status).toBe(303)
  expect((await reads()).status).toBe(401)
  expect((await choose({ ticket: kept })).status).toBe(401)
  await database.asPlatform(async (db) =>
    replacePassword(db, test.platform.services, elsewhere.profile.userId, {
      passwordHash: await hashPassword(demoSubUser.password),
      mustChangePassword: true,
    }),
  )
})

it('accepts the new password and rejects the old one', async () => {
  const done = await choose({ ticket: await requestTicket() })
  expect(done.status).toBe(303)
  expect(done.headers.get('location')).toMatch(new RegExp(`^${consolePage}\\?code=\\w+&state=${rawState}$`))
  expect((await browser.submit(demoSubUser)).status).toBe(401)
  await browser.signIn({ account: demoSubUser.account, password: chosen })
  expect(await (await browser.call('GET', anyRead)).json()).toMatchObject({ ret: { code: 0 }, total: 1 })
})
