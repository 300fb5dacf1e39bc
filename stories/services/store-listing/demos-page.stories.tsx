import type { Meta, StoryObj } from '@storybook/react-vite'
import { DemosPage } from '@console-widgets/store-listing'
import { tags } from '@console-widgets/store-listing/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The demos of an app: written, reviewed by the rules of the listing, and shown in its store listing. */
const meta: Meta<typeof DemosPage> = {
  title: 'Services/Store listing/DemosPage',
  component: DemosPage,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('A weekend without a network', 'In the store listing', 'Reasons for the rejection', 'Create demo'),
}

export default meta
type Story = StoryObj<typeof DemosPage>

export const Filled: Story = {}
export const FirstUse: Story = { args: { appId: demoApps.weather }, play: shows('No demos yet', 'Create demo') }
export const Unavailable: Story = { ...failing('store-listing.demo.query') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('A weekend without a network')
    await expect(page.queryByRole('button', { name: 'Create demo' })).toBeNull()
  },
}
export const DemoVisitor: Story = { ...demoVisitor('A weekend without a network') }
export const AsTag: Story = { ...asTag(tags, 'cw-store-demos', 'A weekend without a network') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Демонстрации', 'Причины отказа') }
export const Chinese: Story = { ...inChinese, play: shows('应用演示', '审核不通过的原因') }
export const Narrow: Story = { ...narrow }

/** A demo is written, and can be submitted once it shows enough. */
export const Creating: Story = {
  ...acting,
  args: { appId: demoApps.tides },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create demo')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Title/ }), 'High water in three taps')
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }))
    await page.findByText('High water in three taps')
    await expect(page.getByRole('button', { name: 'Submit for review' })).toHaveAttribute('aria-disabled', 'true')
    await press(canvasElement, 'Delete')
    const question = within(await page.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await page.findByText('No demos yet')
  },
}
