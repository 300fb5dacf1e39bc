import {
  Avatar,
  Badge,
  icons,
  lazyFormDialog,
  ResourceList,
  useData,
  useJoin,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Member, membersData } from '../data.ts'
import { appScopes, assignableRoles, userKinds } from '../model.ts'
import { routes } from '../routes.ts'
import { useTeamsText } from '../generated/text.ts'
import { MemberDialogs, type MemberDialogState } from './member-dialogs.tsx'
import { MemberStatus, useStateChoices } from './member-status.tsx'
import { RoleBadges, useRoleName } from './roles.tsx'
import { useScopeText } from './scope-text.tsx'
import { useMemberActions } from './use-member-actions.ts'

const InviteMember = lazyFormDialog(() => import('./invite-member.tsx').then((module) => module.InviteMember))
const CreateSubUser = lazyFormDialog(() => import('./create-sub-user.tsx').then((module) => module.CreateSubUser))
const CreateMainUser = lazyFormDialog(() => import('./create-main-user.tsx').then((module) => module.CreateMainUser))

export interface MemberListProps {
  /** Called when a member is opened. Default: navigates to the member's route. */
  onOpen?: (detail: { memberId: string }) => void
}

/** Members of the team with their roles, and pending invitations. */
export default function MemberList({ onOpen }: MemberListProps) {
  const text = useTeamsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const states = useStateChoices()
  const roleName = useRoleName()
  const scopeText = useScopeText()
  const { members } = useData(membersData)
  const join = useJoin()
  const [creating, setCreating] = useState<'invite' | 'sub' | 'main'>()
  const [dialog, setDialog] = useState<MemberDialogState>()
  const actions = useMemberActions(setDialog)
  const open = ({ memberId }: Member) =>
    onOpen ? onOpen({ memberId }) : place.go(routeTo('teams.member', { memberId }))
  const dialogProps = (kind: NonNullable<typeof creating>) => ({
    open: creating === kind,
    onOpenChange: (shown: boolean) => setCreating(shown ? kind : undefined),
  })
  return (
    <>
      <ResourceList
        list={members}
        title={text('teams.members')}
        columns={[
          {
            id: 'userName',
            header: text('teams.name'),
            cell: (member) => <MemberName member={member} />,
            primary: true,
            href: (member) => routeTo('teams.member', member),
            // A name keeps room for the badge of a sub-user beside it, by the letters of that word.
            width: 150 + 9 * text('teams.kind.sub').length,
          },
          {
            id: 'roles',
            header: text('teams.roles'),
            cell: ({ roles }) => <RoleBadges line roles={roles} />,
            filter: {
              kind: 'choice',
              choices: (['holder', ...assignableRoles] as const).map((value) => ({ value, label: roleName(value) })),
            },
            value: ({ roles }) => join.names(roles.map(roleName)),
            width: 176,
          },
          {
            id: 'state',
            header: text('teams.state'),
            cell: (member) => <MemberStatus member={member} />,
            filter: { kind: 'choice', choices: states },
            width: 116,
          },
          {
            id: 'appScope',
            header: text('teams.scope'),
            cell: scopeText,
            filter: {
              kind: 'choice',
              choices: appScopes.map((value) => ({ value, label: text(`teams.scope.${value}`) })),
            },
            value: scopeText,
          },
          {
            id: 'lastSeenTime',
            header: text('teams.lastSeen'),
          },
          {
            id: 'account',
            header: text('teams.account'),
            // Accounts differ at their beginnings.
            width: 116,
          },
          {
            id: 'kind',
            header: text('teams.kind'),
            cell: ({ kind }) => text(`teams.kind.${kind}`),
            filter: {
              kind: 'choice',
              choices: userKinds.map((value) => ({ value, label: text(`teams.kind.${value}`) })),
            },
            hidden: true,
          },
          {
            id: 'joinTime',
            header: text('teams.joined'),
            hidden: true,
          },
          {
            id: 'inviteTime',
            header: text('teams.invited'),
            hidden: true,
          },
          {
            id: 'note',
            header: text('teams.note'),
            cell: ({ note }) => note || '–',
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'main',
            label: text('teams.mainUser.create'),
            icon: icons.key,
            call: calls['teams.main-user.create'],
            run: () => setCreating('main'),
            prepare: CreateMainUser.prepare,
          },
          {
            id: 'sub',
            label: text('teams.subUser.create'),
            icon: icons.users,
            call: calls['teams.sub-user.create'],
            run: () => setCreating('sub'),
            prepare: CreateSubUser.prepare,
          },
          {
            id: 'invite',
            label: text('teams.invite'),
            icon: 'add',
            call: calls['teams.invitation.create'],
            primary: true,
            shortcut: 'c',
            run: () => setCreating('invite'),
            prepare: InviteMember.prepare,
          },
        ]}
        rowActions={[{ id: 'open', label: text('teams.open'), icon: 'arrow-end', run: open }, ...actions]}
        empty={{
          title: text('teams.members.empty'),
          body: text('teams.members.emptyBody'),
          icon: icons.users,
          action: 'invite',
        }}
        onOpen={onOpen && open}
      />
      <InviteMember
        {...dialogProps('invite')}
        onSent={({ account, link }) => setDialog({ kind: 'link', account, link })}
      />
      <CreateSubUser {...dialogProps('sub')} onCreated={(created) => setDialog({ kind: 'password', created })} />
      <CreateMainUser {...dialogProps('main')} onCreated={(created) => setDialog({ kind: 'password', created })} />
      <MemberDialogs shown={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

function MemberName({ member: { userName, isSelf, kind } }: { member: Member }) {
  const text = useTeamsText()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar size="small" name={userName} />
      <span className="truncate">{userName}</span>
      {isSelf ? (
        <Badge tone="accent">{text('teams.self')}</Badge>
      ) : kind === 'sub' ? (
        <Badge>{text('teams.kind.sub')}</Badge>
      ) : null}
    </span>
  )
}
