import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'
import { WebDriverError, type ElementReference } from '../webdriver/commands.ts'
import type { Commands, Place, Session } from '../webdriver/session.ts'
import type { PageTools, Readiness } from './in-page.ts'
import { runWithTools, withTools } from './with-tools.ts'

/** Timeout of a step in milliseconds. */
const patience = 30_000

export interface Timeout {
  /** In milliseconds. */
  timeout?: number
}

export interface ClickOptions extends Timeout {
  /** From the corner of the element. Default: its middle */
  position?: { x: number; y: number }
  /** Whether it doesn't matter what covers the element. */
  force?: boolean
}

interface Name {
  name?: string | RegExp
  exact?: boolean
}

export interface RoleOptions extends Name {
  checked?: boolean
  level?: number
  selected?: boolean
}

/** A file that a test makes up. */
export interface MadeFile {
  name: string
  mimeType: string
  buffer: Buffer
}

type Files = string | MadeFile | readonly MadeFile[]

/** What elements are looked for in: a page, a frame, or other elements. */
export class Scope {
  constructor(
    readonly session: Session,
    readonly place: Place,
    /** Selector of Playwright's kind. */
    readonly selector: string,
  ) {}

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.locator(getByRoleSelector(role, options))
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator {
    return this.locator(getByTextSelector(text, options))
  }

  getByLabel(text: string | RegExp, options?: { exact?: boolean }): Locator {
    return this.locator(getByLabelSelector(text, options))
  }

  /** @param selector of CSS, or of Playwright's kind */
  locator(selector: string): Locator {
    return new Locator(this.session, this.place, this.selector ? `${this.selector} >> ${selector}` : selector)
  }
}

/** Elements of a page, with the methods of Playwright's locators that the tests use. */
export class Locator extends Scope {
  first(): Locator {
    return this.locator('nth=0')
  }

  last(): Locator {
    return this.locator('nth=-1')
  }

  filter({ hasText, has }: { hasText?: string | RegExp; has?: Locator } = {}): Locator {
    const wanted = hasText instanceof RegExp ? hasText : `${JSON.stringify(hasText)}i`
    const text = hasText === undefined ? this : this.locator(`internal:has-text=${wanted}`)
    return has ? text.locator(`internal:has=${JSON.stringify(has.selector)}`) : text
  }

  or(other: Locator): Locator {
    return this.locator(`internal:or=${JSON.stringify(other.selector)}`)
  }

  count(): Promise<number> {
    return this.#run((commands) => withTools(commands, (tools, selector) => tools.all(selector).length, this.selector))
  }

