import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditAlarm } from '@console-widgets/alarms'
import { tags } from '@console-widgets/alarms/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The editor of a rule, with when it would have fired. */
const meta: Meta<typeof EditAlarm> = {
  title: 'Services/Alarms/EditAlarm',
  component: EditAlarm,
  args: { alarmId: 'alarm-maps-posters' },
  parameters: { platform: {} },
  play: shows('Save rule', 'this rule would have fired'),
}

export default meta
type Story = StoryObj<typeof EditAlarm>

export const Filled: Story = {}
export const Unavailable: Story = { ...failing('alarms.alarm.get') }
export const AsTag: Story = { ...asTag(tags, 'cw-edit-alarm', 'Save rule') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Сохранить правило') }
export const Chinese: Story = { ...inChinese, play: shows('保存规则') }
export const Narrow: Story = { ...narrow }
