import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityList } from '@console-widgets/recall'
import { tags } from '@console-widgets/recall/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** The win-back campaigns of an app. */
const meta: Meta<typeof ActivityList> = {
  title: 'Services/Win-back/ActivityList',
  component: ActivityList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Back to the harbour', 'Ended', 'Draft'),
}

export default meta
type Story = StoryObj<typeof ActivityList>

export const Filled: Story = {}
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('No campaigns yet', 'Create campaign'),
}
export const NoMatch: Story = { ...noMatch('activityName') }
export const Unavailable: Story = { ...failing('recall.activity.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Back to the harbour'), lacks('Create campaign')),
}
export const DemoVisitor: Story = { ...demoVisitor('Back to the harbour', 'Create campaign') }
export const AsTag: Story = { ...asTag(tags, 'cw-recall-activities', 'Back to the harbour') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать кампанию', 'Черновик') }
export const Chinese: Story = { ...inChinese, play: shows('创建活动', '草稿') }
export const Narrow: Story = { ...narrow }
