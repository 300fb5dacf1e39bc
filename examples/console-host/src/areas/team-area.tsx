import { Suspense, lazy, type ReactNode, useEffect, useRef } from 'react'
import { calls } from '@console-widgets/teams/contract'
import { Skeleton, useAllowed } from '@console-widgets/ui'
import type en from '../locales/en.ts'
import { SectionTabs } from '../shell/section-tabs.tsx'
import { useHostText } from '../text.ts'

const teams = () => import('@console-widgets/teams')
const TeamOverview = lazy(async () => ({ default: (await teams()).TeamOverview }))
const MemberList = lazy(async () => ({ default: (await teams()).MemberList }))
const MemberDetail = lazy(async () => ({ default: (await teams()).MemberDetail }))
const InvitationList = lazy(async () => ({ default: (await teams()).InvitationList }))
const PermissionMatrix = lazy(async () => ({ default: (await teams()).PermissionMatrix }))
const ProviderList = lazy(async () => ({ default: (await teams()).ProviderList }))
const ProviderDetail = lazy(async () => ({ default: (await teams()).ProviderDetail }))
const TestUserList = lazy(async () => ({ default: (await teams()).TestUserList }))
const NoticeSettings = lazy(async () => ({ default: (await teams()).NoticeSettings }))
const AuditTrail = lazy(async () => ({ default: (await teams()).AuditTrail }))
const AuditRecord = lazy(async () => ({ default: (await teams()).AuditRecord }))

/** Sections of the team's pages, in the order of their tabs. */
const sections = [
  'overview',
  'members',
  'invitations',
  'permissions',
  'providers',
  'test-users',
  'notices',
  'audit',
] as const
type Section = (typeof sections)[number]

const labels = {
  overview: 'host.overview',
  members: 'host.team.members',
  invitations: 'host.team.invitations',
  permissions: 'host.team.permissions',
  providers: 'host.team.providers',
  'test-users': 'host.team.testUsers',
  notices: 'host.team.notices',
  audit: 'host.team.audit',
} as const satisfies Record<Section, keyof typeof en>

export interface TeamAreaProps {
  section: Section
  /** The member, provider or act that a page is about. */
  id?: string
}

/** Everything about the team: its people, what they may do, and what they did. */
export default function TeamArea({ section, id }: TeamAreaProps) {
  const content: Record<Section, () => ReactNode> = {
    overview: () => <TeamOverview />,
    members: () => (id ? <MemberDetail memberId={id} /> : <MemberList />),
    invitations: () => <InvitationList />,
    permissions: () => <PermissionMatrix />,
    providers: () => (id ? <ProviderDetail providerId={id} /> : <ProviderList />),
    'test-users': () => <TestUserList />,
    notices: () => <NoticeSettings />,
    audit: () => (id ? <AuditRecord recordId={id} /> : <AuditTrail />),
  }
  return (
    <div className="flex flex-col gap-5">
      <TeamNavigation section={section} />
      <Suspense fallback={<Skeleton lines={6} />}>{content[section]()}</Suspense>
    </div>
  )
}

function TeamNavigation({ section }: { section: Section }) {
  const text = useHostText()
  const mayAudit = useAllowed(calls['teams.audit-record.list'])
  const shown = sections.filter((each) => each !== 'audit' || mayAudit || section === 'audit')
  const tabs = useRef<HTMLElement>(null)
  // Where the tabs are wider than the page, the chosen one is in sight.
  // A browser may answer with a promise, which is no clean-up.
  useEffect(
    () => void tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [section],
  )
  return (
    <SectionTabs
      ref={tabs}
      label={text('host.team')}
      tabs={shown.map((each) => ({
        id: each,
        label: text(labels[each]),
        to: each === 'overview' ? '/team' : `/team/${each}`,
      }))}
      current={section}
    />
  )
}
