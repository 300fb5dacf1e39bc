import type { Meta, StoryObj } from '@storybook/react-vite'
import { OwnInvitations } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Pending invitations of the user. */
const meta: Meta<typeof OwnInvitations> = {
  title: 'Services/Teams/OwnInvitations',
  component: OwnInvitations,
  parameters: { platform: { person: 'invited' } },
  play: shows('Northwind Studio', 'Ada Lindqvist', 'Пётр, присоединяйтесь'),
}

export default meta
type Story = StoryObj<typeof OwnInvitations>

/** A user invited by the demo team. */
export const Filled: Story = {}
/** A user without invitations. */
export const FirstUse: Story = {
  parameters: { platform: { person: 'holder' } },
  play: shows('No pending invitations'),
}
export const Unavailable: Story = { ...failing('teams.own-invitation.list') }
export const DemoVisitor: Story = { ...demoVisitor('Sign in to use this', 'Accept') }
export const AsTag: Story = { ...asTag(tags, 'cw-own-invitations', 'Northwind Studio') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** The user joins, and can switch to the team immediately. */
export const Accepting: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Accept')
    await visible(() => page.getByText('You joined Northwind Studio'))
    await visible(() => page.getByRole('button', { name: 'Switch' }))
    await visible(() => page.getByText('No pending invitations'))
  },
}

/** Declining requires a confirmation. */
export const Declining: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Decline')
    await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }))
    await visible(() => page.getByText('Invitation declined'))
  },
}
