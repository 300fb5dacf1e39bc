import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconList } from '@console-widgets/store-experiments'
import { tags } from '@console-widgets/store-experiments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

const meta: Meta<typeof IconList> = {
  title: 'Services/Store experiments/IconList',
  component: IconList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Regatta'),
}

export default meta
type Story = StoryObj<typeof IconList>

export const Filled: Story = {}
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('No dynamic icons yet', 'Create icon'),
}
export const NoMatch: Story = { ...noMatch('iconName') }
export const Unavailable: Story = { ...failing('store-experiments.dynamic-icon.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Regatta'), lacks('Create icon')),
}
export const DemoVisitor: Story = { ...demoVisitor('Regatta', 'Create icon') }
export const AsTag: Story = { ...asTag(tags, 'cw-dynamic-icons', 'Regatta') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать значок') }
export const Chinese: Story = { ...inChinese, play: shows('创建图标') }
export const Narrow: Story = { ...narrow }
