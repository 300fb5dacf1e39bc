import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { createConsole, type Console } from '@console-widgets/core'
import { fileCalls } from '@console-widgets/core/contract'
import { createFileService } from '@console-widgets/core/files'
import { address, time } from 'virtual:console-widgets/page-dump'
import { createPagePlatform, createTurnableClock, demoAccounts, type PageBrowser, type PagePlatform } from './index.ts'

let page: PagePlatform
beforeAll(async () => {
  const dump = await (await fetch(address)).blob()
  page = await createPagePlatform({ dump, clock: createTurnableClock(time) })
})
afterAll(() => page.close())

let browser: PageBrowser
let console: Console
beforeEach(async () => {
  await page.reset()
  browser = page.openBrowser()
  console = await signedIn(browser)
})

async function signedIn(
  where: PageBrowser,
  account?: (typeof demoAccounts)[keyof typeof demoAccounts],
): Promise<Console> {
  await where.signIn(account)
  const opened = createConsole(where.consoleOptions)
  await opened.session.ensure()
  return opened
}

afterEach(() => console.close())

const list = () => console.invoke(appCalls['apps.app.list'], {})

describe('page platform from a dump', () => {
  it('answers a signed-in console', async () => {
    expect((await list()).total).toBeGreaterThan(0)
  })

  it('hides the session cookie from scripts, as a browser does', () => {
    expect(browser.consoleOptions.cookies?.get('agc_team_id')).toBe('team-northwind')
    expect(browser.consoleOptions.cookies?.get('cw_session')).toBeUndefined()
    expect(document.cookie).toBe('')
  })

  it('signs in a second user with other permissions', async () => {
    const other = await signedIn(page.openBrowser(), demoAccounts.finance)
    await expect(
      other.invoke(appCalls['apps.app.create'], { appName: 'Not mine', parentType: 13 }),
    ).rejects.toMatchObject({ reason: 'no-permission' })
    expect((await list()).total).toBeGreaterThan(0)
    other.close()
  })

  it('stores an upload at its signed URL and returns the bytes', async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251)
    const { objectId } = await createFileService(console).upload(
      new File([bytes], 'manual.pdf', { type: 'application/pdf' }),
      { bizTag: 'test/page' },
    ).done
    const { urlsInfo } = await console.invoke(fileCalls['files.object-download-url.get'], { objectIds: [objectId] })
    const answer = await console.ports.fetch(urlsInfo[0]?.url as string)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
  })

  it('gives downloads a URL that the page can load', async () => {
    const { objectId } = await createFileService(console).upload(
      new File(['a picture'], 'manual.pdf', { type: 'application/pdf' }),
      { bizTag: 'test/page' },
    ).done
    const { urlsInfo } = await createFileService(console).downloadUrls([objectId])
    expect(await (await fetch(urlsInfo[0]?.url as string)).text()).toBe('a picture')
  })

  it('is restored by a reset', async () => {
    const { total } = await list()
    await console.invoke(appCalls['apps.app.create'], { appName: 'For a while', parentType: 13 })
    expect((await list()).total).toBe(total + 1)
    await page.reset()
    console.close()
    console = await signedIn(browser)
    expect((await list()).total).toBe(total)
  })

  it('can be offline for one browser and not for another', async () => {
    const other = await signedIn(page.openBrowser())
    browser.faults.set({ offline: true })
    await expect(list()).rejects.toMatchObject({ kind: 'network' })
    expect((await other.invoke(appCalls['apps.app.list'], {})).total).toBeGreaterThan(0)
    other.close()
  })
})
