import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfigVersions } from '@console-widgets/remote-config'
import { tags } from '@console-widgets/remote-config/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoProjects } from '../demo-apps.ts'
import { shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Published versions of the remote config: compare any two, and roll back. */
const meta: Meta<typeof ConfigVersions> = {
  title: 'Services/Remote config/ConfigVersions',
  component: ConfigVersions,
  args: { projectId: demoProjects.navigation },
  parameters: { platform: {} },
  play: shows('Version 3', 'Charts and welcome text'),
}

export default meta
type Story = StoryObj<typeof ConfigVersions>

export const Filled: Story = {}
export const FirstUse: Story = { args: { projectId: demoProjects.reading }, play: shows('No versions yet') }
export const Unavailable: Story = { ...failing('remote-config.version.list') }
/** Neither the plans nor the draft can be read, which the page says of both. */
export const ReadsUnavailable: Story = {
  ...failing('remote-config.'),
  play: shows('Scheduled versions', 'Take back as draft', 'Something went wrong on the platform'),
}
/** Whether any version is scheduled can't be told: the page says so, and shows the others. */
export const PlansUnavailable: Story = {
  ...failing('remote-config.plan.list'),
  play: shows('Scheduled versions', 'Something went wrong on the platform', 'Version 3'),
}
export const AsTag: Story = { ...asTag(tags, 'cw-remote-config-versions', 'Version 3') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Версия 3') }
export const Chinese: Story = { ...inChinese, play: shows('版本 3') }
export const Narrow: Story = { ...narrow }

/** A rollback shows what it changes, and becomes a version of its own. */
export const RollingBack: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await visible(() => page.getByText('Version 2'))
    const row = page.getByText('Version 2').closest('[role=row]') as HTMLElement
    await userEvent.click(within(row).getByRole('button', { name: 'More actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Compare or roll back' }))
    const dialog = within(await page.findByRole('dialog'))
    await visible(() => dialog.getAllByText('lock_times')[0] as HTMLElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back to version 2' }))
    await visible(() => page.getByText('Rolled back to 2'))
  },
}

/** Of the parameters that a rollback changes, some can be left as they are. */
export const RestoringOne: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await visible(() => page.getByText('Version 1'))
    const row = page.getByText('Version 1').closest('[role=row]') as HTMLElement
    await userEvent.click(within(row).getByRole('button', { name: 'More actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Compare or roll back' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'lock_times' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Restore \d+ parameters? of version 1$/ }))
    await visible(() => page.getByText('Rolled back to 1'))
  },
}
