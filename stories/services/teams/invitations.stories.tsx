import type { Meta, StoryObj } from '@storybook/react-vite'
import { InvitationList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** Whom the team has asked to join, and what they answered. */
const meta: Meta<typeof InvitationList> = {
  title: 'Services/Teams/InvitationList',
  component: InvitationList,
  parameters: { platform: {} },
  play: shows('pyotr@fjord.example', 'Waiting', 'Expired', 'Accepted'),
}

export default meta
type Story = StoryObj<typeof InvitationList>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('Nobody has been invited yet') }
export const NoMatch: Story = { ...noMatch('account') }
export const Unavailable: Story = { ...failing('teams.invitation.list') }
export const OnlyLooking: Story = { ...onlyLooking('pyotr@fjord.example', 'Send again', 'Revoke invitation') }
export const DemoVisitor: Story = { ...demoVisitor('pyotr@fjord.example', 'Send again') }
export const AsTag: Story = { ...asTag(tags, 'cw-team-invitations', 'pyotr@fjord.example') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('pyotr@fjord.example', 'Ждёт ответа') }
export const Chinese: Story = { ...inChinese, play: shows('pyotr@fjord.example', '待答复') }
export const Narrow: Story = { ...narrow }
