import { atom, type ReadableAtom } from 'nanostores'

/** Permission names with the flag 'Y' (R23). */
export type PermissionMap = Readonly<Record<string, string>>

/** What the signed-in person may do in the current team. */
export interface Permissions {
  readonly $map: ReadableAtom<PermissionMap | undefined>
  /** Granted exactly when the name has the flag 'Y' (R118). No name needs no permission. */
  allows(name: string | undefined): boolean
  set(map: PermissionMap | undefined): void
}

export function createPermissions(): Permissions {
  const $map = atom<PermissionMap | undefined>(undefined)
  return {
    $map,
    allows: (name) =>
      name === undefined ||
      ($map.get() !== undefined && Object.hasOwn($map.get() as object, name) && $map.get()?.[name] === 'Y'),
    set: (map) => $map.set(map),
  }
}

/** The team leader is the user whose id equals the team id, or anyone while no user id is known (R64, R65). */
export function isTeamLeader(userId: string | undefined, teamId: string): boolean {
  return !userId || userId === teamId
}

/** The team's user type, or the personal one when the team's is 0 (R66). */
export function effectiveUserType(teamUserType: number, personalUserType: number): number {
  return teamUserType === 0 ? personalUserType : teamUserType
}