  allTextContents(): Promise<string[]> {
    return this.#run((commands) =>
      withTools(
        commands,
        (tools, selector) => tools.all(selector).map((element) => element.textContent ?? ''),
        this.selector,
      ),
    )
  }

  isVisible(): Promise<boolean> {
    return this.#run((commands) =>
      withTools(
        commands,
        (tools: PageTools, selector: string) => {
          const elements = tools.all(selector)
          if (elements.length > 1) throw new Error(`${elements.length} elements match ${selector}`)
          return elements.some((element) => tools.isVisible(element))
        },
        this.selector,
      ),
    )
  }

  /** Waits until the element is there. */
  waitFor({ timeout, state = 'visible' }: Timeout & { state?: 'visible' | 'hidden' | 'detached' } = {}): Promise<void> {
    return this.#until(state, timeout, async () => {
      const isThere = state === 'detached' ? (await this.count()) > 0 : await this.isVisible()
      return isThere === (state === 'visible') ? { value: undefined } : undefined
    })
  }

  textContent(options?: Timeout): Promise<string | null> {
    return this.#ask((element) => element.textContent, undefined, options)
  }

  getAttribute(name: string, options?: Timeout): Promise<string | null> {
    return this.#ask((element, attribute) => element.getAttribute(attribute), name, options)
  }

  /** Asks the element something that is known at once. */
  evaluate<Result>(ask: (element: Element) => Result): Promise<Result> {
    return this.#ask(ask, undefined)
  }

  click({ timeout, position, force = false }: ClickOptions = {}): Promise<void> {
    return this.#point(({ commands, element, offset }) => commands.click(element, offset), { timeout, position, force })
  }

  /** Moves the mouse to the element. */
  hover(): Promise<void> {
    return this.#point(async ({ commands, element, offset }) => void (await commands.moveTo(element, offset)), {})
  }

  /** Turns the mouse wheel over the element. */
  async turnWheel(delta: { x?: number; y?: number }): Promise<void> {
    await this.waitFor()
    const point = await this.#middle()
    await this.#run((commands) => commands.scroll(point, delta))
  }

  /** Clicks unless it is checked already. */
  async check(): Promise<void> {
    const isChecked = () =>
      this.#ask((element) => (element as HTMLInputElement).checked ?? element.ariaChecked === 'true', undefined)
    if (await isChecked()) return
    await this.click()
    await this.#until('checked', undefined, async () => ((await isChecked()) ? { value: undefined } : undefined))
  }

  async fill(text: string): Promise<void> {
    await this.waitFor()
    await this.#until('there', undefined, () =>
      this.#run((commands) =>
        withTools(
          commands,
          (tools: PageTools, argument: { selector: string; text: string }) => {
            const [element] = tools.all(argument.selector)
            if (!element) return undefined
            tools.fill(element, argument.text)
            return { value: undefined }
          },
          { selector: this.selector, text },
        ),
      ),
    )
  }

  /** Chooses an option of a `select`, by its value or label. */
  async selectOption(option: string | { label: string }): Promise<void> {
    const wanted = typeof option === 'string' ? { value: option } : option
    const isChosen = () =>
      this.#ask((element, { value, label }: { value?: string; label?: string }) => {
        const select = element as HTMLSelectElement
        const found = [...select.options].find((each) => each.value === value || each.label === label)
        if (!found) return false
        found.selected = true
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
        return true
      }, wanted)
    await this.#until(`able to choose ${JSON.stringify(option)}`, undefined, async () =>
      (await isChosen()) ? { value: undefined } : undefined,
    )
  }

  /** Chooses local files, or such with the given contents. */
  async setInputFiles(files: Files): Promise<void> {
    const paths = await pathsOf(files)
    await this.#until('there', undefined, () =>
      this.#run(async (commands) => {
        const [input] = await find(commands, this.selector)
        if (!input) return undefined
        await commands.chooseFiles(input, paths)
        return { value: undefined }
      }),
    )
  }

  #run<Result>(run: (commands: Commands) => Promise<Result>): Promise<Result> {
    return this.session.at(this.place, run)
  }

  /** The middle of the element in its frame. */
  #middle(): Promise<{ x: number; y: number }> {
    return this.#run((commands) =>
      withTools(
        commands,
        (tools: PageTools, selector: string) => tools.middleOf(tools.all(selector)[0] as Element),
        this.selector,
      ),
    )
  }

  /** The middle of the element in the window, across its frames. */
  async #pointInWindow(): Promise<{ x: number; y: number }> {
    const { window, frames } = this.place
    const middle = await this.#middle()
    const corners = await Promise.all(
      frames.map((selector, depth) =>
        this.session.at({ window, frames: frames.slice(0, depth) }, (commands) =>
          commands.evaluate((css: string) => {
            const frame = document.querySelector(css) as HTMLIFrameElement
            const { left, top } = frame.getBoundingClientRect()
            return { x: left + frame.clientLeft, y: top + frame.clientTop }
          }, selector),
        ),
      ),
    )
    const sum = (axis: 'x' | 'y') => Math.round([middle, ...corners].reduce((total, each) => total + each[axis], 0))
    return { x: sum('x'), y: sum('y') }
  }

  /** Uses the mouse on the element once it can be reached. */
  #point(use: (target: Target) => Promise<void>, { timeout, position, force }: ClickOptions): Promise<void> {
    let state = 'missing'
    return this.#until(
      () => `ready for the mouse, but ${state}`,
      timeout,
      async () => {
        const found = await this.#run((commands) => targetOf(commands, { selector: this.selector, position, force }))
        state = found.state
        if (found.state !== 'ready') return undefined
        const { element, offset } = found
        await this.#run((commands) => use({ commands, element, offset })).catch(async (error: unknown) => {
          // WebKit's driver doesn't find the middle of every link in a list.
          if (!(error instanceof WebDriverError) || error.code !== 'move target out of bounds') throw error
          const { x, y } = await this.#pointInWindow()
          await this.session.at({ ...this.place, frames: [] }, (commands) =>
            use({ commands, element: 'viewport', offset: { x: x + offset.x, y: y + offset.y } }),
          )
        })
        return { value: undefined }
      },
    )
  }

  #ask<Result, Argument>(
    ask: (element: Element, argument: Argument) => Result,
    argument: Argument,
    { timeout }: Timeout = {},
  ): Promise<Result> {
    return this.#until('there', timeout, () =>
      this.#run(
        (commands) =>
          runWithTools(
            commands,
            `(tools, { selector, argument }) => {
              const elements = tools.all(selector)
              if (elements.length > 1) throw new Error(elements.length + ' elements match ' + selector)
              return elements.length === 1 ? { value: (${ask})(elements[0], argument) } : undefined
            }`,
            { selector: this.selector, argument },
          ) as Promise<{ value: Result } | undefined>,
      ),
    )
  }

  /** Repeats a step until it has a result. Steps that a page interrupts by rendering anew are repeated as well. */
  async #until<Result>(
    state: string | (() => string),
    timeout: number = patience,
    step: () => Promise<{ value: Result } | undefined>,
  ): Promise<Result> {
    const end = Date.now() + timeout
    for (;;) {
      let cause: unknown
      try {
        const done = await step()
        if (done) return done.value
      } catch (error) {
        if (!(error instanceof WebDriverError) || !passing.includes(error.code)) throw error
        cause = error
      }
      if (Date.now() > end)
        throw new Error(`${this.selector} is not ${typeof state === 'string' ? state : state()} in ${timeout} ms`, {
          cause,
        })
      await pause(50)
    }
  }
}

