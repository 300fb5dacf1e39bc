import { readFile } from 'node:fs/promises'
import type { Browser, Download, Page } from 'playwright-core'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { keepPictureOfFailure, openBrowser, openPage } from '../support/browser.ts'
import { goTo, openConsole } from '../support/console-page.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let page: Page
beforeAll(async () => {
  server = await startServer({ DEMO_EVENTS: '60000' })
  browser = await openBrowser()
  page = await openConsole(browser, server.origin)
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const table = () => page.getByRole('table', { name: 'Data' })
const number = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.-]/g, ''))
/** Waits until the table shows a number of rows out of a total. */
const rowsShown = (rows: number) => page.getByText(`${rows} of ${rows} rows`).waitFor()

/** Indexes of the table's columns, by name. */
async function columns(): Promise<string[]> {
  return (await table().getByRole('columnheader').allTextContents()).map((name) => name.trim())
}

/** A table column as numbers, the total first. */
async function column(name: string): Promise<number[]> {
  const names = await columns()
  // Counted from the end, because the total's label spans the row headings.
  const place = names.indexOf(name) - names.length
  await table().locator('tbody tr').first().waitFor()
  const rows = await table().locator('tbody tr').all()
  return Promise.all(rows.map(async (row) => number(await row.locator('th, td').nth(place).textContent())))
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The full value of a tile. */
const tile = async (name: string) =>
  number(
    await page
      .getByRole('group', { name: 'Key metrics' })
      .locator('div', { has: page.getByRole('button', { name, exact: true }) })
      .locator('[title]')
      .first()
      .getAttribute('title'),
  )

async function exportAs(name: 'CSV file' | 'Excel workbook'): Promise<Download> {
  await button('Export').click()
  const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()])
  return download
}

/** Minimal CSV parser: the test's columns contain no commas. */
async function readCsv(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8')
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
}

describe('dashboard', () => {
  it('opens from the navigation and shows its figures', async () => {
    await page.getByRole('link', { name: 'Reports', exact: true }).click()
    await page.getByRole('heading', { name: 'Dashboards' }).waitFor()
    await rowsShown(28)
    expect(await findViolations(page)).toEqual([])
  })

  it('stores the period in the URL', async () => {
    await page.getByRole('radio', { name: '7 days' }).check({ force: true })
    await rowsShown(7)
    expect(page.url()).toContain('days=7')
    await page.goBack()
    await rowsShown(28)
  })

  it('filters by a selection in a chart, and returns with the browser’s back button', async () => {
    const plot = page.getByRole('application', { name: /^Impressions/ })
    await plot.scrollIntoViewIfNeeded()
    // Wait until the plot is in its final position: the content above it may still grow.
    await plot.hover({ position: { x: 100, y: 60 } })
    const box = (await plot.boundingBox()) as { x: number; y: number; width: number; height: number }
    await page.mouse.move(box.x + box.width * 0.4, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.5, box.y + 60, { steps: 4 })
    await page.mouse.move(box.x + box.width * 0.6, box.y + 60, { steps: 4 })
    await page.mouse.up()
    await page.waitForURL(/from=\d{8}&to=\d{8}/)
    await page.getByText(/^(\d) of \1 rows$/).waitFor()
    await page.goBack()
    await rowsShown(28)
  })

  it('drills down into a country, and back up', async () => {
    await page
      .getByRole('group', { name: 'Key metrics' })
      .getByRole('button', { name: 'Downloads', exact: true })
      .click()
    const ranking = page.getByRole('region', { name: 'Downloads by country or region' })
    const largest = ranking.locator('tbody tr').first()
    await largest.waitFor()
    const downloads = number(await largest.locator('td').first().textContent())
    const name = (await largest.getByRole('button').textContent()) ?? ''
    await largest.getByRole('button').click()
    await page.getByText(`Country or region: ${name}`).waitFor()
    await ranking.waitFor({ state: 'detached' })
    await expect.poll(() => tile('Downloads')).toBe(downloads)
    await button(`Remove filter: Country or region: ${name}`).click()
    await ranking.waitFor()
  })

  it('toggles the comparison with the previous period', async () => {
    const before = page.getByRole('figure', { name: 'Downloads', exact: true }).getByText('Previous period').first()
    await before.waitFor()
    await page.getByRole('switch', { name: 'Compare with previous period' }).click()
    await before.waitFor({ state: 'detached' })
    expect(page.url()).toContain('compare=none')
  })

  it('shows the same figures in tile, table, and file', async () => {
    const [total, ...days] = await column('Downloads')
    expect(days).toHaveLength(28)
    expect(total).toBeGreaterThan(0)
    expect(sum(days)).toBe(total)
    await expect.poll(() => tile('Downloads')).toBe(total)

    const download = await exportAs('CSV file')
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    const [header, ...rows] = await readCsv(download)
    const place = header?.indexOf('Downloads') ?? -1
    const values = rows.map((row) => Number(row[place]))
    expect(rows.at(-1)?.[0]).toBe('Total')
    expect(values.at(-1)).toBe(total)
    expect(values.slice(0, -1)).toEqual(days)
  })

  it('exports a workbook with the selected breakdown', async () => {
    await page.getByRole('combobox', { name: 'Group by' }).first().selectOption('countryId')
    await page.waitForURL(/by=countryId/)
    await table().getByRole('columnheader', { name: 'Country or region' }).waitFor()
    const [total] = await column('Downloads')
    const download = await exportAs('Excel workbook')
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
    const [{ data }] = (await readExcelFile(await download.path())) as unknown as [{ data: (string | number)[][] }]
    const place = data[0]?.indexOf('Downloads') ?? -1
    const values = data.slice(1, -1).map((row) => Number(row[place]))
    expect(sum(values)).toBe(total)
    expect(Number(data.at(-1)?.[place])).toBe(total)
  })

  it('leads from an app’s failed installs to its report for the same period, with the same number', async () => {
    await goTo(page, '/reports?report=quality-dashboard&days=90')
    const list = page
      .locator('section', { has: page.getByRole('heading', { name: 'Failed installs of each app' }) })
      .last()
    const item = list.getByRole('listitem').first()
    const counted = number((await item.locator('span').last().textContent())?.split('·')[0] ?? '')
    await item.getByRole('link').click()
    await page.getByRole('heading', { name: 'Failure reasons and fixes' }).waitFor()
    expect(page.url()).toMatch(/report=install-failure&days=90/)
    expect(await tile('Failed installs')).toBe(counted)
    await goTo(page, '/reports')
  })
})

