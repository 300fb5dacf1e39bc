import { calls } from '@console-widgets/apps/contract'
import { createConsole, type Console } from '@console-widgets/core'
import { calls as teamCalls } from '@console-widgets/teams/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox, type Sandbox, type SandboxPerson } from './start-sandbox.ts'

const start = Date.parse('2026-03-02T09:00:00Z')

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ origin: 'https://console.test', allowedOrigins: ['https://partner.test'], start })
})
afterAll(() => sandbox.close())

const opened: Console[] = []
async function consoleOf(person?: SandboxPerson): Promise<Console> {
  const browser = await sandbox.signIn(person)
  const console = createConsole(browser.consoleOptions)
  opened.push(console)
  return console
}
afterAll(() => {
  for (const console of opened) console.close()
})

const names = async (console: Console) =>
  (await console.invoke(calls['apps.app.list'], {})).items.map(({ appName }) => appName)
const createApp = (console: Console, appName: string) =>
  console.invoke(calls['apps.app.create'], { appName, parentType: 13 })

it('identifies signed-in users, each with the permissions of their role', async () => {
  expect(await names(await consoleOf())).toContain('Tide Table')
  const finance = await consoleOf('finance')
  await expect(createApp(finance, 'Harbour Pilot')).rejects.toMatchObject({ kind: 'forbidden' })
})

it('rejects anonymous callers, and pages of unknown origins', async () => {
  const list = new Request(`${sandbox.origin}/agc/edge${calls['apps.app.list'].path}`)
  expect((await sandbox.fetch(list)).status).toBe(401)
  const allowed = async (origin: string) =>
    (await sandbox.fetch(new Request(list, { headers: { origin } }))).headers.get('access-control-allow-origin')
  expect(await allowed('https://partner.test')).toBe('https://partner.test')
  expect(await allowed('https://stranger.test')).toBeNull()
})

it('simulates the requested failures', async () => {
  const console = await consoleOf()
  await console.session.ensure()
  sandbox.faults({ offline: true, calls: 'apps.' })
  await expect(names(console)).rejects.toMatchObject({ kind: 'network' })
  sandbox.faults()
  expect(await names(console)).not.toEqual([])
})

it('advances its clock, and starts over when it is reset', async () => {
  expect(sandbox.now() - start).toBeLessThan(300_000)
  const before = await consoleOf()
  await createApp(before, 'Harbour Pilot')
  expect(await names(before)).toContain('Harbour Pilot')
  await sandbox.advance(2 * 3600_000)
  expect(sandbox.now() - start).toBeGreaterThanOrEqual(2 * 3600_000)
  await expect(names(before)).rejects.toMatchObject({ kind: 'signed-out' })
  await sandbox.reset()
  expect(sandbox.now() - start).toBeLessThan(60_000)
  expect(await names(await consoleOf())).not.toContain('Harbour Pilot')
})

it('shows the messages that would have been sent', async () => {
  await sandbox.reset()
  const seeded = await sandbox.outbox()
  const holder = await consoleOf()
  const { link } = await holder.invoke(teamCalls['teams.invitation.create'], {
    account: 'guest@harbour.example',
    roles: ['legal'],
  })
  const [mail, ...others] = await sandbox.outbox()
  expect(others).toEqual(seeded)
  expect(mail).toMatchObject({ channel: 'mail', address: 'guest@harbour.example', topic: 'invitation' })
  expect(mail?.text).toContain(link)
  await sandbox.advance(60_000)
  expect((await sandbox.outbox())[0]?.state).toMatch(/^(delivered|failed)$/)
})
