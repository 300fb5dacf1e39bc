import { isTeamLeader } from '@console-widgets/core'

/** Caller whose lock is determined, with the setting of the platform. */
interface LockedCaller {
  userId: string
  teamId: string
  services: { membersEditDemoProjects: boolean }
}

/**
 * Whether the caller can't change the team's demo projects: only its account holder can, unless the platform lets all
 * members (R119, R120).
 */
export function locksDemo({ userId, teamId, services }: LockedCaller): boolean {
  return !services.membersEditDemoProjects && !isTeamLeader(userId, teamId)
}
