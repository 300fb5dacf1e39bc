import { elementKey, WebDriverError, type ElementReference, type Wire } from './commands.ts'

/** Where commands go: a window, and the frames inside of it from the outermost to the innermost. */
export interface Place {
  window: string
  /** CSS selectors. */
  frames: readonly string[]
}

/** One step of an input device, as WebDriver describes it. */
export type InputStep = Record<string, unknown> & { type: string }

/**
 * One browser. WebDriver has a current window and frame, so that commands take turns: each switches to its place first.
 */
export class Session {
  #turn: Promise<unknown> = Promise.resolve()
  #window: string | undefined

  constructor(readonly wire: Wire) {}

  /** Runs commands in a place while no others run. */
  at<Result>({ window, frames }: Place, run: (commands: Commands) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      if (this.#window !== window) {
        await this.wire.send('switchToWindow', { handle: window })
        this.#window = window
      }
      await this.wire.send('switchToFrame', { id: null })
      const commands = new Commands(this.wire)
      for (const selector of frames) {
        const frame = await commands.evaluate((css: string) => document.querySelector(css), selector)
        if (!frame) throw new Error(`No frame matches ${selector}`)
        await this.wire.send('switchToFrame', { id: frame })
      }
      return run(commands)
    })
  }

  windows(): Promise<string[]> {
    return this.#inTurn(() => this.wire.send('windowHandles') as Promise<string[]>)
  }

  /** Resizes the current window. */
  async resize(width: number, height: number): Promise<void> {
    await this.#inTurn(() => this.wire.send('setWindowRect', { x: 0, y: 0, width, height }))
  }

  close(): Promise<void> {
    return this.wire.close()
  }

  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(run)
    this.#turn = turn.catch(() => {})
    return turn
  }
}

/** What positions of the mouse are relative to. */
type Origin = ElementReference | 'viewport'

/** Commands in the current place. */
export class Commands {
  /** How many wheels have been turned. */
  static #wheels = 0

  constructor(readonly wire: Wire) {}

  /** Runs a function in the page, which may return an element or a promise. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument?: Argument): Promise<Awaited<Result>> {
    return this.runSource(String(run), argument) as Promise<Awaited<Result>>
  }

  /** Runs the source of a function in the page. */
  async runSource(source: string, argument: unknown = null): Promise<unknown> {
    const outcome = (await this.wire.send('execute', {
      script: `const done = arguments[arguments.length - 1]
        Promise.resolve(arguments[0]).then(${source}).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }))`,
      args: [argument],
    })) as { value?: unknown; error?: string } | null
    // Firefox answers so if the page was left in the middle.
    if (!outcome) throw new WebDriverError('javascript error', 'The page has been left.')
    if (outcome.error !== undefined) throw new Error(outcome.error)
    return outcome.value
  }

  /**
   * Moves the mouse.
   *
   * @param offset from the middle of what is visible of the element, or from the corner of the viewport
   */
  moveTo(element: Origin, offset: { x: number; y: number }): Promise<unknown> {
    return this.#perform('pointer', [this.#move(element, offset)])
  }

  /** Clicks with the mouse. */
  async click(element: Origin, offset: { x: number; y: number }): Promise<void> {
    await this.#perform('pointer', [
      this.#move(element, offset),
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  /**
   * Turns a mouse wheel at a point: each time another wheel, since WebKit drops a turn by as much as the wheel's last.
   */
  async scroll(point: { x: number; y: number }, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
    const at = { x: Math.round(point.x), y: Math.round(point.y) }
    Commands.#wheels += 1
    await this.#perform(
      'wheel',
      [{ type: 'scroll', ...at, deltaX: x, deltaY: y, duration: 0, origin: 'viewport' }],
      `wheel ${Commands.#wheels}`,
    )
  }

  /** Presses and releases keys: characters, or code points that WebDriver has given to other keys. */
  async keys(steps: readonly { type: 'keyDown' | 'keyUp'; value: string }[]): Promise<void> {
    await this.#perform('key', steps)
  }

  /** Chooses local files in an `input`. */
  async chooseFiles(element: ElementReference, paths: readonly string[]): Promise<void> {
    await this.wire.send('sendKeys', { id: element[elementKey], text: paths.join('\n') })
  }

  #move(origin: Origin, { x, y }: { x: number; y: number }): InputStep {
    return { type: 'pointerMove', duration: 0, origin, x: Math.round(x), y: Math.round(y) }
  }

  #perform(type: 'pointer' | 'wheel' | 'key', actions: readonly InputStep[], id: string = type): Promise<unknown> {
    const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {}
    return this.wire.send('performActions', { actions: [{ type, id, ...parameters, actions }] })
  }
}
