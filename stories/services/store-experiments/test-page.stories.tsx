import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { TestPage } from '@console-widgets/store-experiments'
import { tags } from '@console-widgets/store-experiments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, press, shownIn, shows } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One material test: its plan as a draft, its variants compared afterwards. */
const meta: Meta<typeof TestPage> = {
  title: 'Services/Store experiments/TestPage',
  component: TestPage,
  args: { appId: demoApps.maps, testId: 'material-test-icon' },
  parameters: { platform: {} },
  play: shows('Ended', 'Original', 'Compass', 'Retained users', 'Difference over time'),
}

export default meta
type Story = StoryObj<typeof TestPage>

export const Filled: Story = {}
export const Running: Story = {
  args: { testId: 'material-test-shots' },
  play: shows('Running', 'Planned visitors', 'Night colors'),
}
export const Rejected: Story = {
  args: { testId: 'material-test-price' },
  play: shows('Review findings', 'Price or offer: “Free”'),
}
export const Unavailable: Story = { ...failing('store-experiments.material-test.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Retained users'), lacks('Apply variant')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-store-test', 'Retained users') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Удержание', 'Исходный') }
export const Chinese: Story = { ...inChinese, play: shows('留存用户', '原方案') }
export const Narrow: Story = { ...narrow }

/** The editor of a draft, with a plan from the app’s own visitors. */
export const Draft: Story = {
  args: { testId: 'material-test-offline' },
  play: shows('Visitors needed', 'Smallest effect to detect', 'One-line description'),
}
/** The estimate follows the sliders. What is only tried out can be taken back. */
export const Planning: Story = {
  args: { testId: 'material-test-offline' },
  play: async (context) => {
    await shows('Visitors needed')(context)
    const shown = within(shownIn(context.canvasElement))
    const needed = () => shown.getByText('Visitors needed').nextElementSibling?.textContent
    const before = needed()
    fireEvent.change(shown.getByLabelText('Chance of finding it'), { target: { value: '95' } })
    await waitFor(() => expect(needed()).not.toBe(before))
    await press(context.canvasElement, 'Reset')
    await waitFor(() => expect(needed()).toBe(before))
    fireEvent.change(shown.getByLabelText('Weeks'), { target: { value: '2' } })
    await waitFor(() => expect(shown.getByLabelText('Maximum days')).toHaveValue('14'))
  },
}
export const DraftDark: Story = { ...Draft, ...inDark }
export const DraftNarrow: Story = { ...Draft, ...narrow }

/** Applying a variant shows what changes. */
export const Applying: Story = {
  ...acting,
  play: async (context) => {
    await shows('Apply variant')(context)
    await press(context.canvasElement, 'Apply variant')
    await shows('Apply a variant', 'Live listing')(context)
  },
}
