import type { Account, FaultPlan, PageBrowser } from '@console-widgets/sandbox/page'

/** Who signs in: one of the demo team's people by role, somebody whom the team has invited, or any account. */
export type SandboxPerson = 'holder' | 'appAdministrator' | 'development' | 'finance' | 'invited' | Account

export interface SandboxOptions {
  /**
   * Origin at which the platform pretends to be reached; nothing listens there. Default: one that no other sandbox has.
   */
  origin?: string
  /** Exact origins of pages that may call the platform beside its own. */
  allowedOrigins?: readonly string[]
  /** Time at which the platform's clock starts, and starts again with each reset. Default: now. */
  start?: Date | number
  /** Seconds that a reviewer takes, on the platform's clock. */
  reviewSeconds?: number
  /** Events that the demo team's reports are computed from, about. Default: 5,000, which is quick. */
  demoEvents?: number
}

/** The whole platform, on a database in memory, in a page or in Node. */
export interface Sandbox {
  origin: string
  /** Answers any request; nobody is signed in. */
  fetch(request: Request): Promise<Response>
  /** A browser of its own in which nobody is signed in; its `consoleOptions` are for `createConsole`. */
  openBrowser(): PageBrowser
  /** A browser in which somebody is signed in, by default the holder of the demo team, who may do everything. */
  signIn(person?: SandboxPerson): Promise<PageBrowser>
  /** The account of a person, for the sign-in page. */
  accountOf(person: SandboxPerson): Account
  /** Milliseconds since 1970, on the platform's clock. */
  now(): number
  /** Lets time go by; resolves when all that was due has happened. */
  advance(milliseconds: number): Promise<void>
  /** Trouble that all calls, or those of a plan, are to have; without a plan, none. */
  faults(plan?: FaultPlan): void
  /** Everything as it was at the start: rows, objects, time, and no trouble. Whoever was signed in is so no more. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the platform behind every call. It takes seconds: start one for a file of tests, and reset it between them.
 *
 * ```ts
 * const sandbox = await startSandbox()
 * const browser = await sandbox.signIn('development')
 * const console = createConsole(browser.consoleOptions)
 * ```
 */
export async function startSandbox({
  start = Date.now(),
  demoEvents = 5000,
  ...options
}: SandboxOptions = {}): Promise<Sandbox> {
  // Loaded when it is wanted: who simulates a host alone needs no database.
  const { createPagePlatform, createTurnableClock, demoAccounts, demoInvited } =
    await import('@console-widgets/sandbox/page')
  const clock = createTurnableClock(Number(start))
  const page = await createPagePlatform({ ...options, demoEvents, clock })
  const { platform } = page
  const accountOf = (person: SandboxPerson): Account => {
    if (typeof person !== 'string') return person
    return person === 'invited' ? demoInvited : demoAccounts[person]
  }
  return {
    origin: platform.services.publicOrigin,
    fetch: (request) => platform.fetch(request),
    openBrowser: page.openBrowser,
    async signIn(person = 'holder') {
      const browser = page.openBrowser()
      await browser.signIn(accountOf(person))
      return browser
    },
    accountOf,
    now: clock.now,
    async advance(milliseconds) {
      clock.turn(milliseconds)
      await platform.wake()
    },
    faults: (plan = {}) => platform.faults.set(plan),
    async reset() {
      clock.restart()
      await page.reset()
    },
    close: page.close,
  }
}
