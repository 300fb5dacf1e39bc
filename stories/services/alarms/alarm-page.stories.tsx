import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlarmPage } from '@console-widgets/alarms'
import { tags } from '@console-widgets/alarms/element'
import { asTag } from '../as-tag.tsx'
import { both, lacks, shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One rule: its values, and when it would have fired. */
const meta: Meta<typeof AlarmPage> = {
  title: 'Services/Alarms/AlarmPage',
  component: AlarmPage,
  args: { alarmId: 'alarm-maps-posters' },
  parameters: { platform: {} },
  play: shows(
    'maps-poster-clicks',
    'above 50, 2 of 3 periods of 1 day',
    'this rule would have fired',
    'Open the remote config',
  ),
}

export default meta
type Story = StoryObj<typeof AlarmPage>

export const Filled: Story = {}
/** Evaluations of the last 30 days. */
export const Records: Story = { parameters: { route: '/?tab=records' }, play: shows('Measurements', 'Violations') }
/** A share is missing where too few were measured: the chart below it shows how many, under the same crosshair. */
export const WithBase: Story = {
  args: { alarmId: 'alarm-weather-crashes' },
  play: shows('Periods with fewer than', 'Measurements'),
}
/** The baseline is a line of its own. */
export const WithBaseline: Story = {
  args: { alarmId: 'alarm-maps-downloads' },
  play: shows('below the baseline by 30%', 'Last 30 days'),
}
export const Stopped: Story = { args: { alarmId: 'alarm-maps-rating' }, play: shows('Stopped', 'Start watching') }
export const Unavailable: Story = { ...failing('alarms.alarm.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('this rule would have fired'), lacks('Edit', 'Mute')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-alarm', 'maps-poster-clicks') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('правило сработало бы') }
export const Chinese: Story = { ...inChinese, play: shows('该规则会触发') }
export const Narrow: Story = { ...narrow }
