import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReviewStats } from '@console-widgets/comments'
import { tags } from '@console-widgets/comments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Ratings of an app over time, what they depend on, and what reviews are about. */
const meta: Meta<typeof ReviewStats> = {
  title: 'Services/Comments/ReviewStats',
  component: ReviewStats,
  args: { appId: demoApps.weather },
  parameters: { platform: {} },
  play: shows('Average rating', 'Distribution', 'Versions', 'Words in 1–2 star reviews'),
}

export default meta
type Story = StoryObj<typeof ReviewStats>

export const Filled: Story = {}
export const Unavailable: Story = { ...failing('comments.stats.query') }
export const AsTag: Story = { ...asTag(tags, 'cw-review-stats', 'Average rating') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Средняя оценка', 'Распределение') }
export const Chinese: Story = { ...inChinese, play: shows('平均评分', '评分分布') }
export const Narrow: Story = { ...narrow }
