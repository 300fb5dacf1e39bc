import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { keepPictureOfFailure, openBrowser, openPage } from '../support/browser.ts'
import { openConsole } from '../support/console-page.ts'
import { startServer, type TestServer } from '../support/server.ts'

const timeout = 30_000
const guest = 'nils.holm@harbour.example'
const password = 'tides-of-gothenburg'

let server: TestServer
let browser: Browser
let holder: Page
let shown: Page
beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  holder = shown = await openConsole(browser, server.origin)
})
keepPictureOfFailure(() => shown)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Opens the outbox, and returns its newest message to an address. */
async function newestMessage(page: Page, to: string) {
  await page.goto(`${server.origin}/outbox?${new URLSearchParams({ to })}`)
  return page.getByRole('article').first()
}

it('tells of a rejected version, and leads to its page', async () => {
  await button(holder, /^Notifications: \d+ unread$/).click()
  const panel = holder.getByRole('dialog', { name: 'Notifications' })
  const link = panel.getByRole('link', { name: 'Tide Table 1.0.0 was rejected' })
  await link.waitFor({ timeout })
  expect(await findViolations(holder)).toEqual([])
  await link.focus()
  await holder.keyboard.press('Enter')
  await panel.waitFor({ state: 'detached' })
  await holder.getByRole('heading', { level: 1, name: /1\.0\.0/ }).waitFor({ timeout })
  expect(new URL(holder.url()).hash).toMatch(/^#\/apps\/\d+\/versions\/\w+/)
  // What was opened is read.
  await button(holder, /^Notifications/).click()
  await panel.getByText('Northwind Maps 4.2.0 was approved').waitFor()
  // The panel shows what it knew until it has read the notices again.
  await expect.poll(() => button(holder, 'Mark as read: Tide Table 1.0.0 was rejected').count(), { timeout }).toBe(0)
  await button(holder, 'Mark all as read').click()
  await button(holder, 'Notifications').waitFor({ timeout })
  await holder.keyboard.press('Escape')
})

it('invites a person without an account, who creates one from the mail and joins the team', async () => {
  await holder.goto(`${server.origin}/console/en/#/team/members?action=invite`)
  const dialog = holder.getByRole('dialog', { name: 'Invite member' })
  await dialog.getByLabel('Email address').fill(guest)
  await dialog.getByLabel('Development').check()
  await button(holder, 'Send invitation').click()
  const sent = holder.getByRole('dialog', { name: 'Invitation sent' })
  await sent.waitFor({ timeout })
  await button(holder, 'I’ve saved it').click()

  const page = (shown = await openPage(browser))
  const mail = await newestMessage(page, guest)
  expect(await mail.getByRole('heading').textContent()).toBe('Ada Lindqvist invites you to the team Northwind Studio')
  await mail.getByRole('link', { name: /invitations/ }).click()
  await page.getByText(`The invitation is for ${guest}.`).waitFor({ timeout })
  expect(await findViolations(page)).toEqual([])
  await button(page, 'Create an account').click()
  await button(page, 'Email me a code').click()
  await page.getByText(`We’ve sent an email to ${guest}`).waitFor()

  const inbox = await openPage(browser)
  const subject = await (await newestMessage(inbox, guest)).getByRole('heading').textContent()
  await inbox.close()
  const code = /\d{6}/.exec(subject ?? '')?.[0] ?? ''
  const fill = async (given: string, repeat = password) => {
    await page.getByLabel('Code from the email').fill(given)
    await page.getByLabel('Your name').fill('Nils Holm')
    await page.getByLabel('Country or region').selectOption('SE')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password again').fill(repeat)
    await button(page, 'Create account').click()
  }
  await fill('000000')
  expect(await page.getByRole('alert').textContent()).toContain('The code is wrong')
  await fill(code, 'another password')
  expect(await page.getByRole('alert').textContent()).toContain('don’t match')
  await fill(code)

  await button(page, 'Accept').click({ timeout })
  await page.getByText('You joined Northwind Studio').waitFor({ timeout })
  await button(page, 'Switch').click()
  await page.getByRole('button', { name: /Team: Northwind Studio/ }).waitFor({ timeout })

  shown = holder
  await holder.goto(`${server.origin}/console/en/#/team/members`)
  await holder.reload()
  await holder.getByRole('link', { name: 'Nils Holm' }).waitFor({ timeout })
  await button(holder, /^Notifications: \d+ unread$/).click()
  await holder.getByRole('link', { name: 'Nils Holm joined the team' }).waitFor({ timeout })
  await page.close()
})
