import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavedReplies } from '@console-widgets/comments'
import { tags } from '@console-widgets/comments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** The answers that the team has prepared. */
const meta: Meta<typeof SavedReplies> = {
  title: 'Services/Comments/SavedReplies',
  component: SavedReplies,
  args: { appId: demoApps.weather },
  parameters: { platform: {} },
  play: shows('Saved replies', 'Absturz', 'Create saved reply'),
}

export default meta
type Story = StoryObj<typeof SavedReplies>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No saved replies yet', 'Create saved reply') }
export const NoMatch: Story = { ...noMatch('savedReplyName') }
export const Unavailable: Story = { ...failing('comments.saved-reply.list') }
export const OnlyLooking: Story = { ...onlyLooking('Absturz', 'Create saved reply') }
export const AsTag: Story = { ...asTag(tags, 'cw-saved-replies', 'Absturz') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Шаблоны ответов', 'Создать шаблон') }
export const Chinese: Story = { ...inChinese, play: shows('预存回复', '创建预存回复') }
export const Narrow: Story = { ...narrow }
