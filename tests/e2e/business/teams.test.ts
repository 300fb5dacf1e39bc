import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCsv } from '@console-widgets/core/formats'
import { demoAccount } from '@console-widgets/sandbox'
import { fillSignIn, keepPictureOfFailure, openBrowser, openPage } from '../support/browser.ts'
import { goTo, openConsole } from '../support/console-page.ts'
import { startServer, type TestServer } from '../support/server.ts'

const timeout = 30_000
const { password } = demoAccount
/** The app administrator of the demo team. */
const administrator = { account: 'lin@northwind.example', password }
/** A user of another team, whom the demo team invites. */
const invited = { account: 'emily@carter.example', password }

let server: TestServer
let browser: Browser
let holder: Page
let other: Page
let shown: Page
beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  holder = shown = await openConsole(browser, server.origin)
  other = await openConsole(browser, server.origin, { account: administrator })
})
keepPictureOfFailure(() => shown)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const cell = (name: string | RegExp) => holder.getByRole('checkbox', { name, exact: true })

/** Opens the permission matrix and toggles one cell by keyboard. */
async function turn(name: string | RegExp): Promise<void> {
  shown = holder
  await goTo(holder, '/team/permissions')
  await cell(name).focus()
  await holder.keyboard.press('Space')
  await holder.getByText('1 unsaved change').waitFor({ timeout })
  await holder.keyboard.press('Control+s')
  await holder.getByText('Permissions saved').first().waitFor({ timeout })
  await holder.getByText('1 unsaved change').waitFor({ state: 'detached', timeout })
}

/** Calls the platform to create an app, bypassing the page's buttons. */
function createByHand(page: Page): Promise<{ status: number; reason: string }> {
  return page.evaluate(async () => {
    const cookies = Object.fromEntries(
      document.cookie.split('; ').map((pair) => pair.split('=').map(decodeURIComponent)),
    )
    const response = await fetch('/agc/edge/amis/app-manage/v1/app', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        agcCsrfToken: cookies.agc_csrfToken,
        agcTeamId: cookies.agc_team_id,
      },
      body: JSON.stringify({ appName: 'By hand', parentType: 13 }),
    })
    return { status: response.status, reason: (await response.json()).reason }
  })
}

// One scenario: each step builds on the previous one.
it('revokes a permission of a role, with immediate effect on another user’s page and on the platform', async () => {
  shown = other
  await goTo(other, '/apps')
  await button(other, 'Create app').waitFor({ timeout })
  await turn('Manage apps: App administrator')
  await cell('Manage apps: App administrator, Revoked').waitFor({ timeout })

  shown = other
  expect(await createByHand(other)).toEqual({ status: 403, reason: 'no-permission' })
  await button(other, 'Reload').click()
  await button(other, 'Create app').waitFor({ state: 'detached', timeout })
})

it('grants it again, and the other user can continue', async () => {
  await turn('Manage apps: App administrator, Revoked')
  shown = other
  await button(other, 'Reload').click()
  await button(other, 'Create app').waitFor({ timeout })
})

it('records both in the audit log: actor, role, and change', async () => {
  shown = holder
  await goTo(holder, '/team/audit')
  const row = holder.getByRole('row').filter({ hasText: 'Changed a role’s permissions' }).first()
  await row.getByText('Ada Lindqvist').waitFor({ timeout })
  await row.getByText('App administrator: Manage apps').waitFor({ timeout })
  const acts = holder.getByRole('link', { name: 'Changed a role’s permissions' })
  await expect.poll(() => acts.count()).toBeGreaterThanOrEqual(2)
  await acts.nth(1).click()
  await holder.getByRole('heading', { name: 'Changed a role’s permissions' }).waitFor({ timeout })
  const change = holder.getByRole('region', { name: /Role permission.*apps\.manage/ })
  await change.getByText('apps.manage', { exact: true }).waitFor({ timeout })
  await change.getByText('App administrator', { exact: true }).waitFor({ timeout })
})

it('stores the audit log’s filter in the URL', async () => {
  shown = holder
  await goTo(
    holder,
    `/team/audit?filter=${encodeURIComponent('area:=:teams')}&filter=${encodeURIComponent('userId:=:user-zhou')}`,
  )
  await holder.getByRole('row').filter({ hasText: '周明' }).first().waitFor({ timeout })
  await expect.poll(() => holder.getByRole('row').filter({ hasText: 'Ada Lindqvist' }).count()).toBe(0)
})

