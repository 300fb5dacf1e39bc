import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContentList } from '@console-widgets/content'
import { tags } from '@console-widgets/content/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** What the store shows, showed, or will show about the team’s apps. */
const meta: Meta<typeof ContentList> = {
  title: 'Services/Store content/ContentList',
  component: ContentList,
  parameters: { platform: {} },
  play: shows('Charts that work without a signal', 'A night on the air', 'Scheduled', 'Ended'),
}

export default meta
type Story = StoryObj<typeof ContentList>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No store content yet', 'Create content') }
export const NoMatch: Story = { ...noMatch('title') }
export const Unavailable: Story = { ...failing('content.portal-content.query') }
export const OnlyLooking: Story = { ...onlyLooking('A night on the air', 'Create content') }
export const AsTag: Story = { ...asTag(tags, 'cw-contents', 'A night on the air') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Показывается', 'Ждёт начала') }
export const Chinese: Story = { ...inChinese, play: shows('展示中', '待开始') }
export const Narrow: Story = { ...narrow }
