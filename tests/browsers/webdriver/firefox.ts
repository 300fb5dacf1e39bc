import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox } from '../../../scripts/find-other-browsers.mjs'
import { commands, elementKey, WebDriverError, type ElementReference, type Wire } from './commands.ts'
import { ended, until } from './processes.ts'
import type { BrowserOptions } from './open-browser.ts'

/**
 * Starts Firefox and drives it by Marionette, the protocol behind geckodriver, which distributions don't package: each
 * message is its length, a colon, and JSON.
 */
export async function openFirefox({ colorScheme = 'light' }: BrowserOptions): Promise<Wire> {
  const program = findFirefox()
  const profile = await mkdtemp(join(tmpdir(), 'console-widgets-firefox-'))
  const preferences = {
    // Any free port, which the browser writes to a file.
    'marionette.port': 0,
    'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    // Without a window manager, no window is ever active.
    'focusmanager.testmode': true,
    'dom.disable_open_during_load': false,
  }
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'], {
    stdio: 'ignore',
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1', HOME: profile },
  })
  const port = await until('Firefox accepts commands', browser, async () =>
    Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8')),
  )
  const socket = connect(port, '127.0.0.1')
  const send = exchange(socket)
  await send('WebDriver:NewSession', {})
  return {
    async send(name, parameters = {}) {
      const { id, ...rest } = parameters
      return send(commands[name][0], name === 'switchToFrame' ? frameOf(id) : { id: idOf(id), ...rest })
    },
    async close() {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {})
      socket.destroy()
      await ended(browser)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const idOf = (id: unknown) => (typeof id === 'string' ? id : undefined)

function frameOf(element: unknown): Record<string, unknown> {
  return element ? { element: (element as ElementReference)[elementKey] } : { id: null }
}

type Send = (name: string, parameters: Record<string, unknown>) => Promise<unknown>

/** Sends commands over a socket and matches the answers to them. */
function exchange(socket: Socket): Send {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let received = Buffer.alloc(0)
  let last = 0
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (colon < 0 || received.length < end) return
      take(JSON.parse(received.subarray(colon + 1, end).toString()))
      received = received.subarray(end)
    }
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection.'))
  })

  function take(message: unknown): void {
    // The first message only introduces the browser.
    if (!Array.isArray(message)) return
    const [, id, error, result] = message
    const command = waiting.get(id)
    waiting.delete(id)
    if (error) command?.reject(new WebDriverError(error.error, error.message))
    else command?.resolve(isWrapped(result) ? result.value : result)
  }

  return (name, parameters) =>
    new Promise((resolve, reject) => {
      waiting.set((last += 1), { resolve, reject })
      const text = JSON.stringify([0, last, name, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

const isWrapped = (result: unknown): result is { value: unknown } =>
  result !== null && typeof result === 'object' && 'value' in result
