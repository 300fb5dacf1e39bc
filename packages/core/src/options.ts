import type { ZoneSwitch } from '@console-widgets/contract'
import type { ErrorReport } from './error-report.ts'
import type { ChannelWindow } from './host/host-channel.ts'
import type { Language } from './language.ts'
import type { Zone } from './zone.ts'

/** The two login modes (R6): they differ in the CSRF header and in how a broken session ends (R138, R183). */
export type LoginMode = 'account' | 'other'

/** Feature switches from the platform's configuration (R122–R125). All are off unless given. */
export interface FeatureSwitches {
  /** Operating-system call switches, numbered 1 to 4 (R122). */
  operatingSystemCalls?: Partial<Record<1 | 2 | 3 | 4, boolean>>
  webAnalytics?: boolean
  /** The second analytics switch; also off when the local flag closeHa is 'Y' (R124). */
  secondAnalytics?: boolean
  /** Services whose calls may go overseas. */
  outsea?: readonly string[]
  china?: boolean
  unrealName?: boolean
  betaUpdateZones?: readonly Zone[]
  /** Whether members, too, may edit demo projects (R120). */
  membersEditDemoProjects?: boolean
  /** Moves a team to its overseas site (R69). */
  overseas?: boolean
  /** The separate union login mode (R7). */
  unionLogin?: boolean
  /** Zones that have the newer variant of a service, by the name that its calls declare: `cloudStorageZones` (R157). */
  [name: ZoneSwitch]: readonly Zone[] | undefined
}

/** Where one zone answers. */
export interface ZoneEndpoints {
  /** Base of the calls; `/agc/edge` follows (R134). */
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

/** The readable cookies (R33). */
export interface CookieStore {
  get(name: string): string | undefined
  /** @param maxAge seconds; the path is always / (R79). */
  set(name: string, value: string, maxAge: number): void
  remove(name: string): void
}

/** How the orchestration gateway is reached (R161–R163). */
export interface OrchestrationOptions {
  /** Beginnings of orchestration names that the China zone answers (R162). */
  chinaPrefixes?: readonly string[]
  /** User types whose merchant info the China zone keeps (R163). */
  merchantUserTypes?: readonly number[]
  /** Development mode: calls go to a path relative to the page, for a proxy (R161). */
  development?: boolean
}

/**
 * What a page gives to `createConsole`. Only `zones` is needed. Two consoles of one page that talk to different
 * platforms need stores and cookies of their own; two that talk to the same one share a session.
 */
export interface ConsoleOptions {
  /** Endpoints by zone; every zone without an entry answers at the default zone's (R70). */
  zones: Partial<Record<Zone, ZoneEndpoints>>
  language?: Language
  /**
   * Patterns of pages by their names, for a page that has them elsewhere than at the services' own paths, such as
   * `{ 'apps.app': '/store/:appId' }`. The names stand in the services' `routes.ts`.
   */
  routes?: Readonly<Record<string, `/${string}`>>
  loginMode?: LoginMode
  login?: LoginClient
  switches?: FeatureSwitches
  orchestration?: OrchestrationOptions
  /** Exact origins of pages that may embed this one and talk to it by messages. */
  hostOrigins?: readonly string[]
  /** The window that is embedded, and of which the top one is the host; default the page's own. */
  window?: ChannelWindow
  /** Defaults to the page's own; tests and the in-page platform give theirs. */
  fetch?: typeof fetch
  cookies?: CookieStore
  sessionStorage?: KeyValueStore
  localStorage?: KeyValueStore
  /** Milliseconds since 1970. */
  now?: () => number
  /** The error-reporting service, if there is one (R185): called with every error, without anything secret. */
  reportError?: (report: ErrorReport) => void
  /** Address of the page; default `window.location`. */
  address?: () => Pick<URL, 'pathname' | 'search' | 'hash' | 'href'>
  /** Leaves the page for another address; default `location.assign`. */
  goTo?: (url: string) => void
  /** Loads the page anew; default `location.reload`. */
  reload?: () => void
}
