import type { Meta, StoryObj } from '@storybook/react-vite'
import { PermissionMatrix } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shownIn, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** Permissions of each role across all services, with the team's deviations from the defaults. */
const meta: Meta<typeof PermissionMatrix> = {
  title: 'Services/Teams/PermissionMatrix',
  component: PermissionMatrix,
  parameters: { platform: {} },
  play: shows('Delete apps', 'Release versions', 'Granted', 'Revoked'),
}

export default meta
type Story = StoryObj<typeof PermissionMatrix>

/** The demo team, with three deviations from the defaults. */
export const Filled: Story = {}
/** A team with the defaults. */
export const FirstUse: Story = { ...firstUse('Delete apps', 'Differences') }
export const Unavailable: Story = { ...failing('teams.permission.list') }
/** All members can see the permissions of roles, as icons instead of checkboxes. */
export const OnlyLooking: Story = { ...onlyLooking('An administrator can change them', 'Save', 'Reset to defaults') }
export const DemoVisitor: Story = { ...demoVisitor('An administrator can change them', 'Save') }
export const AsTag: Story = { ...asTag(tags, 'cw-permission-matrix', 'Delete apps') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Удаление приложений', 'Отозвано') }
export const Chinese: Story = { ...inChinese, play: shows('删除应用', '已收回') }
export const Narrow: Story = { ...narrow, play: shows('Delete apps') }

/** A permission is revoked from a role, listed among the differences, and restored to the default. */
export const Withdrawing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(shownIn(canvasElement))
    await userEvent.click(await page.findByRole('checkbox', { name: 'Delete apps: App administrator' }))
    await visible(() => page.getByText('1 unsaved change'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await visible(() => within(canvasElement).getByText('Permissions saved'))
    await page.findByRole('checkbox', { name: 'Delete apps: App administrator, Revoked' })
    await userEvent.click(page.getByRole('radio', { name: /^Differences/ }))
    await press(canvasElement, 'Reset to defaults')
    await visible(() => page.getByText('4 unsaved changes'))
    await press(canvasElement, 'Discard')
  },
}

/** Preview of the console for a role. */
export const Preview: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Preview role')
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Role' }), 'finance')
    await visible(() => dialog.getByText('Manages income, bills, and contracts.'))
    await expect(within(dialog.getByRole('region', { name: 'Apps' })).getByText('Read-only')).toBeVisible()
  },
}
