import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReviewList } from '@console-widgets/comments'
import { tags } from '@console-widgets/comments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** All reviews of an app, to filter and export. */
const meta: Meta<typeof ReviewList> = {
  title: 'Services/Comments/ReviewList',
  component: ReviewList,
  args: { appId: demoApps.weather },
  parameters: { platform: {} },
  play: shows('All reviews', 'No reply'),
}

export default meta
type Story = StoryObj<typeof ReviewList>

export const Filled: Story = {}
export const NoMatch: Story = { ...noMatch('content') }
export const Unavailable: Story = { ...failing('comments.developer-comment.query') }
export const AsTag: Story = { ...asTag(tags, 'cw-reviews', 'No reply') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Все отзывы', 'Без ответа') }
export const Chinese: Story = { ...inChinese, play: shows('全部评论', '未回复') }
export const Narrow: Story = { ...narrow }
