import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { keepPictureOfFailure, openBrowser } from '../support/browser.ts'
import { goTo, openConsole } from '../support/console-page.ts'
import { startServer, type TestServer } from '../support/server.ts'

const password = 'Harbour-2026'
const database = 'parcels'
const writer = 'parcels_writer'
const reader = 'parcels_reader'

let server: TestServer
let browser: Browser
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  page = await openConsole(browser, server.origin)
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

keepPictureOfFailure(() => page)

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Replaces the SQL of the open draft, as pasting does. */
async function write(sql: string) {
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(sql)
  await page.keyboard.press('Escape')
}

async function run(sql: string) {
  await write(sql)
  await page.keyboard.press('Control+Enter')
}

async function runAs(account: string) {
  await page.getByLabel('Run as').selectOption(account)
}

const outcome = (words: string) => page.getByRole('status').filter({ hasText: words }).first().waitFor()
const cell = (row: number, column: number) => page.locator(`[role=grid] [data-row="${row}"] [data-column="${column}"]`)

async function createAccount(name: string, level: 'Read' | 'Read and write') {
  await button('Create account').first().click()
  const dialog = page.getByRole('dialog', { name: 'Create account' })
  await dialog.getByLabel('Name').first().fill(name)
  await dialog.getByLabel('Password', { exact: false }).first().fill(password)
  await dialog.getByLabel(database, { exact: true }).selectOption({ label: level })
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('row').filter({ hasText: name }).waitFor()
}

