import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestCalendar } from '@console-widgets/beta'
import { tags } from '@console-widgets/beta/element'
import { asTag } from '../as-tag.tsx'
import { both, press, shows } from '../look-at.ts'
import { acting, failing, firstUse, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** When the tests of a team run, by month, with the days that are left. */
const meta: Meta<typeof TestCalendar> = {
  title: 'Services/Beta/TestCalendar',
  component: TestCalendar,
  parameters: { platform: {} },
  play: shows('Harbour Radio 2.1.0-beta', 'days left', 'New build for the same testers', 'This month'),
}

export default meta
type Story = StoryObj<typeof TestCalendar>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('Nothing this month') }
export const Unavailable: Story = { ...failing('beta.test.list') }
export const AsTag: Story = { ...asTag(tags, 'cw-test-calendar', 'Harbour Radio 2.1.0-beta') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Этот месяц', 'дн') }
export const Chinese: Story = { ...inChinese, play: shows('本月', '剩余') }
export const Narrow: Story = { ...narrow }

/** A month in which no test runs. */
export const Later: Story = {
  ...acting,
  play: both(async ({ canvasElement }) => {
    await press(canvasElement, 'Next month')
    await press(canvasElement, 'Next month')
  }, shows('Nothing this month')),
}
