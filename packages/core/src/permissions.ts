import { atom, type ReadableAtom } from 'nanostores'

/** Permission names with the flag 'Y' (R23). */
export type PermissionMap = Readonly<Record<string, string>>

/** Permissions of the signed-in user in the current team. */
export interface Permissions {
  readonly $map: ReadableAtom<PermissionMap | undefined>
  /** Granted only if the name has the flag 'Y' (R118). Without a name, always granted. */
  allows(name: string | undefined): boolean
  set(map: PermissionMap | undefined): void
}

export function createPermissions(): Permissions {
  const $map = atom<PermissionMap | undefined>(undefined)
  return {
    $map,
    allows: (name) => name === undefined || (Object.hasOwn($map.get() ?? {}, name) && $map.get()?.[name] === 'Y'),
    set: (map) => $map.set(map),
  }
}

/** Whether the user is the team leader: their ID equals the team ID, or no user ID is known (R64, R65). */
export function isTeamLeader(userId: string | undefined, teamId: string): boolean {
  return !userId || userId === teamId
}

/** The team's user type, or the personal one if the team's is 0 (R66). */
export function effectiveUserType(teamUserType: number, personalUserType: number): number {
  return teamUserType === 0 ? personalUserType : teamUserType
}
