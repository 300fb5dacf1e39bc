import { isTeamLeader } from '@console-widgets/core'
import type { Context } from '../calls/handler.ts'

/**
 * Whether the caller can't change the team's demo projects: only its account holder can, unless the platform lets all
 * members (R119, R120).
 */
export function locksDemo({
  userId,
  teamId,
  services,
}: Pick<Context, 'userId' | 'teamId'> & { services: Pick<Context['services'], 'membersEditDemoProjects'> }): boolean {
  return !services.membersEditDemoProjects && !isTeamLeader(userId, teamId)
}
