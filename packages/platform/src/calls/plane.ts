import type { Hono } from 'hono'
import type { Faults } from './faults.ts'
import type { Reach } from '../origins/page-origins.ts'
import type { PlatformParts } from './platform-parts.ts'

/** Caller of a request, as far as the request itself doesn't say. */
export interface Caller {
  /** Network address, for sign-in rate limits. */
  address: string
  /** Raw request bytes, if reading them is cheaper than reading `body`. */
  content?: AsyncIterable<Uint8Array> | undefined
  /** Receives each `Set-Cookie` header, since a page can't read them from a response. */
  keepCookie?: ((header: string) => void) | undefined
  /** Faults for this caller only. */
  faults?: Faults | undefined
}

/** Server data about a request, besides the request itself. */
export interface RouterEnvironment {
  Bindings: Caller
  Variables: {
    /** Where the requesting page may use the platform. */
    pageReach: Reach
  }
}

/** URLs other than those of the calls, such as for uploads and downloads. */
export interface Plane {
  /** `any`: open to all origins, with the plane's own checks. `own`: limited by the platform's CORS. */
  origins: 'any' | 'own'
  routes(app: Hono<RouterEnvironment>, services: PlatformParts): void
}
