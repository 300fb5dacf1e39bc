import { calls } from '@console-widgets/teams/contract'
import * as schemas from '@console-widgets/teams/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { accountHandlers } from './account-handlers.ts'
import { auditHandlers } from './audit-handlers.ts'
import { complianceHandlers } from './compliance-handlers.ts'
import { embeddingOriginHandlers } from './embedding-origin-handlers.ts'
import { invitationHandlers } from './invitation-handlers.ts'
import { memberHandlers } from './member-handlers.ts'
import { noticeHandlers } from './notice-handlers.ts'
import { admitByLink, ownInvitationHandlers } from './own-invitation-handlers.ts'
import { permissionHandlers } from './permission-handlers.ts'
import { serviceProviderHandlers } from './service-provider-handlers.ts'
import { teamHandlers } from './team-handlers.ts'
import { testUserHandlers } from './test-user-handlers.ts'
import { usageHandlers } from './usage-handlers.ts'
import { userHandlers } from './user-handlers.ts'

/** Handles the calls of the areas `teams` and `notices`. */
export const teamsImplementation = implement(
  calls,
  schemas,
  {
    ...accountHandlers,
    ...auditHandlers,
    ...complianceHandlers,
    ...embeddingOriginHandlers,
    ...invitationHandlers,
    ...memberHandlers,
    ...noticeHandlers,
    ...ownInvitationHandlers,
    ...permissionHandlers,
    ...serviceProviderHandlers,
    ...teamHandlers,
    ...testUserHandlers,
    ...usageHandlers,
    ...userHandlers,
  },
  {
    // These hash a password, or look beyond the caller's team.
    slow: [
      'teams.main-user.create',
      'teams.sub-user.create',
      'teams.sub-user.reset-password',
      'teams.sub-user.restore',
      'teams.invitation.create',
      'teams.own-invitation.find',
      'teams.own-invitation.accept',
      'teams.own-invitation.decline',
      'teams.user-team.leave',
      'teams.team.switch',
    ],
    guards: { 'teams.invitation-link.find': admitByLink },
    unrecorded: [
      'notices.notice.read',
      'teams.own-invitation.accept',
      'teams.own-invitation.decline',
      'teams.user-team.leave',
      'teams.team.switch',
    ],
  },
)
