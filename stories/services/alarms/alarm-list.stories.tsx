import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { AlarmList } from '@console-widgets/alarms'
import { tags } from '@console-widgets/alarms/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, press, shownIn, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** The alerts that fire, and the rules of a team or an app. */
const meta: Meta<typeof AlarmList> = {
  title: 'Services/Alarms/AlarmList',
  component: AlarmList,
  parameters: { platform: {} },
  play: shows('Firing now', 'maps-poster-clicks', 'weather-crashes', 'Link clicks'),
}

export default meta
type Story = StoryObj<typeof AlarmList>

export const Filled: Story = {}
/** The rules of one app. */
export const OfAnApp: Story = {
  args: { appId: demoApps.weather },
  play: shows('No alert is firing.', 'weather-crashes'),
}
export const FirstUse: Story = { ...firstUse('No alert rules yet', 'Create rule') }
export const NoMatch: Story = { ...noMatch('alarmName') }
export const Unavailable: Story = { ...failing('alarms.alarm.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('maps-poster-clicks'), lacks('Create rule')),
}
export const DemoVisitor: Story = { ...demoVisitor('maps-poster-clicks', 'Create rule') }
export const AsTag: Story = { ...asTag(tags, 'cw-alarms', 'maps-poster-clicks') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Сработали сейчас', 'Переходы по ссылкам') }
export const Chinese: Story = { ...inChinese, play: shows('正在告警', '链接点击量') }
export const Narrow: Story = { ...narrow }

/** Muted with a reason, which the list says from then on. */
export const Muting: Story = {
  ...acting,
  args: { appId: demoApps.weather },
  play: async (context) => {
    await shows('weather-crashes')(context)
    const shown = within(shownIn(context.canvasElement))
    await userEvent.click(
      (await shown.findAllByRole('button', { name: /^More actions|Actions/ })).at(-1) as HTMLElement,
    )
    await userEvent.click(await shown.findByRole('menuitem', { name: 'Mute' }))
    await userEvent.type(await shown.findByLabelText(/^Reason/), 'Known, a fix is in review')
    await press(context.canvasElement, 'Mute')
    await shows('Muted until')(context)
  },
}
