import type { AnswerOf } from '@console-widgets/contract'
import type { Console, Language } from '@console-widgets/core'
import { largestPageSize } from '@console-widgets/core/model'
import { dataOf, type ItemOf, type Place, writeFilter } from '@console-widgets/data'
import { calls } from './contract.ts'
import {
  auditListFields,
  consoleVisitListFields,
  embeddingOriginListFields,
  invitationListFields,
  memberListFields,
  providerListFields,
  testUserListFields,
} from './model.ts'

/** A member of the team, or an invited person. */
export type Member = ItemOf<(typeof calls)['teams.member-role.list']>
/** An invitation as the team sees it. */
export type Invitation = ItemOf<(typeof calls)['teams.invitation.list']>
/** An invitation with its link, which is shown only once. */
export type SentInvitation = AnswerOf<(typeof calls)['teams.invitation.create']>
/** An invitation as the invited person sees it. */
export type OwnInvitation = AnswerOf<(typeof calls)['teams.own-invitation.list']>['items'][number]
/** An invitation as everyone with its link sees it. */
export type LinkedInvitation = AnswerOf<(typeof calls)['teams.invitation-link.find']>
/** A team of the signed-in user. */
export type UserTeam = AnswerOf<(typeof calls)['teams.user-team.list']>['items'][number]
/** The team of the session, with its numbers. */
export type TeamInfo = AnswerOf<(typeof calls)['teams.team-info.get']>
/** The signed-in user. */
export type UserInfo = AnswerOf<(typeof calls)['teams.user-info-v2.get']>
/** A role with its permissions in this team. */
export type RoleInfo = AnswerOf<(typeof calls)['teams.role.list']>['items'][number]
/** A permission and its roles. */
export type Permission = AnswerOf<(typeof calls)['teams.permission.list']>['items'][number]
/** Permissions of a member, with their sources. */
export type UserPermission = AnswerOf<(typeof calls)['teams.user-permission.get']>
/** An app that app access can be limited to. */
export type ScopeApp = ItemOf<(typeof calls)['teams.scope.list']>
export type ServiceProvider = ItemOf<(typeof calls)['teams.service-provider.list']>
export type TestUser = ItemOf<(typeof calls)['teams.test-user.list']>
export type EmbeddingOrigin = ItemOf<(typeof calls)['teams.embedding-origin.list']>
/** Sessions in which members opened a service. */
export type LeadReport = AnswerOf<(typeof calls)['teams.lead-report.list']>['items'][number]
export type ExportCompliance = AnswerOf<(typeof calls)['teams.export-compliance.get']>
/** Equal actions of one person within the last day. */
export type RecentChange = AnswerOf<(typeof calls)['teams.recent-change.list']>['items'][number]
/** An action in the audit log. */
export type AuditItem = ItemOf<(typeof calls)['teams.audit-record.list']>
/** An action with its input and every row that it changed. */
export type AuditRecord = AnswerOf<(typeof calls)['teams.audit-record.get']>
/** One row that an action changed. */
export type AuditRow = AuditRecord['rows'][number]
export type NoticeSetting = AnswerOf<(typeof calls)['notices.user-notice-setting.get']>
/** A notification to the user. */
export type Notice = ItemOf<(typeof calls)['notices.notice.list']>

/** Members of the team, and all actions on them. */
export function membersData(console: Console, place: Place) {
  const { list } = dataOf(console)
  return {
    members: list(calls['teams.member-role.list'], {
      id: 'members',
      key: 'memberId',
      fields: memberListFields,
      place,
    }),
    invitations: list(calls['teams.invitation.list'], {
      id: 'invitations',
      key: 'invitationId',
      fields: invitationListFields,
      place,
    }),
  }
}

/** Actions on members and invitations. */
export function memberActs(console: Console) {
  const { mutation } = dataOf(console)
  return {
    invite: mutation(calls['teams.invitation.create']),
    resend: mutation(calls['teams.invitation.resend']),
    revoke: mutation(calls['teams.invitation.revoke']),
    update: mutation(calls['teams.member.update']),
    remove: mutation(calls['teams.member.remove']),
    createSubUser: mutation(calls['teams.sub-user.create']),
    resetPassword: mutation(calls['teams.sub-user.reset-password']),
    restore: mutation(calls['teams.sub-user.restore']),
    createMainUser: mutation(calls['teams.main-user.create']),
    /** Reads a member's current permissions, for a confirmation before they are revoked. */
    readPermissions: (userId: string) => console.invoke(calls['teams.user-permission.get'], { userId }),
  }
}

/** One member. */
export function memberData(console: Console, _place: Place, memberId: string) {
  return { member: dataOf(console).query(calls['teams.member.get'], { memberId }) }
}

/** Permissions of a member, with their sources; without an ID, those of the signed-in user. */
export function userPermissionData(console: Console, _place: Place, userId?: string) {
  const { query, mutation } = dataOf(console)
  return {
    permission: query(calls['teams.user-permission.get'], userId === undefined ? {} : { userId }),
    update: mutation(calls['teams.user-permission.update']),
    /** Actions that the user is permitted on one app. */
    readOnApp: (appId: string) =>
      console.invoke(calls['teams.app-permission.get'], userId === undefined ? { appId } : { appId, userId }),
  }
}

/** Roles, and the permissions of every service. */
export function rolesData(console: Console) {
  const { query, mutation } = dataOf(console)
  return {
    roles: query(calls['teams.role.list'], undefined),
    permissions: query(calls['teams.permission.list'], undefined),
    update: mutation(calls['teams.role-permission.update']),
  }
}