describe('database of a team', () => {
  it('is created with a read-write and a read-only account', async () => {
    await page.getByRole('link', { name: 'Databases', exact: true }).click()
    await button('Create database').first().click()
    const dialog = page.getByRole('dialog', { name: 'Create database' })
    await dialog.getByLabel('Name').fill(database)
    await dialog.getByRole('button', { name: 'Create database' }).click()
    await page.getByRole('row').filter({ hasText: database }).filter({ hasText: 'Running' }).waitFor()
    await page.getByRole('tab', { name: /^Accounts/ }).click()
    await createAccount(writer, 'Read and write')
    await createAccount(reader, 'Read')
    expect(await page.content()).not.toContain(password)
  })

  it('shows immediately which rules a password satisfies', async () => {
    await button('Create account').first().click()
    const rules = page.getByRole('list', { name: 'Password rules' })
    await page.getByRole('dialog').getByLabel('Password', { exact: false }).first().fill('short')
    await expect.poll(() => rules.getByRole('img', { name: 'not met' }).count()).toBe(2)
    await page.keyboard.press('Escape')
    await button('Discard').click()
    await rules.waitFor({ state: 'detached' })
  })

  it('creates tables and rows as the writer, and completes their names', async () => {
    await goTo(page, `/databases/${database}`)
    await runAs(writer)
    await run(`CREATE TABLE parcels (parcel_id serial PRIMARY KEY, town text NOT NULL, weight numeric(6,2));
INSERT INTO parcels (town, weight) VALUES ('Hamburg', 2.5), ('Казань', NULL), ('上海', 11.25);
SELECT * FROM parcels ORDER BY parcel_id;`)
    await outcome('Succeeded')
    await expect.poll(() => cell(2, 1).textContent()).toBe('上海')
    expect(await cell(0, 1).textContent()).toBe('Hamburg')
    expect(await cell(1, 2).textContent()).toBe('NULL')
    const tables = page.getByRole('complementary', { name: 'Tables' })
    await tables.getByText('parcels', { exact: true }).waitFor()
    await write('SELECT tow')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('SELECT * FROM parc')
    await page.locator('.cm-tooltip [role=option]').filter({ hasText: 'parcels' }).first().waitFor()
    await page.keyboard.press('Escape')
  })

  it('rejects changes by the reader in the engine itself', async () => {
    await runAs(reader)
    await run('SELECT count(*) FROM parcels')
    await outcome('Succeeded')
    // The status may be that of the previous run; only the cell tells.
    await expect.poll(() => cell(0, 0).textContent()).toBe('3')
    await run("INSERT INTO parcels (town) VALUES ('Nowhere')")
    await outcome('Failed')
    await page
      .getByText(/permission denied|read-only transaction/)
      .first()
      .waitFor()
  })

  it('marks a syntax error in its line, and jumps to it', async () => {
    await runAs(writer)
    await run('SELECT town\nFROM parcels\nORDER town;')
    await outcome('Failed')
    await expect.poll(() => page.locator('.cm-lintRange-error').first().textContent()).toBe('town')
    await button('Go to line 3').click()
    await page.getByText('Line 3, column 7', { exact: true }).first().waitFor()
    await expect
      .poll(() =>
        page
          .locator('.cm-content')
          .evaluate((content) => (content.getRootNode() as Document).activeElement === content),
      )
      .toBe(true)
  })

  it('asks before destructive statements, and runs nothing without confirmation', async () => {
    await run('DELETE FROM parcels')
    const question = page.getByRole('alertdialog')
    await question.getByText('all rows deleted, no WHERE', { exact: false }).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Not run').waitFor()
    await run('SELECT count(*) FROM parcels')
    await outcome('Succeeded')
    await expect.poll(() => cell(0, 0).textContent()).toBe('3')
    await run('DROP SCHEMA public CASCADE')
    await question.getByLabel(`Type ${database} to confirm`).waitFor()
    await expect.poll(() => question.getByRole('button', { name: 'Run' }).isDisabled()).toBe(true)
    await question.getByRole('button', { name: 'Cancel' }).click()
  })

  it('scrolls through a hundred thousand rows', async () => {
    await page.getByLabel('Row limit').selectOption({ label: '100,000 rows' })
    await run("SELECT n, n * 2 AS twice, 'row ' || n AS name FROM generate_series(1, 100000) AS n")
    await outcome('Succeeded')
    const grid = page.getByRole('grid', { name: 'Result' })
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('100001')
    await grid.focus()
    await page.keyboard.press('Control+End')
    await expect.poll(() => cell(99_999, 2).textContent()).toBe('row 100000')
    await expect.poll(() => page.locator('[role=gridcell]').count()).toBeLessThan(1000)
  })

  it('exports its result, with formulas escaped', async () => {
    await run("SELECT '=1+1' AS formula, NULL AS nothing")
    await outcome('Succeeded')
    await cell(0, 0).getByText('=1+1').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), button('Export CSV').click()])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).toString('utf8')).toBe('\uFEFFformula,nothing\r\n"\t=1+1",\r\n')
  })

  it('explains a statement', async () => {
    await write('SELECT town, count(*) FROM parcels GROUP BY town')
    await button('More').click()
    await page.getByRole('menuitem', { name: /^Run and explain/ }).click()
    await page.getByRole('region', { name: 'Plan' }).getByText('Seq Scan').waitFor()
  })

  it('restores all drafts after a reload', async () => {
    await write('SELECT 1 AS precious')
    await button('New query').click()
    await write('SELECT 2 AS unsaved')
    await page.reload()
    await page.locator('.cm-content').getByText('SELECT 2 AS unsaved').waitFor()
    const tabs = page.getByRole('toolbar', { name: 'Drafts' }).locator('[aria-pressed]')
    await expect.poll(() => tabs.count()).toBe(2)
    await tabs.first().click()
    await page.locator('.cm-content').getByText('SELECT 1 AS precious').waitFor()
  })

  it('saves a query for the team, and the run history without passwords', async () => {
    await button('Save query').click()
    await page.getByRole('dialog').getByLabel('Name').fill('The precious one')
    await page.getByRole('dialog').getByRole('button', { name: 'Save query' }).click()
    await page.getByRole('tab', { name: 'Saved queries' }).click()
    await page.getByRole('row').filter({ hasText: 'The precious one' }).waitFor()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('row').filter({ hasText: 'generate_series' }).filter({ hasText: 'Succeeded' }).waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  it('runs a script past an error, and reports the line of the failed statement', async () => {
    await page.getByRole('tab', { name: 'Result' }).click()
    const lines = Array.from(
      { length: 400 },
      (_, index) => `INSERT INTO parcels (town, weight) VALUES ('Town ${index}', ${index % 90});`,
    )
    await runScript('parcels.sql', lines.join('\n'))
    await page.getByText('parcels.sql completed').waitFor()
    await page.getByText('400 of 400 statements').waitFor()
    await run('SELECT count(*) FROM parcels')
    await expect.poll(() => cell(0, 0).textContent()).toBe('403')

    await runScript('broken.sql', `${lines.slice(0, 3).join('\n')}\nINSERT INTO nowhere VALUES (1);\n`)
    await page.getByText('broken.sql failed at line 4').waitFor()
    await page.getByText('Rolled back; nothing has changed.').waitFor()
  })

  it('is deleted only after its name is typed', async () => {
    await goTo(page, '/databases')
    const row = page.getByRole('row').filter({ hasText: database })
    await row.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(reader).waitFor()
    await question.getByLabel(`Type ${database} to confirm`).fill(database)
    await question.getByRole('button', { name: 'Delete' }).click()
    await row.waitFor({ state: 'detached' })
  })
})

async function runScript(name: string, content: string) {
  await button('Run script').click()
  const dialog = page.getByRole('dialog', { name: 'Run a script' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/sql', buffer: Buffer.from(content) })
  await dialog.getByRole('button', { name: 'Run', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
