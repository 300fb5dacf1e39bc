import type { RegionPrefix, Zone } from '@console-widgets/core'
import type { Queries } from '../database/connection.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import type { PlatformRefusal } from '../refusals/refusal.ts'

/** App that a request names by its public key. */
export interface ClientApp {
  teamId: string
  appId: string
  /** Null if the app is in no project. */
  projectId: string | null
  /** Region of the site that the request was sent to, which has rows of its own. */
  region: RegionPrefix
  /** Zone of the site, where files of the app are stored. */
  zone: Zone
}

/** Request of an app, after its key, limits, and body were checked. */
export interface ClientRequest {
  request: Request
  app: ClientApp
  /** Parameters of the path, such as `key` of `/config/flags/:key`. */
  path: Readonly<Record<string, string>>
  /** JSON body with texts in NFC. Undefined for GET, and for a route that reads bytes. */
  body: unknown
  /** Hash of the network address, which differs from day to day, for limits of the service's own. */
  addressHash: string
  /** Time of the platform's clock. */
  now: number
  services: PlatformParts
  /** Runs in one transaction that sees only rows of the app, and rows of its team that belong to no app. */
  inTeam<T>(work: (queries: Queries) => Promise<T>): Promise<T>
}

/** A route with the area of the service that answers it, which is the API that a project turns on and off. */
export interface ApiRoute extends ClientRoute {
  area: string
}

/** A URL below `/client/{apiKey}` that a service answers. */
export interface ClientRoute {
  method: 'GET' | 'POST'
  /** Path below the key with its parameters, such as `/config/ofrep/v1/evaluate/flags/:key`. Empty: the key itself. */
  path: `/${string}` | ''
  /** `bytes`: any content, such as a file, which the route reads itself, within limits of its own. Default: JSON. */
  body?: 'bytes'
  /** Which limits apply: `write` if requests add rows of their own, such as feedback. */
  effect: 'read' | 'write'
  answer(asked: ClientRequest): Promise<Response>
  /** Response to a refused request, if the route's protocol has its own. Default: the platform's. */
  refused?(refusal: PlatformRefusal, request: Request): Response
}
