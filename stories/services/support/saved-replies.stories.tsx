import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavedReplies } from '@console-widgets/support'
import { tags } from '@console-widgets/support/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** The replies to feedback that the team has prepared. */
const meta: Meta<typeof SavedReplies> = {
  title: 'Services/Support/SavedReplies',
  component: SavedReplies,
  parameters: { platform: {} },
  play: shows('Saved replies', 'Crash fixed', 'Create saved reply'),
}

export default meta
type Story = StoryObj<typeof SavedReplies>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No saved replies yet', 'Create saved reply') }
export const NoMatch: Story = { ...noMatch('savedReplyName') }
export const Unavailable: Story = { ...failing('support.saved-reply.list') }
export const OnlyLooking: Story = { ...onlyLooking('Crash fixed', 'Create saved reply') }
export const AsTag: Story = { ...asTag(tags, 'cw-support-saved-replies', 'Crash fixed') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Шаблоны ответов') }
export const Chinese: Story = { ...inChinese, play: shows('预存回复') }
export const Narrow: Story = { ...narrow }
