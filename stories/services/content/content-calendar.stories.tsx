import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContentCalendar } from '@console-widgets/content'
import { tags } from '@console-widgets/content/element'
import { asTag } from '../as-tag.tsx'
import { both, press, shows } from '../look-at.ts'
import { acting, failing, firstUse, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** When the store shows which content, by month. */
const meta: Meta<typeof ContentCalendar> = {
  title: 'Services/Store content/ContentCalendar',
  component: ContentCalendar,
  parameters: { platform: {} },
  play: shows('Charts that work without a signal', 'This month'),
}

export default meta
type Story = StoryObj<typeof ContentCalendar>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('Nothing this month') }
export const Unavailable: Story = { ...failing('content.portal-content.query') }
export const AsTag: Story = { ...asTag(tags, 'cw-content-calendar', 'Charts that work without a signal') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Этот месяц') }
export const Chinese: Story = { ...inChinese, play: shows('本月') }
export const Narrow: Story = { ...narrow }

/** Content without an end goes on. */
export const NextMonth: Story = {
  ...acting,
  play: both(({ canvasElement }) => press(canvasElement, 'Next month'), shows('Charts that work without a signal')),
}
