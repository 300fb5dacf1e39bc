import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityPage } from '@console-widgets/recall'
import { tags } from '@console-widgets/recall/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One win-back campaign: its settings, and what it has brought about. */
const meta: Meta<typeof ActivityPage> = {
  title: 'Services/Win-back/ActivityPage',
  component: ActivityPage,
  args: { appId: demoApps.maps, campaignId: 'activity-harbour' },
  parameters: { platform: {} },
  play: shows('Contacted', 'Control group', 'Difference'),
}

export default meta
type Story = StoryObj<typeof ActivityPage>

export const Filled: Story = {}
export const Draft: Story = {
  args: { campaignId: 'activity-winter' },
  play: shows('Charts expire', '1 part', 'Enter a value for each variable of the template.'),
}
/** Without its template, what the campaign costs isn't told. */
export const TemplatesUnavailable: Story = {
  ...failing('recall.sms-template.list'),
  args: { campaignId: 'activity-winter' },
  play: shows('Something went wrong on the platform', 'The cost isn’t known'),
}
export const Unavailable: Story = { ...failing('recall.activity.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Control group'), lacks('Delete')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-recall-activity', 'Control group') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Контрольная группа', 'Разница') }
export const Chinese: Story = { ...inChinese, play: shows('对照组', '差异') }
export const Narrow: Story = { ...narrow }
