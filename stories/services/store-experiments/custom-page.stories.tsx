import type { Meta, StoryObj } from '@storybook/react-vite'
import { CustomPage } from '@console-widgets/store-experiments'
import { tags } from '@console-widgets/store-experiments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One custom page: its materials, its address, and its report. */
const meta: Meta<typeof CustomPage> = {
  title: 'Services/Store experiments/CustomPage',
  component: CustomPage,
  args: { appId: demoApps.maps, pageId: 'page-hiking' },
  parameters: { platform: {} },
  play: shows('Hiking magazine', 'Active', 'Report', 'Open in store'),
}

export default meta
type Story = StoryObj<typeof CustomPage>

export const Filled: Story = {}
export const Draft: Story = { args: { pageId: 'page-sailing' }, play: shows('Submit for review', 'Inactive') }
export const Unavailable: Story = { ...failing('store-experiments.custom-page.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Report'), lacks('Deactivate')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-custom-page', 'Hiking magazine') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Открыть в магазине') }
export const Chinese: Story = { ...inChinese, play: shows('打开应用详情页') }
export const Narrow: Story = { ...narrow }
