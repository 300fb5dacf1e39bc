import { createConsole } from '@console-widgets/core'
import { simulateHost, startSandbox } from '@console-widgets/testing'
import { routeSandbox, watchWidgets } from '@console-widgets/testing/playwright'
import type { Page } from 'playwright-core'

/** A partner's test that uses the test kit. */
export async function walk(page: Page): Promise<string> {
  const sandbox = await startSandbox()
  const { consoleOptions } = await sandbox.signIn('development')
  const host = simulateHost()
  createConsole({ ...consoleOptions, ...host.consoleOptions })
  const { call } = await host.messages.waitFor('changed')
  const routed = await routeSandbox(page, sandbox)
  await routed.signIn()
  const { events } = (await watchWidgets(page)).tag('cw-apps')
  const { route } = await events.waitFor('cw-navigate')
  return call + route
}