it('exports the audit log as filtered, with the names that the screen shows', async () => {
  shown = holder
  const rows = holder.getByRole('row').filter({ hasText: '周明' })
  const act = await rows.first().getByRole('link').first().textContent()
  const shownCount = await rows.count()
  await button(holder, 'View').click()
  const saved = holder.waitForEvent('download')
  await button(holder, 'Export CSV').click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^audit-trail.*\.csv$/)
  const { header, records } = readCsv(await readFile(await download.path(), 'utf8'))
  const column = (name: string) => records.map(({ fields }) => fields[header.indexOf(name)])
  expect(records.length).toBeGreaterThanOrEqual(shownCount)
  expect(new Set(column('Actor'))).toEqual(new Set(['周明']))
  expect(column('Action')[0]).toBe(act)
})

it('invites a user, who accepts elsewhere and becomes active in the list', async () => {
  shown = holder
  await goTo(holder, '/team/members')
  // An expired invitation is sent again; its link is shown once.
  const row = holder.getByRole('row').filter({ hasText: invited.account })
  await row.getByRole('button', { name: 'More actions' }).click({ timeout })
  await holder.getByRole('menuitem', { name: 'Send again' }).click()
  const link = await holder.getByText(/#\/invitations\//).textContent({ timeout })
  await button(holder, 'I’ve saved it').click()

  const guest = (shown = await openPage(browser))
  await guest.goto(new URL(new URL(link as string).pathname + new URL(link as string).hash, server.origin).href)
  await button(guest, 'Sign in').click()
  await fillSignIn(guest, invited)
  await guest.getByRole('heading', { name: 'Northwind Studio' }).waitFor({ timeout })
  await button(guest, 'Accept').click()
  await guest.getByText('You joined Northwind Studio').waitFor({ timeout })
  await button(guest, 'Switch').click()
  await guest.getByRole('button', { name: 'Team: Northwind Studio' }).waitFor({ timeout })

  shown = holder
  await button(holder, 'Reload').click()
  await holder.getByRole('row').filter({ hasText: 'Emily Carter' }).getByText('Active').waitFor({ timeout })
  await guest.close()
})

it('lets a sub-user sign in with an initial password, which must be changed', async () => {
  shown = holder
  await button(holder, 'Create sub-user').click()
  const dialog = holder.getByRole('dialog', { name: 'Create sub-user' })
  await dialog.getByLabel(/^Name/).fill('Liv Hansen', { timeout })
  await dialog.getByLabel(/^Account/).fill('liv.northwind')
  await dialog.getByLabel('Development', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Create sub-user' }).click()
  const told = holder.getByRole('dialog', { name: 'Liv Hansen can sign in now' })
  const firstPassword = await told.locator('code').nth(1).textContent({ timeout })
  await button(holder, 'I’ve saved it').click()

  const page = (shown = await openPage(browser))
  await page.goto(`${server.origin}/console/en/`)
  await button(page, 'Sign in').click()
  await fillSignIn(page, { account: 'liv.northwind', password: firstPassword as string })
  const fields = page.locator('input[type=password]')
  await page.waitForFunction(() => document.querySelectorAll('input[type=password]').length > 1, undefined, { timeout })
  for (let at = 0; at < (await fields.count()); at += 1) await fields.nth(at).fill('Harbour-lights-2026')
  await page.locator('form button').click()
  await page.getByRole('button', { name: 'Team: Northwind Studio' }).waitFor({ timeout })
  await page.close()
})

it('switches to another team, with the user’s roles there', async () => {
  shown = holder
  await goTo(holder, '/team')
  await holder.getByRole('heading', { name: 'Northwind Studio' }).waitFor({ timeout })
  await holder
    .getByRole('listitem')
    .filter({ hasText: 'Lighthouse Games' })
    .getByRole('button', { name: 'Switch' })
    .click()
  await holder.getByRole('heading', { name: 'Lighthouse Games' }).waitFor({ timeout })
  await goTo(holder, '/team/members')
  await holder.getByRole('row').filter({ hasText: 'Elena Marchetti' }).waitFor({ timeout })
  // In this team the user is a regular member.
  await expect.poll(() => button(holder, 'Invite member').count()).toBe(0)
})
