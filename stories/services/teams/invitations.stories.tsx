import type { Meta } from '@storybook/react-vite'
import { InvitationList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { storiesOfList } from '../stories-of-list.ts'

/** Invitations of the team, and the responses to them. */
export default { title: 'Services/Teams/InvitationList', component: InvitationList } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-team-invitations',
  call: 'teams.invitation.list',
  field: 'account',
  record: 'pyotr@fjord.example',
  shown: ['Pending', 'Expired', 'Accepted'],
  empty: 'No invitations yet',
  acts: ['Invite member', 'Send again', 'Revoke invitation'],
  words: { ru: 'Ждёт ответа', cn: '待接受' },
})

export const Filled = list.Filled
export const FirstUse = list.FirstUse
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
export const OnlyLooking = list.OnlyLooking
export const DemoVisitor = list.DemoVisitor
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow
