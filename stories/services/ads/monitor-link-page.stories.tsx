import type { Meta, StoryObj } from '@storybook/react-vite'
import { MonitorLinkPage } from '@console-widgets/ads'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { press, shows } from '../look-at.ts'
import { acting, failing, inDark } from '../looks.ts'

/** One monitor link: what it counted, and a test of where it leads. */
const meta: Meta<typeof MonitorLinkPage> = {
  title: 'Services/Ads/MonitorLinkPage',
  component: MonitorLinkPage,
  args: { monitorLinkId: 'northwind-blog' },
  parameters: { platform: {} },
  play: shows('Sailing magazine', 'Duplicates', 'Clicks by day'),
}

export default meta
type Story = StoryObj<typeof MonitorLinkPage>

export const Filled: Story = {}
export const Unavailable: Story = { ...failing('ads.monitor-link.get') }
/** Each hop on a device, with the macros filled in. */
export const Trial: Story = {
  parameters: { route: '/?tab=trial' },
  play: shows('Intent of Android', 'northwind://charts?click=example', 'Macros'),
}
/** What was sent with its result, and a new secret, which is shown once. */
export const Events: Story = {
  ...acting,
  parameters: { route: '/?tab=events' },
  play: async (context) => {
    await shows('Sent postbacks', 'Response 503', 'Failed', 'https://measure.example/event')(context)
    const page = within(context.canvasElement)
    await press(context.canvasElement, 'Replace secret')
    const asked = within(await page.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: 'Replace secret' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Signing secret' }))
    // The dialog appears from nothing.
    await waitFor(() => expect(dialog.getByText(/^whsec_/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByText(/^whsec_/)).toBeNull())
  },
}
export const TrialDark: Story = { ...Trial, ...inDark }
