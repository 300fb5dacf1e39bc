import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'

/** Name of the protocol in the addresses that the host listens at. */
export const postgresProtocol = 'postgresql'

/** An open connection, as the others see it. */
export interface OpenConnection {
  /** Undefined until the program has signed in. */
  teamId: string | undefined
  /** Account and database that the limit counts. */
  seat: string | undefined
  /** Key that a cancellation must name. */
  key: number
  cancel(): void
  /** Ends the connection if its account has been deleted or changed. */
  check(): Promise<void>
  end(code: string, message: string): Promise<void>
}

/** Open connections of a platform by number. */
export type Connections = Map<number, OpenConnection>

const connectionsOfPlatforms = new WeakMap<PlatformParts, Connections>()

/** Open connections of programs to the teams' databases, on this node. */
export function connectionsOf(services: PlatformParts): Connections {
  const known = connectionsOfPlatforms.get(services) ?? new Map<number, OpenConnection>()
  connectionsOfPlatforms.set(services, known)
  return known
}

/** Number of programs that are connected to a team's databases, on this node. */
export function countConnections(services: PlatformParts, teamId: string): number {
  return [...connectionsOf(services).values()].filter((each) => each.teamId === teamId).length
}
