import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Commands, Session } from '../webdriver/session.ts'
import { pressKeys, typeText } from './keys.ts'
import { Scope } from './locator.ts'

/** Timeout of a step in milliseconds. */
const patience = 30_000

/** A window of a browser, with the methods of Playwright's pages that the tests use. */
export class Page extends Scope {
  constructor(
    override readonly session: Session,
    readonly window: string,
  ) {
    super(session, { window, frames: [] }, '')
  }

  goto(url: string): Promise<void> {
    return this.#run(async ({ wire }) => void (await wire.send('navigate', { url })))
  }

  address(): Promise<string> {
    return this.#run(({ wire }) => wire.send('currentUrl') as Promise<string>)
  }

  /** Runs a function in the page. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument?: Argument): Promise<Awaited<Result>> {
    return this.#run((commands) => commands.evaluate(run, argument))
  }

  /** The content of a frame. @param selector of CSS */
  frameLocator(selector: string): Scope {
    return new Scope(this.session, { window: this.window, frames: [selector] }, '')
  }

  /** Presses a key, such as `Escape`, or several at once, such as `Control+k`. */
  press(keys: string): Promise<void> {
    return this.#run((commands) => pressKeys(commands, keys))
  }

  /** Types characters. */
  type(text: string): Promise<void> {
    return this.#run((commands) => typeText(commands, text))
  }

  /** The next window that opens while something runs. */
  async waitForPopup(run: () => Promise<unknown>): Promise<Page> {
    const before = await this.session.windows()
    await run()
    const end = Date.now() + patience
    for (;;) {
      const opened = (await this.session.windows()).find((window) => !before.includes(window))
      if (opened) return new Page(this.session, opened)
      if (Date.now() > end) throw new Error('No window has opened.')
      await pause(50)
    }
  }

  async isClosed(): Promise<boolean> {
    return !(await this.session.windows()).includes(this.window)
  }

  async screenshot(path: string): Promise<void> {
    const picture = (await this.#run(({ wire }) => wire.send('takeScreenshot', { full: false }))) as string
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, Buffer.from(picture, 'base64'))
  }

  #run<Result>(run: (commands: Commands) => Promise<Result>): Promise<Result> {
    return this.session.at(this.place, run)
  }
}

/** The first window of a browser. */
export async function firstPage(session: Session): Promise<Page> {
  const [window] = await session.windows()
  return new Page(session, window as string)
}
