import type { Meta, StoryObj } from '@storybook/react-vite'
import { MonitorLinkPage } from '@console-widgets/ads'
import { shows } from '../look-at.ts'
import { failing, inDark } from '../looks.ts'

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
export const TrialDark: Story = { ...Trial, ...inDark }
