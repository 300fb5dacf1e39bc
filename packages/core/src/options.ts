import type { ZoneSwitch } from '@console-widgets/contract'
import type { ErrorReport } from './error-report.ts'
import type { ConsoleError } from './errors.ts'
import type { ChannelWindow } from './host/host-channel.ts'
import type { Capability } from './host/messages.ts'
import type { Language } from './language.ts'
import type { Zone } from './zone.ts'

/** The two login modes (R6). They differ in the CSRF header and in how a broken session ends (R138, R183). */
export type LoginMode = 'account' | 'other'

/** Feature switches from the platform's configuration (R122–R125), off by default. */
export interface FeatureSwitches {
  /**
   * Other apps of the device that screens may start, by number: 1 phone calls, 2 text messages, 3 mail, 4 sharing
   * (R122).
   */
  operatingSystemCalls?: Partial<Record<1 | 2 | 3 | 4, boolean>>
  webAnalytics?: boolean
  /** The second analytics switch. Also off when the local flag closeHa is 'Y' (R124). */
  secondAnalytics?: boolean
  /** Services that the console offers to teams outside the default zone. Undefined: all. */
  outsea?: readonly string[]
  china?: boolean
  /** People use any name they like: screens show no state of an identity verification, and the platform needs none. */
  unrealName?: boolean
  /** Zones in which screens offer test versions. Undefined: all. */
  betaUpdateZones?: readonly Zone[]
  /** Moves a team to its overseas site (R69). */
  overseas?: boolean
  /** The separate union login mode (R7). */
  unionLogin?: boolean
  /**
   * Zones that have the newer variant of a service, by the name that its calls declare: `cloudStorageZones` (R157). A
   * name that begins with `older` lists those that have the older one: `olderDistributionZones` (R151).
   */
  [name: ZoneSwitch]: readonly Zone[] | undefined
}

/** Endpoints of one zone. */
export interface ZoneEndpoints {
  /** Base of the calls. `/agc/edge` is appended (R134). */
  api: string
  /** Separate host for uploads of packages, images, videos and archives (R144). */
  upload?: string
  /** Report address that ends in /webv1 (R173). */
  analytics?: string
}

/** The login client of the account service (R84). */
export interface LoginClient {
  clientId: string
  channel?: string
  type?: string
  /** Address of the account service's sign-in page. Default: `/account/sign-in` of the zone. */
  signInUrl?: string
}

/** A key-value store such as `sessionStorage`. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Access to the readable cookies (R33). */
export interface CookieStore {
  get(name: string): string | undefined
  /** @param maxAge seconds; the path is always / (R79). */
  set(name: string, value: string, maxAge: number): void
  remove(name: string): void
}

/** Configuration of the orchestration gateway (R161–R163). */
export interface OrchestrationOptions {
  /** Prefixes of orchestration names that go to the China zone (R162). */
  chinaPrefixes?: readonly string[]
  /** User types whose merchant info is stored in the China zone (R163). */
  merchantUserTypes?: readonly number[]
  /** Development mode: calls use a path relative to the page, for a proxy (R161). */
  development?: boolean
}

/** What a refusal says: as a whole, and at the fields. */
export type RefusalWords = Pick<ConsoleError, 'message' | 'issues'>

/** Words a refusal by its reason. Nothing is replaced that it leaves out. It must not reject. */
export type WordRefusal = (
  refusal: RefusalWords & Pick<ConsoleError, 'reason'>,
  language: Language,
) => Promise<Partial<RefusalWords>>

/**
 * Options of `createConsole`. Only `zones` is required. Two consoles on one page that use different platforms need
 * stores and cookies of their own; two that use the same platform share a session.
 */
export interface ConsoleOptions {
  /**
   * Endpoints by zone (R70). The default zone, China, starts every session. A call to a zone without an entry fails.
   */
  zones: Partial<Record<Zone, ZoneEndpoints>>
  /** Selected site. Default: none, so that calls of the site's zone go to the default zone (R68). */
  site?: Zone | undefined
  language?: Language
  /**
   * Patterns of pages by name, for an embedding page whose paths differ from the services' own, such as `{ 'apps.app':
   * '/store/:appId' }`. The names are in the services' `routes.ts`.
   */
  routes?: Readonly<Record<string, `/${string}`>>
  loginMode?: LoginMode
  login?: LoginClient
  switches?: FeatureSwitches
  orchestration?: OrchestrationOptions
  /** Exact origins of pages that may embed this one and exchange messages with it. */
  hostOrigins?: readonly string[]
  /**
   * What this page does for its host, beyond what every console does. Tags and the console host state their own.
   */
  capabilities?: readonly Capability[]
  /** Window of the embedded page, whose top window is the host. Default: the page's own. */
  window?: ChannelWindow
  /** Default: the page's own APIs. Tests and the in-page platform replace them. */
  fetch?: typeof fetch
  cookies?: CookieStore
  sessionStorage?: KeyValueStore
  localStorage?: KeyValueStore
  /** Milliseconds since 1970. */
  now?: () => number
  /** The error-reporting service, if any (R185). Called with every error, secrets redacted. */
  reportError?: (report: ErrorReport) => void
  /**
   * Words refusals in the reader's language, for every screen. Default: the platform's own texts, which are English.
   * Tags have `wordRefusal` of `@console-widgets/elements/words`.
   */
  wordRefusal?: WordRefusal
  /** Address of the page. Default `window.location`. */
  address?: () => Pick<URL, 'pathname' | 'search' | 'hash' | 'href'>
  /** Navigates to another address. Default `location.assign`. */
  goTo?: (url: string) => void
  /** Reloads the page. Default `location.reload`. */
  reload?: () => void
}
