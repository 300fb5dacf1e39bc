import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CreateAlarm } from '@console-widgets/alarms'
import { tags } from '@console-widgets/alarms/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shownIn, shows } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The editor of a new rule. */
const meta: Meta<typeof CreateAlarm> = {
  title: 'Services/Alarms/CreateAlarm',
  component: CreateAlarm,
  parameters: { platform: {} },
  play: shows('Choose an app', 'Choose a metric', 'Pause the app’s phased release'),
}

export default meta
type Story = StoryObj<typeof CreateAlarm>

export const Filled: Story = {}
export const Unavailable: Story = { ...failing('alarms.metric.list') }
export const AsTag: Story = { ...asTag(tags, 'cw-create-alarm', 'Choose a metric') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Выберите показатель', 'Доля сбоев') }
export const Chinese: Story = { ...inChinese, play: shows('选择指标', '崩溃率') }
export const Narrow: Story = { ...narrow }

/** A template fills in what to watch, compared with the app’s own past. */
export const FromTemplate: Story = {
  ...acting,
  args: { appId: demoApps.weather },
  play: async (context) => {
    await shows('Choose a template')(context)
    const shown = within(shownIn(context.canvasElement))
    await userEvent.selectOptions(shown.getByLabelText(/^Template/), 'Crashes after a release')
    await waitFor(() => expect(shownIn(context.canvasElement).textContent).toMatch(/would(n’t)? have fired/))
    await expect(shown.getByLabelText(/^Name/)).toHaveValue('Crashes-after-a-release')
    await expect(shown.getByLabelText(/^Fires if the value is/)).toHaveDisplayValue('above the baseline by')
    await expect(shown.getByRole('checkbox', { name: /^Pause the app’s phased release/ })).toBeChecked()
  },
}

/** What a metric isn’t measured by is said where others offer it. */
export const Narrowing: Story = {
  ...acting,
  args: { appId: demoApps.maps },
  play: async (context) => {
    await shows('Choose a metric')(context)
    const shown = within(shownIn(context.canvasElement))
    const choose = (name: string) => userEvent.selectOptions(shown.getByLabelText(/^Metric/), name)
    await choose('Revenue')
    await shown.findByLabelText(/^Version/)
    await shown.findByLabelText(/^Country or region/)
    await choose('API response time')
    await shows('can’t be limited to a version or country')(context)
    await expect(shown.queryByLabelText(/^Version/)).toBeNull()
  },
}

/** Moved up with the keys, the threshold is out of reach; a name that is taken is rejected. */
export const Building: Story = {
  ...acting,
  args: { appId: demoApps.maps },
  play: async (context) => {
    await shows('Choose a metric')(context)
    const shown = within(shownIn(context.canvasElement))
    await userEvent.selectOptions(shown.getByLabelText(/^Metric/), 'Link clicks')
    const slider = await shown.findByRole('slider')
    await waitFor(() => expect(shownIn(context.canvasElement).textContent).toContain('this rule would have fired'))
    slider.focus()
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}')
    await shows('this rule wouldn’t have fired')(context)
    await userEvent.type(shown.getByLabelText(/^Name/), 'weather-crashes')
    await press(context.canvasElement, 'Create rule')
    await shows('already')(context)
  },
}
