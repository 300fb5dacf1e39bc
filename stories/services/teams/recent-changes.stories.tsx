import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecentChanges } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** What was done in the team within the last day. */
const meta: Meta<typeof RecentChanges> = {
  title: 'Services/Teams/RecentChanges',
  component: RecentChanges,
  parameters: { platform: {} },
  play: shows('Changes since yesterday', 'View audit log'),
}

export default meta
type Story = StoryObj<typeof RecentChanges>

export const Filled: Story = {}
export const Unavailable: Story = { ...failing('teams.recent-change.list') }
export const AsTag: Story = { ...asTag(tags, 'cw-recent-changes', 'Changes since yesterday') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Изменения за сутки') }
export const Chinese: Story = { ...inChinese, play: shows('昨天以来的变更') }
export const Narrow: Story = { ...narrow }
