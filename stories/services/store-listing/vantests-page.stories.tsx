import type { Meta, StoryObj } from '@storybook/react-vite'
import { VantestsPage } from '@console-widgets/store-listing'
import { tags } from '@console-widgets/store-listing/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The crowd tests of an app: whom the store invites, for how long, and how far each test is. */
const meta: Meta<typeof VantestsPage> = {
  title: 'Services/Store listing/VantestsPage',
  component: VantestsPage,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Cycling routes without gravel', 'Running', 'Rejected', 'Create test'),
}

export default meta
type Story = StoryObj<typeof VantestsPage>

export const Filled: Story = {}
export const FirstUse: Story = { args: { appId: demoApps.weather }, play: shows('No crowd tests yet', 'Create test') }
export const Unavailable: Story = { ...failing('store-listing.vantest.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('Cycling routes without gravel')
    await expect(page.queryByRole('button', { name: 'Create test' })).toBeNull()
  },
}
export const DemoVisitor: Story = { ...demoVisitor('Cycling routes without gravel') }
export const AsTag: Story = { ...asTag(tags, 'cw-crowd-tests', 'Cycling routes without gravel') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Краудтесты', 'Идёт') }
export const Chinese: Story = { ...inChinese, play: shows('众测', '进行中') }
export const Narrow: Story = { ...narrow }

/** The form says how many users meet the conditions while they are chosen. */
export const Creating: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create test')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), 'Ferry timetables')
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Device types' }), 'Watch')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Android version' }), 'Android 15 or later')
    await dialog.findByText('No device of the catalog meets the conditions.')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Watch' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }))
    await page.findByText('Ferry timetables')
  },
}
