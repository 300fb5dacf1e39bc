import { parseKeyDef } from '@vitest/browser'
import type { BrowserCommandContext } from 'vitest/node'
import { keyValue } from '../page/keys.ts'
import { Locator } from '../page/locator.ts'
import type { Place, Session } from '../webdriver/session.ts'

/** Where the file under test runs. */
export interface Tester {
  session: Session
  /** The frame of the file. */
  place: Place
}

type Context = BrowserCommandContext & { tester: Tester }

interface ClickOptions {
  /** From the corner of the element. */
  position?: { x: number; y: number }
  /** Whether it doesn't matter what covers the element. */
  force?: boolean
}

const locate = ({ tester }: Context, selector: string) => new Locator(tester.session, tester.place, selector)

/** Keys that are down between two commands. */
interface Keyboard {
  unreleased: string[]
}

/** What `userEvent` of `vitest/browser` asks of a browser. */
export const inputCommands = {
  async __vitest_click(context: Context, selector: string, { position, force = false }: ClickOptions = {}) {
    await locate(context, selector).click({ position, force })
  },

  async __vitest_hover(context: Context, selector: string) {
    await locate(context, selector).hover()
  },

  async __vitest_fill(context: Context, selector: string, text: string) {
    await locate(context, selector).fill(text)
  },

  async __vitest_clear(context: Context, selector: string) {
    await locate(context, selector).fill('')
  },

  async __vitest_wheel(
    context: Context,
    selector: string,
    { delta, times = 1 }: { delta: { x?: number; y?: number }; times?: number },
  ) {
    for (let count = 0; count < times; count += 1) await locate(context, selector).turnWheel(delta)
  },

  async __vitest_keyboard({ tester }: Context, text: string, { unreleased }: Keyboard): Promise<Keyboard> {
    const down = new Set(unreleased)
    const steps: { type: 'keyDown' | 'keyUp'; value: string }[] = []
    for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
      const value = keyValue(keyDef.key as string)
      if (down.delete(value)) steps.push({ type: 'keyUp', value })
      if (releasePrevious) continue
      for (let count = 0; count < repeat; count += 1) steps.push({ type: 'keyDown', value })
      if (releaseSelf) steps.push({ type: 'keyUp', value })
      else down.add(value)
    }
    await tester.session.at(tester.place, (commands) => commands.keys(steps))
    return { unreleased: [...down] }
  },

  async __vitest_cleanup({ tester }: Context, { unreleased }: Keyboard) {
    await tester.session.at(tester.place, (commands) =>
      commands.keys(unreleased.map((value) => ({ type: 'keyUp', value }))),
    )
  },

  async __vitest_viewport({ tester }: Context, { width, height }: { width: number; height: number }) {
    await tester.session.resize(width, height)
  },
}
