import * as v from 'valibot'
import { id } from '@console-widgets/core/schemas'
import { appScope, heldRoles } from './parts.ts'

const team = { teamId: v.string(), teamName: v.string(), country: v.string(), siteId: v.number(), userType: v.number() }

/** The teams of the caller. */
export const userTeams = v.object({
  items: v.array(
    v.object({
      ...team,
      roles: heldRoles,
      appScope,
      members: v.number(),
      joinTime: v.nullable(v.number()),
      lastSeenTime: v.nullable(v.number()),
      isCurrent: v.boolean(),
      isHolder: v.boolean(),
    }),
  ),
  total: v.number(),
})
export const teamIdInput = v.object({ teamId: id })
/** The new team of the session, and the caller's membership in it. */
export const switchedTeam = v.object({
  ...team,
  roles: heldRoles,
  appScope,
  permissions: v.record(v.string(), v.literal('Y')),
})

export const teamInfo = v.object({
  ...team,
  /** Number of the developer account. */
  developerNumber: v.number(),
  holder: v.nullable(v.object({ userId: v.string(), userName: v.string(), account: v.string() })),
  members: v.number(),
  memberLimit: v.number(),
  invited: v.number(),
  apps: v.number(),
  projects: v.number(),
  serviceProviders: v.number(),
  testUsers: v.number(),
  /** The caller's own membership. */
  roles: heldRoles,
  appScope,
  exportCompliance: v.object({ version: v.string(), signed: v.boolean(), signTime: v.nullable(v.number()) }),
})
