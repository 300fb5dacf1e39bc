import { fileURLToPath } from 'node:url'
import { defineBrowserProvider } from '@vitest/browser'
import type { BrowserProvider, TestProject } from 'vitest/node'
import { openSession, type BrowserName } from '../webdriver/open-browser.ts'
import type { Session } from '../webdriver/session.ts'
import { inputCommands, type Tester } from './input-commands.ts'

/** Runs the component tests of a Vitest project in a browser that is driven by WebDriver. */
export function webDriver(browser: BrowserName) {
  return defineBrowserProvider({
    name: 'webdriver',
    supportedBrowser: [browser],
    providerFactory: (project) => new WebDriverProvider(project, browser),
  })
}

class WebDriverProvider implements BrowserProvider {
  readonly name = 'webdriver'
  /** Each file has the browser to itself: its pages share one mouse and one keyboard. */
  readonly supportsParallelism = false
  readonly initScripts = [fileURLToPath(new URL('element-locator.ts', import.meta.url))]
  #session: Promise<Session> | undefined
  #tester: Tester | undefined

  constructor(
    project: TestProject,
    readonly browser: BrowserName,
  ) {
    for (const [name, command] of Object.entries(inputCommands))
      project.browser?.registerCommand(name as never, command as never)
  }

  getCommandsContext() {
    return { tester: this.#tester }
  }

  async openPage(_: string, url: string): Promise<void> {
    const session = await (this.#session ??= openSession(this.browser))
    const [window] = await session.windows()
    this.#tester = { session, place: { window: window as string, frames: ['iframe[data-vitest]'] } }
    await session.at({ window: window as string, frames: [] }, ({ wire }) => wire.send('navigate', { url }))
  }

  async close(): Promise<void> {
    await (await this.#session)?.close()
  }
}
