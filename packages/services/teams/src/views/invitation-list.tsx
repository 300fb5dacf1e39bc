import {
  icons,
  lazyFormDialog,
  RelativeTime,
  ResourceList,
  Status,
  type Tone,
  useData,
  useJoin,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { memberActs, membersData } from '../data.ts'
import { assignableRoles, invitationStates, type InvitationState, isSendable } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'
import { MemberDialogs, type MemberDialogState } from './member-dialogs.tsx'
import { RoleBadges, useRoleName } from './roles.tsx'
import { useScopeText } from './scope-text.tsx'

const InviteMember = lazyFormDialog(() => import('./invite-member.tsx').then((module) => module.InviteMember))

const TONES: Record<InvitationState, Tone> = {
  pending: 'info',
  accepted: 'success',
  declined: 'danger',
  revoked: 'draft',
  expired: 'warning',
}

/** All invitations of the team, answered or not. */
export default function InvitationList() {
  const text = useTeamsText()
  const roleName = useRoleName()
  const scopeText = useScopeText()
  const { invitations } = useData(membersData)
  const { resend, revoke } = useData(memberActs)
  const join = useJoin()
  const [inviting, setInviting] = useState(false)
  const [dialog, setDialog] = useState<MemberDialogState>()
  return (
    <>
      <ResourceList
        list={invitations}
        title={text('teams.invitations')}
        columns={[
          {
            id: 'account',
            header: text('teams.account'),
            cell: ({ account }) => account,
            primary: true,
          },
          {
            id: 'state',
            header: text('teams.state'),
            cell: ({ state }) => <Status tone={TONES[state]}>{text(`teams.invitation.${state}`)}</Status>,
            filter: {
              kind: 'choice',
              choices: invitationStates.map((value) => ({
                value,
                label: text(`teams.invitation.${value}`),
                tone: TONES[value],
              })),
            },
            width: 140,
          },
          {
            id: 'roles',
            header: text('teams.roles'),
            cell: ({ roles }) => <RoleBadges line roles={roles} />,
            filter: { kind: 'choice', choices: assignableRoles.map((value) => ({ value, label: roleName(value) })) },
            value: ({ roles }) => join.names(roles.map(roleName)),
            width: 232,
          },
          { id: 'phone', header: text('teams.invite.phone'), cell: ({ phone }) => phone ?? '–', hidden: true },
          { id: 'appScope', header: text('teams.scope'), cell: scopeText, value: scopeText, hidden: true },
          {
            id: 'inviterName',
            header: text('teams.inviter'),
            cell: ({ inviterName }) => inviterName,
          },
          {
            id: 'createTime',
            header: text('teams.sent'),
          },
          {
            id: 'expireTime',
            header: text('teams.expires'),
          },
          {
            id: 'answerTime',
            header: text('teams.answered'),
            cell: ({ answerTime }) => <RelativeTime time={answerTime} />,
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'invite',
            label: text('teams.invite'),
            icon: 'add',
            call: calls['teams.invitation.create'],
            primary: true,
            shortcut: 'c',
            run: () => setInviting(true),
            prepare: InviteMember.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'resend',
            label: text('teams.resend'),
            icon: icons.send,
            call: calls['teams.invitation.resend'],
            hidden: ({ state }) => !isSendable(state),
            run: async ({ invitationId }) => {
              const sent = await resend.run({ invitationId })
              if (sent) setDialog({ kind: 'link', account: sent.account, link: sent.link })
            },
          },
          {
            id: 'revoke',
            label: text('teams.revoke'),
            icon: 'close',
            danger: true,
            call: calls['teams.invitation.revoke'],
            hidden: ({ state }) => !isSendable(state),
            run: ({ invitationId }) => revoke.run({ invitationId }),
            done: text('teams.revoke.done'),
          },
        ]}
        empty={{
          title: text('teams.invitations.empty'),
          body: text('teams.invitations.emptyBody'),
          icon: icons.send,
          action: 'invite',
        }}
      />
      <InviteMember
        open={inviting}
        onOpenChange={setInviting}
        onSent={({ account, link }) => setDialog({ kind: 'link', account, link })}
      />
      <MemberDialogs shown={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
