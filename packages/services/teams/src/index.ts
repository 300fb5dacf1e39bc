import { withText } from '@console-widgets/ui'
import { actsLocales, locales, noticesLocales, usageLocales } from './generated/locales.ts'
import AuditRecordView from './views/audit-record.tsx'
import AuditTrailView from './views/audit-trail.tsx'
import ConsoleUsageView from './views/console-usage.tsx'
import EmbeddingOriginListView from './views/embedding-origin-list.tsx'
import InvitationListView from './views/invitation-list.tsx'
import MemberDetailView from './views/member-detail.tsx'
import MemberListView from './views/member-list.tsx'
import NoticeListView from './views/notice-list.tsx'
import NoticeSettingsView from './views/notice-settings.tsx'
import OwnInvitationsView from './views/own-invitations.tsx'
import PermissionMatrixView from './views/permission-matrix.tsx'
import ProviderDetailView from './views/provider-detail.tsx'
import ProviderListView from './views/provider-list.tsx'
import RecentChangesView from './views/recent-changes.tsx'
import TeamOverviewView from './views/team-overview.tsx'
import TestUserListView from './views/test-user-list.tsx'

export const TeamOverview = withText(locales, TeamOverviewView)
export const MemberList = withText(locales, MemberListView)
export const MemberDetail = withText(locales, MemberDetailView)
export const InvitationList = withText(locales, InvitationListView)
export const OwnInvitations = withText(locales, OwnInvitationsView)
export const PermissionMatrix = withText(locales, PermissionMatrixView)
export const ProviderList = withText(locales, ProviderListView)
export const ProviderDetail = withText(locales, ProviderDetailView)
export const TestUserList = withText(locales, TestUserListView)
export const EmbeddingOriginList = withText(locales, EmbeddingOriginListView)
export const NoticeList = withText(noticesLocales, NoticeListView)
export const NoticeSettings = withText(locales, NoticeSettingsView)
export const ConsoleUsage = withText(locales, withText(usageLocales, ConsoleUsageView))
export const AuditTrail = withText(locales, withText(actsLocales, AuditTrailView))
export const RecentChanges = withText(locales, withText(actsLocales, RecentChangesView))
export const AuditRecord = withText(locales, withText(actsLocales, AuditRecordView))

export type { AuditRecordProps } from './views/audit-record.tsx'
export type { AuditTrailProps } from './views/audit-trail.tsx'
export type { MemberDetailProps } from './views/member-detail.tsx'
export type { MemberListProps } from './views/member-list.tsx'
export type { NoticeListProps } from './views/notice-list.tsx'
export type { OwnInvitationsProps } from './views/own-invitations.tsx'
export type { ProviderDetailProps } from './views/provider-detail.tsx'