/** Apps that app access can be limited to. */
export function scopesData(console: Console) {
  return {
    apps: dataOf(console).query(calls['teams.scope.list'], { maxReqCount: largestPageSize, sort: 'appName' }),
    /** Searches apps by a part of their name. */
    find: (appName: string) =>
      console.invoke(calls['teams.scope.list'], {
        maxReqCount: 20,
        sort: 'appName',
        filter: [writeFilter({ field: 'appName', operator: '~', value: appName })],
      }),
  }
}

/** The team of the session, the signed-in user, and the user's teams. */
export function teamData(console: Console) {
  const { query, mutation } = dataOf(console)
  return {
    team: query(calls['teams.team-info.get'], undefined),
    user: query(calls['teams.user-info-v2.get'], undefined),
    teams: query(calls['teams.user-team.list'], undefined),
    leave: mutation(calls['teams.user-team.leave']),
    compliance: query(calls['teams.export-compliance.get'], undefined),
    sign: mutation(calls['teams.export-compliance.sign']),
  }
}

/** Polling interval, in milliseconds, for the signed-in user on a visible page. */
const personAge = 60_000

/**
 * The signed-in user, polled while the page is visible: new invitations appear soon, and so do changed permissions,
 * since every response says whether they changed.
 */
export function personData(console: Console) {
  return { person: dataOf(console).query(calls['teams.user-info-v2.get'], undefined, { every: () => personAge }) }
}

/** Pending invitations of the signed-in user. */
export function ownInvitationsData(console: Console) {
  const { query, mutation } = dataOf(console)
  return {
    invitations: query(calls['teams.own-invitation.list'], undefined),
    accept: mutation(calls['teams.own-invitation.accept']),
    decline: mutation(calls['teams.own-invitation.decline']),
    /** Tells the session about the new team, so that the user can switch to it. */
    learnTeams: () => console.session.refresh(),
  }
}

/** Invitation that a link leads to. */
export function linkedInvitationData(console: Console, _place: Place, invitationToken: string) {
  return { linked: dataOf(console).query(calls['teams.own-invitation.find'], { invitationToken }) }
}

/** Invitation that a link leads to, for people who aren't signed in. */
export function invitationLinkData(console: Console, _place: Place, invitationToken: string) {
  return { invitation: dataOf(console).query(calls['teams.invitation-link.find'], { invitationToken }) }
}

/** Service providers: companies and people who work for the team from outside. */
export function providersData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    providers: list(calls['teams.service-provider.list'], {
      id: 'service-providers',
      key: 'providerId',
      fields: providerListFields,
      place,
    }),
    create: mutation(calls['teams.service-provider.create']),
    update: mutation(calls['teams.service-provider.update']),
    remove: mutation(calls['teams.service-provider.delete']),
  }
}

/** One service provider. */
export function providerData(console: Console, _place: Place, providerId: string) {
  return { provider: dataOf(console).query(calls['teams.service-provider.get'], { providerId }) }
}

/** Accounts for testing the team's apps. */
export function testUsersData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    testUsers: list(calls['teams.test-user.list'], {
      id: 'test-users',
      key: 'testUserId',
      fields: testUserListFields,
      place,
    }),
    add: mutation(calls['teams.test-user.add']),
    update: mutation(calls['teams.test-user.update']),
    remove: mutation(calls['teams.test-user.delete']),
  }
}

/** Origins whose pages may embed the team's widgets. */
export function embeddingOriginsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    origins: list(calls['teams.embedding-origin.list'], {
      id: 'embedding-origins',
      key: 'originId',
      fields: embeddingOriginListFields,
      place,
    }),
    add: mutation(calls['teams.embedding-origin.add']),
    remove: mutation(calls['teams.embedding-origin.delete']),
  }
}

/** What the console reports about the team's use of it. */
export function usageData(console: Console, place: Place) {
  const { list, query } = dataOf(console)
  return {
    visits: list(calls['teams.console-visit.list'], {
      id: 'console-visits',
      key: 'visitId',
      fields: consoleVisitListFields,
      place,
    }),
    leads: query(calls['teams.lead-report.list'], undefined),
  }
}

/** Notification settings of the user, with the services' texts in a language. */
export function noticeSettingData(console: Console, _place: Place, language: Language) {
  const { query, mutation } = dataOf(console)
  return {
    setting: query(calls['notices.user-notice-setting.get'], { language }),
    update: mutation(calls['notices.user-notice-setting.update']),
  }
}

/** The latest notifications to the user, newest first, in a language. */
export function noticesData(console: Console, _place: Place, language: Language) {
  const { query, mutation } = dataOf(console)
  return {
    notices: query(calls['notices.notice.list'], { language, maxReqCount: largestPageSize }),
    read: mutation(calls['notices.notice.read']),
  }
}

/** Audit log of the team, newest action first. */
export function auditData(console: Console, place: Place) {
  return {
    records: dataOf(console).list(calls['teams.audit-record.list'], {
      id: 'audit-trail',
      key: 'recordId',
      fields: auditListFields,
      place,
    }),
  }
}

/** What the audit log can be filtered by. */
export function auditChoicesData(console: Console) {
  return { choices: dataOf(console).query(calls['teams.audit-choice.get'], undefined) }
}

/** What was done within the last day. */
export function recentChangesData(console: Console) {
  return { changes: dataOf(console).query(calls['teams.recent-change.list'], undefined) }
}

/** One action of the audit log. */
export function auditRecordData(console: Console, _place: Place, recordId: string) {
  return { record: dataOf(console).query(calls['teams.audit-record.get'], { recordId }) }
}
