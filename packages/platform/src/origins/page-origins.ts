import type { Queries } from '../database/connection.ts'

/** Where the pages of an origin may use the platform. */
export interface Reach {
  /** In every team: pages of the platform itself, or of an origin that the deployment allows. */
  everyTeam: boolean
  /** In these teams, which have listed the origin. */
  teamIds: readonly string[]
}

/** Runs a read with the platform's own rights, in a transaction of its own or in the current one. */
export type InPlatform = <T>(work: (db: Queries) => Promise<T>) => Promise<T>

/** Origins of the pages that may call and embed the platform. */
export interface PageOrigins {
  /** Where pages of an origin may use the platform. Reads the teams' lists each time: a change applies at once. */
  reachOf(origin: string, inPlatform: InPlatform): Promise<Reach>
  /** Sources of a `frame-ancestors` directive for every team: the platform itself, and what the deployment allows. */
  readonly everyTeamSources: readonly string[]
}

export interface PageOriginsPlaces {
  publicOrigin: string
  /** Exact origins that the deployment allows. */
  allowedOrigins: readonly string[]
  /** Whether pages on any port of this machine are allowed. */
  allowLoopback: boolean
  /** Teams that have listed an origin. */
  teamsOf: (origin: string, db: Queries) => Promise<readonly string[]>
}

/** Pages served on this machine, which only its own users can open. */
const loopbackPage = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
/** A `frame-ancestors` source can't be an IPv6 address. */
const loopbackSources = ['http://localhost:*', 'http://127.0.0.1:*']

/** Requests without an origin: the platform's own pages, and programs. */
export const everywhere: Reach = { everyTeam: true, teamIds: [] }

export function createPageOrigins({
  publicOrigin,
  allowedOrigins,
  allowLoopback,
  teamsOf,
}: PageOriginsPlaces): PageOrigins {
  return {
    async reachOf(origin, inPlatform) {
      if (origin === publicOrigin || allowedOrigins.includes(origin)) return everywhere
      if (allowLoopback && loopbackPage.test(origin)) return everywhere
      return { everyTeam: false, teamIds: await inPlatform((db) => teamsOf(origin, db)) }
    },
    everyTeamSources: ["'self'", ...allowedOrigins, ...(allowLoopback ? loopbackSources : [])],
  }
}

/** Whether pages may use the platform at all: what needs no session is open to the pages of every team. */
export function isKnown({ everyTeam, teamIds }: Reach): boolean {
  return everyTeam || teamIds.length > 0
}

/** Whether pages may act in a team. */
export function reaches({ everyTeam, teamIds }: Reach, teamId: string): boolean {
  return everyTeam || teamIds.includes(teamId)
}
