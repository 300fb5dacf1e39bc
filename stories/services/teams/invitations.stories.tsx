import type { Meta, StoryObj } from '@storybook/react-vite'
import { InvitationList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { shows } from '../look-at.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Invitations of the team, and the responses to them. */
const meta: Meta<typeof InvitationList> = {
  title: 'Services/Teams/InvitationList',
  component: InvitationList,
  parameters: { platform: {} },
  play: shows('pyotr@fjord.example', 'Waiting', 'Expired', 'Accepted'),
}

export default meta

const list = storiesOfList({
  tags,
  tag: 'cw-team-invitations',
  call: 'teams.invitation.list',
  field: 'account',
  record: 'pyotr@fjord.example',
  empty: 'No invitations yet',
  acts: ['Send again', 'Revoke invitation'],
  offers: false,
  words: { ru: 'Ждёт ответа', cn: '待答复' },
})

export const Filled: StoryObj = list.Filled
export const FirstUse: StoryObj = list.FirstUse
export const NoMatch: StoryObj = list.NoMatch
export const Unavailable: StoryObj = list.Unavailable
export const OnlyLooking: StoryObj = list.OnlyLooking
export const DemoVisitor: StoryObj = list.DemoVisitor
export const AsTag: StoryObj = list.AsTag
export const Dark: StoryObj = list.Dark
export const Russian: StoryObj = list.Russian
export const Chinese: StoryObj = list.Chinese
export const Narrow: StoryObj = list.Narrow
