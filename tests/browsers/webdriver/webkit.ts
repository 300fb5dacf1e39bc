import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { findWebKit } from '../../../scripts/find-other-browsers.mjs'
import { freePort } from '../../support/free-port.ts'
import { commands, WebDriverError, type Wire } from './commands.ts'
import type { BrowserOptions } from './open-browser.ts'
import { ended, until } from './processes.ts'

/** Starts WebKitGTK's small browser on a display of its own, and drives it by WebDriver over HTTP. */
export async function openWebKit({ colorScheme = 'light' }: BrowserOptions): Promise<Wire> {
  const { driver: program, browser, display: displayProgram } = findWebKit()
  const home = await mkdtemp(join(tmpdir(), 'console-widgets-webkit-'))
  const { display, number } = await openDisplay(displayProgram)
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      NO_AT_BRIDGE: '1',
      // There is no bus to ask for the settings of a desktop.
      GSETTINGS_BACKEND: 'memory',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  })
  const address = `http://127.0.0.1:${port}`
  await until('WebKit’s driver accepts commands', driver, async () => (await fetch(`${address}/status`)).ok)
  const { sessionId } = (await request('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
  })) as { sessionId: string }
  const session = `${address}/session/${sessionId}`
  return {
    send(name, parameters = {}) {
      const [method = '', path = ''] = commands[name][1].split(' ')
      const inPath = path.includes('{id}')
      const { id, ...rest } = parameters
      return request(method, `${session}/${path.replace('{id}', String(id))}`, inPath ? rest : parameters)
    },
    async close() {
      await request('DELETE', session).catch(() => {})
      await ended(driver)
      await ended(display)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Starts an X server without a screen, which chooses its own number and writes it to the given descriptor. */
async function openDisplay(program: string): Promise<{ display: ChildProcess; number: number }> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  let written = ''
  ;(display.stdio[3] as Readable).on('data', (chunk) => (written += chunk))
  const number = await until('the display has started', display, async () => {
    if (!written.endsWith('\n')) throw new Error('not yet')
    return Number(written)
  })
  return { display, number }
}

/** Milliseconds after which a command has failed: the driver leaves some unanswered when their window closes itself. */
const longestCommand = 90_000

async function request(method: string, address: string, parameters: unknown = {}): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters) : undefined
  const response = await fetch(address, { method, body, signal: AbortSignal.timeout(longestCommand) })
  const { value } = (await response.json()) as { value: { error: string; message: string } }
  if (!response.ok) throw new WebDriverError(value.error, value.message)
  return value
}
