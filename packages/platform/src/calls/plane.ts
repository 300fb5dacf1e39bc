import type { Hono } from 'hono'
import type { Faults } from './faults.ts'
import type { Services } from './platform-parts.ts'

/** Who makes a request, as far as the request itself does not tell. */
export interface Caller {
  /** Address on the network, for the sign-in throttle. */
  address: string
  /** The bytes of the request as they come from the network, where that is cheaper to read than its `body`. */
  content?: AsyncIterable<Uint8Array> | undefined
  /** Takes each `Set-Cookie` header. A page cannot read them from a response; what runs in one keeps them this way. */
  keepCookie?: ((header: string) => void) | undefined
  /** Trouble that this caller alone is to have. */
  faults?: Faults | undefined
}

/** What the server knows of a request beside the request itself. */
export interface RouterEnvironment {
  Bindings: Caller
}

/** Addresses beside those of the calls, such as the ones that bytes travel through. */
export interface Plane {
  /** `any`: pages of every origin come here, by rules of the plane's own. `own`: by the platform's CORS. */
  origins: 'any' | 'own'
  routes(app: Hono<RouterEnvironment>, services: Services): void
}
