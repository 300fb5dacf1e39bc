import { type Dependent, icons, type RowAction, useData } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { type Member, memberActs } from '../data.ts'
import { isSendable } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'
import { useAreaName } from '../use-area-name.ts'
import type { MemberDialogState } from './member-dialogs.tsx'

/** Actions on a member, in the list and on the member's page. */
export function useMemberActions(show: (dialog: MemberDialogState) => void): RowAction<Member>[] {
  const text = useTeamsText()
  const areaName = useAreaName()
  const acts = useData(memberActs)
  const obstacleOf = ({ obstacle }: Member) => (obstacle ? text(`teams.obstacle.${obstacle}`) : undefined)
  const invitationOf = ({ state, invitation }: Member) =>
    state === 'invited' && invitation && isSendable(invitation.state) ? invitation : undefined

  /** A member's current permissions by area, so that removing them is an informed decision. */
  const losses = async ({ userId }: Member): Promise<readonly Dependent[]> => {
    if (userId === null) return []
    const { permissions } = await acts.readPermissions(userId)
    const held = permissions.filter((permission) => permission.held)
    return [...new Set(held.map(({ area }) => area))].map((area) => ({
      label: areaName(area),
      detail: text('teams.permissions.count', { count: held.filter((each) => each.area === area).length }),
    }))
  }
  return [
    {
      id: 'change',
      label: text('teams.change'),
      icon: 'edit',
      call: calls['teams.member.update'],
      hidden: ({ state }) => state === 'removed',
      disabled: obstacleOf,
      run: (member) => show({ kind: 'change', member }),
    },
    {
      id: 'resend',
      label: text('teams.resend'),
      icon: icons.send,
      call: calls['teams.invitation.resend'],
      hidden: (member) => !invitationOf(member),
      run: async (member) => {
        const sent = await acts.resend.run({ invitationId: invitationOf(member)?.invitationId ?? '' })
        if (sent) show({ kind: 'link', account: sent.account, link: sent.link })
      },
    },
    {
      id: 'revoke',
      label: text('teams.revoke'),
      icon: 'close',
      danger: true,
      call: calls['teams.invitation.revoke'],
      hidden: (member) => !invitationOf(member),
      run: (member) => acts.revoke.run({ invitationId: invitationOf(member)?.invitationId ?? '' }),
      done: text('teams.revoke.done'),
    },
    {
      id: 'password',
      label: text('teams.password.reset'),
      icon: icons.key,
      call: calls['teams.sub-user.reset-password'],
      hidden: ({ kind, state }) => kind !== 'sub' || state !== 'active',
      disabled: obstacleOf,
      run: async (member) => {
        const made = await acts.resetPassword.run({ memberId: member.memberId })
        if (made)
          show({
            kind: 'password',
            created: { account: member.account, userName: member.userName, password: made.initialPassword },
          })
      },
      confirm: ({ userName }) => ({
        title: text('teams.password.reset.title', { name: userName }),
        description: text('teams.password.reset.body'),
        action: text('teams.password.reset'),
      }),
    },
    {
      id: 'restore',
      label: text('teams.restore'),
      icon: icons.undo,
      call: calls['teams.sub-user.restore'],
      hidden: ({ kind, state }) => kind !== 'sub' || state !== 'removed',
      disabled: obstacleOf,
      run: async (member) => {
        const made = await acts.restore.run({ memberId: member.memberId })
        if (made)
          show({
            kind: 'password',
            created: { account: member.account, userName: member.userName, password: made.initialPassword },
          })
      },
    },
    {
      id: 'remove',
      label: text('teams.remove'),
      icon: 'trash',
      danger: true,
      call: calls['teams.member.remove'],
      hidden: ({ state, isSelf }) => state !== 'active' || isSelf,
      disabled: obstacleOf,
      run: ({ memberId }) => acts.remove.run({ memberId }),
      confirm: (member) => ({
        title: text('teams.remove.title', { name: member.userName }),
        description: text(member.kind === 'sub' ? 'teams.remove.body.sub' : 'teams.remove.body'),
        dependents: () => losses(member),
        action: text('teams.remove'),
      }),
      done: text('teams.remove.done'),
    },
  ]
}
