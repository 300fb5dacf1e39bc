import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { createConsole, type Console } from '@console-widgets/core'
import { fileCalls } from '@console-widgets/core/contract'
import { createFileService } from '@console-widgets/core/files'
import { createPagePlatform, demoAccounts, type PagePlatform } from './index.ts'

let page: PagePlatform
beforeAll(async () => {
  page = await createPagePlatform()
}, 120_000)
afterAll(() => page.close())

let console: Console
beforeEach(async () => {
  await page.reset()
  await page.signIn()
  console = createConsole(page.consoleOptions)
  await console.session.ensure()
}, 30_000)

afterEach(() => console.close())

const list = () => console.invoke(appCalls['apps.app.list'], {})

describe('the platform in a page', () => {
  it('answers a console that is signed in', async () => {
    expect((await list()).total).toBeGreaterThan(0)
  })

  it('keeps the session cookie from scripts, as a browser does', () => {
    expect(page.consoleOptions.cookies?.get('agc_team_id')).toBe('team-northwind')
    expect(page.consoleOptions.cookies?.get('cw_session')).toBeUndefined()
    expect(document.cookie).toBe('')
  })

  it('signs another person in, with other rights', async () => {
    await page.signIn(demoAccounts.finance)
    const other = createConsole(page.consoleOptions)
    await other.session.ensure()
    await expect(other.invoke(appCalls['apps.app.create'], { appName: 'Not mine', parentType: 13 })).rejects.toMatchObject({ reason: 'no-permission' })
    other.close()
  })

  it('takes an upload to its signed address and gives the bytes back', async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251)
    const { objectId } = await createFileService(console).upload(new File([bytes], 'manual.pdf', { type: 'application/pdf' }), { bizTag: 'test/page' }).done
    const { urlsInfo } = await console.invoke(fileCalls['files.object-download-url.get'], { objectIds: [objectId] })
    const answer = await console.ports.fetch(urlsInfo[0]?.url as string)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
  })

  it('is as it was after a reset', async () => {
    const { total } = await list()
    await console.invoke(appCalls['apps.app.create'], { appName: 'For a while', parentType: 13 })
    expect((await list()).total).toBe(total + 1)
    await page.reset()
    await page.signIn()
    console.close()
    console = createConsole(page.consoleOptions)
    await console.session.ensure()
    expect((await list()).total).toBe(total)
  })

  it('can be in trouble', async () => {
    page.platform.faults.set({ offline: true })
    await expect(list()).rejects.toMatchObject({ kind: 'network' })
  })
})
