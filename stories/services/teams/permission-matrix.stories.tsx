import type { Meta, StoryObj } from '@storybook/react-vite'
import { PermissionMatrix } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shownIn, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** What each role may do over all services, and where the team departs from the defaults. */
const meta: Meta<typeof PermissionMatrix> = {
  title: 'Services/Teams/PermissionMatrix',
  component: PermissionMatrix,
  parameters: { platform: {} },
  play: shows('Delete apps', 'Release versions', 'Given in addition', 'Withdrawn'),
}

export default meta
type Story = StoryObj<typeof PermissionMatrix>

/** The demo team, which departs from the defaults in three places. */
export const Filled: Story = {}
/** A team that has changed nothing yet: the defaults. */
export const FirstUse: Story = { ...firstUse('Delete apps', 'Differences') }
export const Unavailable: Story = { ...failing('teams.permission.list') }
/** Every member sees what the roles may do; signs stand in place of boxes. */
export const OnlyLooking: Story = { ...onlyLooking('An administrator can change it', 'Save', 'Reset to defaults') }
export const DemoVisitor: Story = { ...demoVisitor('An administrator can change it', 'Save') }
export const AsTag: Story = { ...asTag(tags, 'cw-permission-matrix', 'Delete apps') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Удаление приложений', 'Отозвано') }
export const Chinese: Story = { ...inChinese, play: shows('删除应用', '已收回') }
export const Narrow: Story = { ...narrow, play: shows('Delete apps') }

/** A permission is withdrawn from a role, seen among the differences, and given back by the defaults. */
export const Withdrawing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(shownIn(canvasElement))
    await userEvent.click(await page.findByRole('checkbox', { name: 'Delete apps: App administrator' }))
    await visible(() => page.getByText('1 unsaved change'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await visible(() => within(canvasElement).getByText('The permissions were saved'))
    await page.findByRole('checkbox', { name: 'Delete apps: App administrator, Withdrawn' })
    await userEvent.click(page.getByRole('radio', { name: /^Differences/ }))
    await press(canvasElement, 'Reset to defaults')
    await visible(() => page.getByText('4 unsaved changes'))
    await press(canvasElement, 'Discard')
  },
}

/** What the console is for somebody of one role. */
export const Preview: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Preview a role')
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Role' }), 'finance')
    await visible(() => dialog.getByText('Looks after income, bills and contracts.'))
    await expect(within(dialog.getByRole('region', { name: 'Apps' })).getByText('Only looks')).toBeVisible()
  },
}
