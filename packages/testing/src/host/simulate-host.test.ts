import { createConsole } from '@console-widgets/core'
import { afterEach, expect, it } from 'vitest'
import { simulateHost } from './simulate-host.ts'

const zones = { china: { api: 'https://console.test' } }

const opened: { close(): void }[] = []
afterEach(() => {
  for (const each of opened.splice(0)) each.close()
})

function openConsole() {
  const host = simulateHost()
  const console = createConsole({ zones, language: 'en', capabilities: ['changed'], ...host.consoleOptions })
  opened.push(console, host)
  return { host, console }
}

it('receives hello, and sends one', async () => {
  const { host } = openConsole()
  expect(await host.ready()).toMatchObject({ version: 1 })
  expect(host.messages.of('hello')[0]).toMatchObject({ version: 1, capabilities: expect.arrayContaining(['changed']) })
})

it('sends host messages to a console', async () => {
  const { host, console } = openConsole()
  host.post('setLanguage', { language: 'ru' })
  await expect.poll(() => console.$language.get()).toBe('ru')
})

it('records the console’s messages in order, and waits for later ones', async () => {
  const { host, console } = openConsole()
  const later = host.messages.waitFor('changed', { where: ({ call }) => call === 'apps.app.delete' })
  console.host.post('changed', { call: 'apps.app.create', touches: ['apps'] })
  console.host.post('changed', { call: 'apps.app.delete', touches: ['apps'] })
  expect(await later).toEqual({ call: 'apps.app.delete', touches: ['apps'] })
  expect(host.messages.of('changed').map(({ call }) => call)).toEqual(['apps.app.create', 'apps.app.delete'])
  expect(await host.messages.waitFor('changed')).toMatchObject({ call: 'apps.app.create' })
})

it('reports the recorded messages when an expected one does not arrive', async () => {
  const { host, console } = openConsole()
  await expect(simulateHost().messages.waitFor('ready', { milliseconds: 20 })).rejects.toThrow(
    "No message 'ready' came within 20 ms. Nothing was heard.",
  )
  console.host.post('navigate', { route: '/apps' })
  await expect(host.messages.waitFor('ready', { milliseconds: 20 })).rejects.toThrow('navigate {"route":"/apps"}')
})

it('drops invalid messages, like any host', async () => {
  const { host, console } = openConsole()
  console.host.post('changed', { call: 'x'.repeat(5000), touches: [] })
  console.host.post('notify', { level: 'info', message: 'Saved' })
  await host.messages.waitFor('notify')
  expect(host.messages.of('changed')).toEqual([])
})

it('receives nothing from a console with another host', async () => {
  const { host } = openConsole()
  const stranger = simulateHost()
  const console = createConsole({ zones, hostOrigins: ['https://other.test'], window: stranger.consoleOptions.window! })
  opened.push(console, stranger)
  console.host.post('notify', { level: 'info', message: 'Saved' })
  await host.ready()
  expect(stranger.messages.all).toEqual([])
})