describe('long export', () => {
  it('is a task that survives navigation, and matches the table', async () => {
    await goTo(
      page,
      '/reports/own?days=90&by=date,countryId,deviceName&metrics=downloads,impressions,activeDays,updates',
    )
    await table().getByRole('columnheader', { name: 'Device model' }).waitFor()
    const [total] = await column('Downloads')
    await button('Export').click()
    await button('CSV file').click()
    const exports = page.getByRole('region', { name: 'Exports' })
    await exports.waitFor()
    // Leave, and come back to another report.
    await page.reload()
    await exports.getByText('is ready to download').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      exports.getByRole('button', { name: 'Download', exact: true }).click(),
    ])
    const [header, ...rows] = await readCsv(download)
    const values = rows.map((row) => Number(row[header?.indexOf('Downloads') ?? -1]))
    expect(rows.length).toBeGreaterThan(5000)
    expect(values.at(-1)).toBe(total)
    expect(sum(values.slice(0, -1))).toBe(total)
    await exports.getByRole('button', { name: 'Close' }).click()
    await exports.waitFor({ state: 'detached' })
  })
})

describe('reports of an app', () => {
  it('are on its page, with the report in the URL', async () => {
    await goTo(page, '/apps/108370001/reports')
    await button('Retention').click()
    await page.getByRole('heading', { name: 'Average retention' }).waitFor()
    expect(page.url()).toContain('report=keep-analysis')
    await page.getByRole('columnheader', { name: 'Day 7' }).first().waitFor()
    expect(await findViolations(page)).toEqual([])
  })

  it('explain why installs fail, and how to fix it', async () => {
    await button('Failed installs').click()
    await page.getByRole('heading', { name: 'Failure reasons and fixes' }).waitFor()
    await page.getByText('Make the package smaller', { exact: false }).waitFor()
  })

  it('can be used by keyboard alone', async () => {
    const plot = page.getByRole('application', { name: /^Failed installs/ }).first()
    await plot.focus()
    await page.keyboard.press('End')
    await page
      .getByRole('status')
      .filter({ hasText: /Failed installs \d/ })
      .first()
      .waitFor({ state: 'attached' })
  })
})

describe('app comparison', () => {
  it('adds and removes apps', async () => {
    await goTo(page, '/reports/comparison')
    const count = page.getByText(/^\d+ of 10 apps$/)
    await count.waitFor()
    const before = number((await count.textContent())?.split(' of ')[0] ?? '')
    await button('Add app').click()
    await page.getByRole('textbox', { name: /^Search apps/ }).fill('Tide')
    await page.getByRole('button', { name: /Tide Table/ }).click()
    await page.getByText(`${before + 1} of 10 apps`).waitFor()
    await page.keyboard.press('Escape')
    await button('Remove Tide Table').click()
    await page.getByText(`${before} of 10 apps`).waitFor()
  })
})

describe('news', () => {
  it('can be read, and is marked as read', async () => {
    await page.getByRole('link', { name: 'Service news', exact: true }).click()
    const first = page.getByRole('heading', { level: 3 }).first()
    const title = (await first.textContent()) ?? ''
    await first.getByRole('button').click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('article').getByRole('button', { name: 'Service news' }).click()
    await page.getByRole('row').filter({ hasText: title }).getByText('Read', { exact: true }).waitFor()
  })

  it('is public, without a sign-in', async () => {
    const visitor = await openPage(browser)
    await visitor.goto(`${server.origin}/console/en/#/news`)
    await visitor.getByRole('heading', { name: 'Service news' }).waitFor()
    await visitor.getByRole('row').nth(1).getByRole('link').click()
    await visitor.getByRole('heading', { level: 1 }).waitFor()
    await visitor.close()
  })
})
