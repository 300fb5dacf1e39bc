import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestCalendar } from '@console-widgets/beta'
import { tags } from '@console-widgets/beta/element'
import { asTag } from '../as-tag.tsx'
import { both, press, shows } from '../look-at.ts'
import { acting, failing, firstUse, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** When the tests of a team run, and when the team is reminded of their end, by month. */
const meta: Meta<typeof TestCalendar> = {
  title: 'Services/Beta/TestCalendar',
  component: TestCalendar,
  parameters: { platform: {} },
  play: shows('Harbour Radio', 'This month'),
}

export default meta
type Story = StoryObj<typeof TestCalendar>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('Nothing this month') }
export const Unavailable: Story = { ...failing('beta.test.list') }
export const AsTag: Story = { ...asTag(tags, 'cw-test-calendar', 'Harbour Radio') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Этот месяц') }
export const Chinese: Story = { ...inChinese, play: shows('本月') }
export const Narrow: Story = { ...narrow }

/** A test is shown in every month that it touches, and the reminder of its end on its day. */
export const NextMonth: Story = {
  ...acting,
  play: both(
    ({ canvasElement }) => press(canvasElement, 'Next month'),
    shows('Северная погода', 'Reminder: 3 days left'),
  ),
}
