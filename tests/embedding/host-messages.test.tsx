import { calls } from '@console-widgets/apps/contract'
import { type Console, ConsoleError } from '@console-widgets/core'
import { dataOf } from '@console-widgets/data'
import { configureConsole, defineElement, pageConsole } from '@console-widgets/elements'
import { simulateHost } from '@console-widgets/testing'
import { Link, useConsole, useToast } from '@console-widgets/ui'
import { defineTag } from '@console-widgets/ui/tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import guide from '../../stories/guides/messages.mdx?raw'
import { riskRetCode } from '../../packages/core/src/model.ts'
import { rowsOfGuide } from '../support/messages-guide.ts'

const host = simulateHost()
let answer: () => Response
let console: Console

interface ProbeProps {
  fails?: boolean
  onOpen?: (detail: { appId: string }) => void
  onPick?: (detail: { route?: string }) => void
}

/** A widget that does everything that a host is told. */
function Probe({ fails, onOpen, onPick }: ProbeProps) {
  const toast = useToast()
  const { session } = useConsole()
  if (fails) throw new Error('the probe was told to fail')
  return (
    <div style={{ height: '120px' }}>
      <Link to="/elsewhere">go</Link>
      <button type="button" onClick={() => onOpen?.({ appId: '1 2' })}>
        open
      </button>
      <button type="button" onClick={() => onPick?.({ route: '/picked?by=day' })}>
        pick
      </button>
      <button type="button" onClick={() => toast.show({ tone: 'warning', title: 'Look here' })}>
        say
      </button>
      <button type="button" onClick={() => void session.refresh().catch(() => {})}>
        refresh
      </button>
    </div>
  )
}

beforeAll(() => {
  defineElement(
    defineTag({
      tag: 'cw-host-probe',
      title: 'Probe',
      description: 'Does everything that a host is told',
      properties: { fails: { kind: 'boolean', description: 'Whether it fails' } },
      events: {
        open: { description: 'An app was chosen', detail: '{ appId: string }', opens: { 'apps.app': '/apps/:appId' } },
        pick: { description: 'A report was chosen', detail: '{ route?: string }', opens: 'route' },
      },
      locales: [],
      load: async () => ({ default: Probe }),
    }),
  )
  configureConsole({
    zones: { china: { api: 'https://console.test' } },
    routes: { 'apps.app': '/store/:appId' },
    fetch: async () => answer(),
    ...host.consoleOptions,
  })
  console = pageConsole()
})
afterAll(() => {
  configureConsole({})
  host.close()
})

const refuse = (status: number, code: number) =>
  new Response(JSON.stringify({ ret: { code, msg: 'getTokenInfo return null' } }), { status })
const session = {
  csrfToken: 'token',
  teamId: 'team',
  userId: 'user',
  expireTime: Date.now() + 3_600_000,
  realExpireTime: Date.now() + 3_600_000,
}
const succeed = (fields: object = {}) => new Response(JSON.stringify({ ret: { code: 0, msg: '' }, ...fields }))

async function show(html: string): Promise<ShadowRoot> {
  document.body.innerHTML = html
  const { shadowRoot } = document.body.firstElementChild as Element & { shadowRoot: ShadowRoot }
  await expect.poll(() => shadowRoot.querySelector('button')).not.toBeNull()
  return shadowRoot
}
const press = (root: ShadowRoot, text: string) =>
  [...root.querySelectorAll<HTMLElement>('a, button')].find((each) => each.textContent === text)?.click()

it('a framed tag posts every message that the guide lists, and announces what it keeps', async () => {
  answer = () => succeed(session)
  const root = await show('<cw-host-probe></cw-host-probe>')
  const widget = 'cw-host-probe'
  expect(await host.messages.waitFor('ready')).toEqual({ widget })
  expect((await host.messages.waitFor('resize')).height).toBeGreaterThanOrEqual(120)
  press(root, 'go')
  expect(await host.messages.waitFor('navigate')).toEqual({ route: '/elsewhere' })
  // The page around the tag shows what was chosen, at a path of its own.
  press(root, 'open')
  await expect.poll(() => host.messages.of('navigate').at(-1)).toEqual({ route: '/store/1%202' })
  press(root, 'pick')
  await expect.poll(() => host.messages.of('navigate').at(-1)).toEqual({ route: '/picked?by=day' })
  press(root, 'say')
  expect(await host.messages.waitFor('notify')).toEqual({ level: 'warning', message: 'Look here' })

  await dataOf(console).mutation(calls['apps.app.create']).run({ appName: 'A', parentType: 13 })
  expect(await host.messages.waitFor('changed')).toMatchObject({ call: 'apps.app.create' })
  answer = () => refuse(400, riskRetCode)
  await console.invoke(calls['apps.app.list'], {}).catch((error: unknown) => expect(error).toBeInstanceOf(ConsoleError))
  await host.messages.waitFor('riskDialog')
  answer = () => refuse(401, 1)
  press(root, 'refresh')
  await host.messages.waitFor('signInRequired')
  // The session starts again, for a person to end it.
  console.session.accept({ ...session, permissions: {}, teams: [], roles: [] } as never)
  answer = () => succeed({ nextUrl: '/' })
  await console.session.signOut()
  await host.messages.waitFor('signedOut')

  await show('<cw-host-probe fails></cw-host-probe>')
  expect(await host.messages.waitFor('loadError')).toEqual({ widget, message: 'the probe was told to fail' })

  const posted = new Set(host.messages.all.map(({ name }) => name))
  const listed = rowsOfGuide(guide, 'widget → host').flatMap(([names = []]) => names)
  expect([...posted].toSorted()).toEqual(listed.toSorted())
  const kept = rowsOfGuide(guide.replaceAll('✓', '`yes`'), 'capability')
    .filter(([, , tags = []]) => tags.length > 0)
    .map(([names = []]) => names[0])
  expect(host.messages.of('hello')[0]?.capabilities).toEqual(kept)
})

it('applies the host’s theme and tokens to the page, and so to its tags', async () => {
  answer = () => succeed(session)
  // Before there is a tag, whose code applies it.
  host.post('setTheme', { theme: 'dark', tokens: { '--cw-accent': 'rgb(1, 2, 3)' } })
  const root = await show('<cw-host-probe></cw-host-probe>')
  const shown = () => getComputedStyle(root.querySelector('.cw-root') as Element)
  await expect.poll(() => shown().colorScheme).toBe('dark')
  expect(shown().getPropertyValue('--cw-accent')).toBe('rgb(1, 2, 3)')
  document.documentElement.removeAttribute('style')
})
