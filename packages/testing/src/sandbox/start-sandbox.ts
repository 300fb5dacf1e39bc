import type {
  Account,
  FaultPlan,
  GivenOptions,
  OutboxChannel,
  OutboxState,
  PageBrowser,
} from '@console-widgets/sandbox/page'

/** User to sign in: a member of the demo team by role, someone invited to the team, or any account. */
export type SandboxPerson = 'holder' | 'appAdministrator' | 'development' | 'finance' | 'invited' | Account

export interface SandboxOptions {
  /** Origin of the platform. It is simulated; nothing listens there. Default: unique to each sandbox. */
  origin?: string
  /** Exact origins of additional pages that may call the platform. */
  allowedOrigins?: readonly string[]
  /** Initial time of the platform's clock, also after a reset. Default: now. */
  start?: Date | number
  /** Values of the services' own options, by area and name: `{ versions: { reviewSeconds: 1 } }`. */
  serviceOptions?: GivenOptions
}

/** Mail or text message that the platform would have sent. */
export interface SandboxMessage {
  channel: OutboxChannel
  address: string
  /** Empty for channels without subjects. */
  subject: string
  text: string
  /** What it is about, such as `review-result`, `invitation`, or `sign-up`. */
  topic: string
  state: OutboxState
  /** The carrier's reason for not delivering. */
  reason: string | null
  /** Milliseconds since 1970, on the platform's clock. */
  createTime: number
}

/** Latest messages of the outbox that are returned. */
const mostMessages = 1000

/** The whole platform, on an in-memory database, in a page or in Node. */
export interface Sandbox {
  origin: string
  /** Handles a request without a session. */
  fetch(request: Request): Promise<Response>
  /** Creates a browser without a session. Pass its `consoleOptions` to `createConsole`. */
  openBrowser(): PageBrowser
  /** Creates a browser with a signed-in user, by default the holder of the demo team, who has every permission. */
  signIn(person?: SandboxPerson): Promise<PageBrowser>
  /** Account of a user, for the sign-in page. */
  accountOf(person: SandboxPerson): Account
  /** Milliseconds since 1970, on the platform's clock. */
  now(): number
  /** Advances the clock. Resolves when everything due has happened. */
  advance(milliseconds: number): Promise<void>
  /** Messages that would have left the platform, newest first, such as those with a link or a code. */
  outbox(): Promise<SandboxMessage[]>
  /** Simulates failures of all calls, or of those in a plan. Without a plan, there are none. */
  faults(plan?: FaultPlan): void
  /** Restores the initial state: rows, objects, and time, without simulated failures. Ends all sessions. */
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
export async function startSandbox({ start = Date.now(), ...options }: SandboxOptions = {}): Promise<Sandbox> {
  // Loaded on demand: simulating a host needs no database.
  const { createPagePlatform, createTurnableClock, demoAccounts, demoInvited, readOutbox } =
    await import('@console-widgets/sandbox/page')
  const clock = createTurnableClock(Number(start))
  const page = await createPagePlatform({ ...options, clock })
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
    async outbox() {
      const rows = await readOutbox(platform.services.database, mostMessages)
      return rows.map(({ channel, address, subject, text, topic, state, reason, createTime }) => ({
        channel,
        address,
        subject,
        text,
        topic,
        state,
        reason,
        createTime,
      }))
    },
    faults: (plan = {}) => platform.faults.set(plan),
    async reset() {
      clock.restart()
      await page.reset()
    },
    close: page.close,
  }
}
