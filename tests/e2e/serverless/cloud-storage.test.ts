import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { keepPictureOfFailure, openBrowser } from '../support/browser.ts'
import { goTo, openConsole } from '../support/console-page.ts'
import { drop } from '../support/drop.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let page: Page
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbour-'))
  await mkdir(join(folder, 'harbour', 'pictures', '2026'), { recursive: true })
  await mkdir(join(folder, 'harbour', 'nothing yet'))
  await writeFile(join(folder, 'harbour', 'index.html'), '<h1>Tides of Monday</h1>')
  await writeFile(join(folder, 'harbour', 'tides.json'), JSON.stringify({ low: '04:12', high: '10:31' }, null, 2))
  await writeFile(
    join(folder, 'harbour', 'pictures', '2026', 'buoy.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="30" fill="#c33"/></svg>',
  )
  // Large enough to take a moment, and to be uploaded in parts.
  await writeFile(join(folder, 'harbour', 'recording.wav'), Buffer.alloc(24 * 1024 * 1024, 7))
  server = await startServer()
  browser = await openBrowser()
  page = await openConsole(browser, server.origin)
})
keepPictureOfFailure(() => page)
afterAll(async () => {
  await browser?.close()
  await server?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const bucket = 'harbour-e2e'
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const grid = () => page.getByRole('grid', { name: 'Files' })
const row = (name: string) =>
  grid()
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
/** URL at which applications reach a file of the bucket. */
const addressOf = (key: string) => `${server.origin}/storage/${bucket}/${key}`
const statusOf = async (key: string) => (await fetch(addressOf(key))).status

it('orders the service in a region', async () => {
  await goTo(page, `/projects/${demoProjectIds.navigation}/services`)
  const germany = page.getByRole('listitem').filter({ hasText: 'Germany' }).first()
  await germany.getByRole('button', { name: 'Order' }).click()
  await page
    .getByRole('dialog', { name: 'Order Cloud storage in Germany' })
    .getByRole('button', { name: 'Order' })
    .click()
  await germany.getByText('Active').waitFor()
})

it('creates a bucket', async () => {
  await goTo(page, '/storage')
  await button('Create bucket').first().click()
  const dialog = page.getByRole('dialog', { name: 'Create bucket' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Harbour!')
  await dialog.getByRole('button', { name: 'Create bucket' }).click()
  await dialog
    .getByText(/Use 3 to 57 lowercase letters/)
    .first()
    .waitFor()
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(bucket)
  await dialog.getByRole('button', { name: 'Create bucket' }).click()
  await page.getByRole('link', { name: bucket }).click()
  await page.getByText('This folder is empty').waitFor()
})

it('uploads a dropped folder with all its contents, and shows the progress', async () => {
  const place = await page.getByText('This folder is empty').boundingBox()
  await drop(page, { x: place!.x, y: place!.y }, [join(folder, 'harbour')])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await uploads.getByRole('progressbar').first().waitFor()
  await uploads.getByRole('button', { name: 'Pause', exact: true }).click()
  await uploads.getByRole('button', { name: 'Resume', exact: true }).waitFor()
  // The queue belongs to the console: it stays on other pages and after returning.
  const route = await page.evaluate(() => location.hash.slice(1))
  await goTo(page, '/apps')
  await page.getByRole('region', { name: 'Apps' }).waitFor()
  await goTo(page, route)
  await uploads.getByRole('button', { name: 'Resume', exact: true }).click()
  await uploads.getByText('4 files uploaded').waitFor()
  await uploads.getByRole('button', { name: 'Close' }).click()
  await grid().getByRole('button', { name: 'harbour', exact: true }).click()
  for (const name of ['nothing yet', 'pictures', 'index.html', 'recording.wav', 'tides.json']) await row(name).waitFor()
})

it('navigates folders by keyboard, and previews files', async () => {
  await row('pictures').focus()
  await page.keyboard.press('Enter')
  await row('2026').waitFor()
  await grid().getByRole('button', { name: '2026', exact: true }).click()
  await row('buoy.svg').click()
  const picture = page.getByRole('img', { name: 'buoy.svg' })
  await expect.poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(80)
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'Folder path' })
    .getByRole('link', { name: 'harbour', exact: true })
    .click()
  await row('tides.json').click()
  await page.getByText('"10:31"').waitFor()
  // A page of the bucket is previewed as source text.
  await row('index.html').click()
  await page.getByText('<h1>Tides of Monday</h1>').waitFor()
  expect(await findViolations(page)).toEqual([])
})

it('selects by keyboard, and moves, copies, and deletes the selection', async () => {
  await row('index.html').click()
  await row('tides.json').click({ modifiers: ['Shift'] })
  await page.getByText('3 selected').waitFor()
  await page.keyboard.press('Control+a')
  await page.getByText('5 selected').waitFor()
  await page.keyboard.press('Escape')
  await row('tides.json').click()
  await page.keyboard.press('m')
  const target = page.getByRole('dialog', { name: 'Move tides.json' })
  await target
    .getByRole('treeitem', { name: /nothing yet/ })
    .last()
    .getByText('nothing yet')
    .click()
  await target.getByRole('button', { name: 'Move here' }).click()
  await row('tides.json').waitFor({ state: 'detached' })
  await grid().getByRole('button', { name: 'nothing yet', exact: true }).click()
  await row('tides.json').click()
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog', { name: 'Delete tides.json?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('This folder is empty').waitFor()
  await page.keyboard.press('Backspace')
  await row('index.html').waitFor()
})

it('creates a link that opens a file without a session, until it is revoked', async () => {
  await row('index.html').click()
  await page.getByText(/^Links/).click()
  await button('Create link').click()
  const dialog = page.getByRole('dialog', { name: 'Link to index.html' })
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('For the harbour master')
  const answered = page.waitForResponse((response) => response.url().includes('file/createToken'))
  await dialog.getByRole('button', { name: 'Create and copy' }).click()
  const { token } = (await (await answered).json()) as { token: { address: string } }
  await page.getByText('For the harbour master').waitFor()
  const stranger = await browser.newContext()
  expect((await stranger.request.get(addressOf('harbour/index.html'))).status()).toBe(403)
  expect(await (await stranger.request.get(token.address)).text()).toContain('Tides of Monday')
  await button('Revoke').click()
  await page.getByText('No links yet').waitFor()
  expect((await stranger.request.get(token.address)).status()).toBe(403)
  await stranger.close()
})

const rules = (condition: string) => `agc.cloud.storage[
  match: /{bucket} {
    match: /harbour/pictures/{file=**} {
      allow read;
    }
    match: /harbour/{file} {
      allow get: if ${condition};
    }
  }
]
`

async function writeRules(text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Security rules' })
  await editor.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

it('marks an error in the rules, explains who has access, and publishes them', async () => {
  expect(await statusOf('harbour/pictures/2026/buoy.svg')).toBe(403)
  await tab('Rules').click()
  await writeRules(rules('reqest.auth.uid == "ada"'))
  await page
    .getByText(/“reqest” isn’t defined here/)
    .first()
    .waitFor()
  await page.getByText('Line 7:21').waitFor()
  await expect.poll(() => button('Publish').getAttribute('aria-disabled')).toBe('true')
  await writeRules(rules('request.auth.uid == "ada"'))
  await page
    .getByText(/isn’t defined here/)
    .first()
    .waitFor({ state: 'detached' })

  const simulator = page.getByRole('region', { name: 'Simulator' })
  await simulator.getByRole('textbox', { name: /^Path/ }).fill('harbour/index.html')
  await simulator.getByText('Signed-in user', { exact: true }).click()
  await simulator.getByRole('textbox', { name: 'request.auth.uid' }).fill('bo')
  await simulator.getByRole('button', { name: 'Run' }).click()
  await simulator.getByText('Denied').waitFor()
  await simulator.getByText('The condition on line 7 is false, and nothing else allows the request.').waitFor()
  await simulator.getByText('"bo"').waitFor()
  await simulator.getByRole('textbox', { name: 'request.auth.uid' }).fill('ada')
  await simulator.getByRole('button', { name: 'Run' }).click()
  await simulator.getByText('Line 7 allows the request.').waitFor()
  expect(await findViolations(page)).toEqual([])

  await button('Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publish these rules?' })
  await dialog.getByText('match: /harbour/pictures/{file=**} {').waitFor()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Version 1 published').waitFor()
  expect(await statusOf('harbour/pictures/2026/buoy.svg')).toBe(200)
  expect(await statusOf('harbour/index.html')).toBe(403)
  await tab('Decisions').click()
  await page.getByText('get /harbour/index.html').first().waitFor()
})

it('lets pages of another origin read according to its CORS rules', async () => {
  const stranger = await browser.newPage()
  await stranger.goto(server.portalOrigin)
  const read = () =>
    stranger.evaluate(
      (address) =>
        fetch(address).then(
          (response) => response.status,
          () => 'blocked',
        ),
      addressOf('harbour/pictures/2026/buoy.svg'),
    )
  expect(await read()).toBe('blocked')
  await tab('CORS').click()
  await button('Add rule').click()
  await page.getByRole('textbox', { name: 'Origins' }).fill(`${server.portalOrigin}/page`)
  await button(/^Save/).click()
  await page.getByText(/Enter at least one origin/).waitFor()
  await page.getByRole('textbox', { name: 'Origins' }).fill(server.portalOrigin)
  await page.getByRole('textbox', { name: 'Page origin' }).fill(server.portalOrigin)
  await page.getByText('Rule 1 allows it').waitFor()
  await button(/^Save/).click()
  await page.getByText('CORS rules saved').waitFor()
  expect(await read()).toBe(200)
  await stranger.close()
})

it('hosts a site, and serves new content after a cache purge', async () => {
  await tab('Hosting').click()
  await button('Create site').click()
  const dialog = page.getByRole('dialog', { name: 'Create site' })
  await dialog.getByRole('textbox', { name: /^Site name/ }).fill('harbour-site-e2e')
  await dialog
    .getByRole('textbox', { name: /^Folder/ })
    .first()
    .fill('harbour/')
  await dialog.getByRole('button', { name: 'Create site' }).click()
  await page.getByText('Site harbour-site-e2e created').waitFor()
  const site = async () => (await fetch(`${server.origin}/hosting/harbour-site-e2e/`)).text()
  expect(await site()).toContain('Tides of Monday')

  // The new page has the same name: the queue asks whether to replace it.
  await tab('Files').click()
  const changed = join(folder, 'index.html')
  await writeFile(changed, '<h1>Tides of Tuesday</h1>')
  // The folder is the one shown last.
  await row('index.html').waitFor()
  const chooser = page.waitForEvent('filechooser')
  await button('Upload files').click()
  await (await chooser).setFiles(changed)
  await page.getByText('index.html already exists').waitFor()
  await button('Replace').click()
  await page.getByText('1 file uploaded').waitFor()
  expect(await site()).toContain('Tides of Monday')

  await tab(/^Hosting/).click()
  await button('Purge everything').click()
  await page.getByRole('region', { name: 'Purges' }).getByText('Succeeded').waitFor()
  expect(await site()).toContain('Tides of Tuesday')
  expect(await findViolations(page)).toEqual([])
})

it('keeps a bucket that isn’t empty, and explains why', async () => {
  await expect.poll(() => button('Delete bucket').getAttribute('aria-description')).toMatch(/files are in it/)
})
