import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfigPage } from '@console-widgets/remote-config'
import { tags } from '@console-widgets/remote-config/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoProjects } from '../demo-apps.ts'
import { shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** Parameters of a project’s apps, with their values by condition. */
const meta: Meta<typeof ConfigPage> = {
  title: 'Services/Remote config/ConfigPage',
  component: ConfigPage,
  args: { projectId: demoProjects.navigation },
  parameters: { platform: {} },
  play: shows('lock_times', 'Version 3 is in effect: Lock times for a tenth of the Rhine ports'),
}

export default meta
type Story = StoryObj<typeof ConfigPage>

export const Filled: Story = {}
export const FirstUse: Story = {
  args: { projectId: demoProjects.reading },
  play: shows('No parameters yet', 'Add parameter'),
}
export const Unavailable: Story = { ...failing('remote-config.config.get') }
export const OnlyLooking: Story = { ...onlyLooking('lock_times', 'Add parameter') }
export const DemoVisitor: Story = { ...demoVisitor('lock_times', 'Add parameter') }
export const AsTag: Story = { ...asTag(tags, 'cw-remote-config', 'lock_times') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('lock_times', 'Добавить параметр') }
export const Chinese: Story = { ...inChinese, play: shows('lock_times', '添加参数') }
export const Narrow: Story = { ...narrow }

/** Whom conditions reach can't be told, nor who uses the apps. Attributes can still be typed. */
export const ReachUnavailable: Story = {
  ...failing('remote-config.reach.get'),
  play: shows('lock_times', 'User of the last 28 daysSomething went wrong on the platform'),
}

/** What a user gets from the draft, and which rule decides. */
export const EvaluatedAs: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Language'), 'ru')
    await userEvent.type(page.getByLabelText('App version'), '2.3.9')
    await visible(() => page.getAllByText('“Before 2.4” is true: App version is before 2.4')[0] as HTMLElement)
    await userEvent.type(page.getByLabelText('Other attributes'), 'channel = beta')
    await visible(() => page.getAllByText('“Beta testers” is true: channel is any of beta')[0] as HTMLElement)
  },
}

/** A parameter is changed in the draft, compared, published, and rolled back. */
export const Publishing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'offline_days' }))
    const dialog = within(await page.findByRole('dialog'))
    const field = await dialog.findByLabelText('Default')
    await userEvent.clear(field)
    await userEvent.type(field, '30')
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }))
    await userEvent.click(await page.findByRole('button', { name: 'Publish 1 change' }))
    const publishing = within(await page.findByRole('dialog'))
    await visible(() => publishing.getByText('30'))
    await visible(() => publishing.getByText(/^Values change for about [\d,]+ of [\d,]+ users of the last 28 days/))
    await userEvent.type(publishing.getByLabelText(/^Note/), 'Longer voyages')
    await userEvent.click(publishing.getByRole('button', { name: 'Publish' }))
    await visible(() => page.getByText('Version 4 is in effect: Longer voyages'))
    await expect(page.queryByRole('button', { name: /^Publish/ })).toBeNull()
  },
}

/** A change is scheduled for a time, seen on the page, moved, and taken back as a draft. */
export const Scheduling: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'offline_days' }))
    const dialog = within(await page.findByRole('dialog'))
    const field = await dialog.findByLabelText('Default')
    await userEvent.clear(field)
    await userEvent.type(field, '45')
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }))
    await userEvent.click(await page.findByRole('button', { name: 'Publish 1 change' }))
    const publishing = within(await page.findByRole('dialog'))
    await userEvent.click(await publishing.findByLabelText(/^At a time/))
    const schedule = publishing.getByRole('button', { name: 'Schedule' })
    await expect(schedule).toBeDisabled()
    await userEvent.type(publishing.getByLabelText('Time'), '2026-03-09 09:30')
    await userEvent.click(schedule)
    await expect(await page.findByText(/^A version is scheduled for/, undefined, { timeout: 5000 })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'View…' }))
    const opened = within(await page.findByRole('dialog', { name: 'Scheduled version' }))
    await visible(() => opened.getByText('45'))
    await userEvent.type(opened.getByLabelText('Note'), 'Summer')
    await userEvent.click(opened.getByRole('button', { name: 'Save' }))
    await userEvent.click(await page.findByRole('tab', { name: 'Versions' }))
    await visible(() => page.getAllByText('Summer')[1] as HTMLElement)
    const row = page.getAllByText('Scheduled')[0]?.closest('[role=row]') as HTMLElement
    await userEvent.click(within(row).getByRole('button', { name: 'More actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Take back as draft' }))
    await visible(() => page.getByRole('button', { name: 'Publish 1 change' }))
    await expect(page.queryByText(/^A version is scheduled for/)).toBeNull()
  },
}

/** A parameter is locked by its owner: it opens no more. */
export const Locked: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Owner and lock of offline_days' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByLabelText(/^I own this parameter/))
    await userEvent.click(dialog.getByLabelText(/^Locked/))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await visible(() => page.getByText(/^Owner: /))
    await expect(page.queryByRole('button', { name: 'offline_days' })).toBeNull()
  },
}

/** Conditions are moved by keys. */
export const Reordering: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('tab', { name: /^Conditions/ }))
    await visible(() => page.getByText('≈ 0% to 100% of users in the last 28 days. Only apps know: channel'))
    const down = await page.findByRole('button', { name: 'Move “Beta testers” down' })
    down.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await visible(() => page.getByRole('button', { name: 'Publish 1 change' }))
    const [first] = page.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Rhine ports, 10%')
  },
}