/** Codes of errors that a page can cause while it changes. */
const passing = [
  'stale element reference',
  'no such element',
  'move target out of bounds',
  'javascript error',
  'no such frame',
  'element not interactable',
]

/** Elements that a selector matches. */
const find = (commands: Commands, selector: string): Promise<ElementReference[]> =>
  withTools(commands, (tools: PageTools, given: string) => tools.all(given), selector) as Promise<never>

interface Target {
  commands: Commands
  element: ElementReference | 'viewport'
  /** From the middle of what is visible of the element, or from the corner of the viewport. */
  offset: { x: number; y: number }
}

type Found =
  | { state: 'ready'; element: ElementReference; offset: { x: number; y: number } }
  | { state: Exclude<Readiness['state'], 'ready'> | 'missing' }

function targetOf(
  commands: Commands,
  wanted: { selector: string; position?: { x: number; y: number }; force?: boolean },
): Promise<Found> {
  return withTools(
    commands,
    (tools: PageTools, { selector, position, force }: typeof wanted) => {
      const elements = tools.all(selector)
      if (elements.length > 1) throw new Error(`${elements.length} elements match ${selector}`)
      return elements[0] ? tools.readiness(elements[0], { position, force }) : { state: 'missing' }
    },
    wanted,
  ) as Promise<never>
}

async function pathsOf(files: Files): Promise<string[]> {
  if (typeof files === 'string') return [files]
  const folder = await mkdtemp(join(tmpdir(), 'console-widgets-files-'))
  return Promise.all(
    [files].flat().map(async (file) => {
      const { name, buffer } = file as MadeFile
      const path = join(folder, name)
      await writeFile(path, buffer)
      return path
    }),
  )
}
