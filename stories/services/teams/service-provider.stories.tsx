import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProviderDetail } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** One service provider: contact, areas, and end date. */
const meta: Meta<typeof ProviderDetail> = {
  title: 'Services/Teams/ProviderDetail',
  component: ProviderDetail,
  args: { providerId: 'provider-lanhai' },
  parameters: { platform: {} },
  play: shows('蓝海测试', '李敏', 'limin@lanhai.example'),
}

export default meta
type Story = StoryObj<typeof ProviderDetail>

export const Filled: Story = {}
export const Unavailable: Story = { ...failing('teams.service-provider.get') }
export const DemoVisitor: Story = { ...demoVisitor('蓝海测试', 'Edit') }
export const OnlyLooking: Story = { ...onlyLooking('蓝海测试', 'Edit', 'Delete') }
export const AsTag: Story = { ...asTag(tags, 'cw-service-provider', '蓝海测试') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
