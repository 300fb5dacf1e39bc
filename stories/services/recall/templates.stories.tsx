import type { Meta, StoryObj } from '@storybook/react-vite'
import { Templates } from '@console-widgets/recall'
import { tags } from '@console-widgets/recall/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Templates and signatures of what an app’s campaigns send. */
const meta: Meta<typeof Templates> = {
  title: 'Services/Win-back/Templates',
  component: Templates,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Back to the harbour', 'Approved', 'Rejected'),
}

export default meta
type Story = StoryObj<typeof Templates>

export const Filled: Story = {}
export const Unavailable: Story = { ...failing('recall.sms-template.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Back to the harbour'), lacks('Create template')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-recall-templates', 'Back to the harbour') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Одобрено', 'Создать шаблон') }
export const Chinese: Story = { ...inChinese, play: shows('审核通过', '创建模板') }
export const Narrow: Story = { ...narrow }
