import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemberDetail } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { shownIn, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

const memberId = 'member-northwind-wang'
const onPermissions = { route: '/?tab=permissions' }

/** One member: profile, roles, app access, and every permission with its source. */
const meta: Meta<typeof MemberDetail> = {
  title: 'Services/Teams/MemberDetail',
  component: MemberDetail,
  args: { memberId },
  parameters: { platform: {} },
  play: shows('王芳', 'wang.fang@northwind.example'),
}

export default meta
type Story = StoryObj<typeof MemberDetail>

export const Overview: Story = {}
/** Permissions from roles, and exceptions for this member. */
export const Permissions: Story = {
  args: { memberId: 'member-northwind-diego' },
  parameters: { platform: {}, ...onPermissions },
  play: shows('Release versions', 'Through Operations', 'Revoked'),
}
/** An invited person has no permissions yet. */
export const Invited: Story = {
  args: { memberId: 'member-northwind-pyotr' },
  play: shows('pyotr@fjord.example', 'Invited'),
}
/** The account holder always has every permission. */
export const Holder: Story = {
  args: { memberId: 'member-northwind-northwind' },
  parameters: { platform: {}, ...onPermissions },
  play: shows('This member has every permission'),
}
export const Unavailable: Story = { ...failing('teams.member.get') }
export const OnlyLooking: Story = { ...onlyLooking('王芳', 'Change roles and app access', 'Remove from the team') }
export const DemoVisitor: Story = { ...demoVisitor('王芳', 'Change roles and app access') }
export const AsTag: Story = { ...asTag(tags, 'cw-team-member', '王芳') }
export const Dark: Story = { ...inDark, parameters: { platform: {}, ...onPermissions } }
export const Russian: Story = { ...inRussian, parameters: { platform: {}, ...onPermissions } }
export const Chinese: Story = { ...inChinese, parameters: { platform: {}, ...onPermissions } }
export const Narrow: Story = { ...narrow, parameters: { platform: {}, ...onPermissions } }

/** An additional permission for this member alone. */
export const Granting: Story = {
  ...acting,
  parameters: { platform: {}, ...onPermissions },
  play: async ({ canvasElement }) => {
    const page = within(shownIn(canvasElement))
    await userEvent.click(await page.findByRole('checkbox', { name: /^Delete apps/ }))
    await userEvent.click(await page.findByRole('button', { name: /^Save/ }))
    await visible(() => within(canvasElement).getByText('Permissions saved'))
    await expect(await page.findByRole('checkbox', { name: /^Delete apps.*Granted$/ })).toBeChecked()
  },
}

/** Changes roles and app access. */
export const Changing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Change roles and app access' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Operations' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await visible(() => page.getByText('王芳 updated'))
    await visible(() => page.getAllByText('Operations')[0] as HTMLElement)
  },
}
