import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { AlarmHistory } from '@console-widgets/alarms'
import { tags } from '@console-widgets/alarms/element'
import { asTag } from '../as-tag.tsx'
import { press, shownIn, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** Changes of rules’ states, with their values, and what was done about them. */
const meta: Meta<typeof AlarmHistory> = {
  title: 'Services/Alarms/AlarmHistory',
  component: AlarmHistory,
  parameters: { platform: {} },
  play: shows('maps-poster-clicks', 'Firing', 'Not handled'),
}

export default meta
type Story = StoryObj<typeof AlarmHistory>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No changes yet') }
export const NoMatch: Story = { ...noMatch('alarmName') }
export const Unavailable: Story = { ...failing('alarms.history.list') }
export const DemoVisitor: Story = { ...demoVisitor('maps-poster-clicks', 'Handle') }
export const AsTag: Story = { ...asTag(tags, 'cw-alarm-history', 'maps-poster-clicks') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Не обработан') }
export const Chinese: Story = { ...inChinese, play: shows('待处理') }
export const Narrow: Story = { ...narrow }

/** Handled with a note. */
export const Handling: Story = {
  ...acting,
  play: async (context) => {
    await shows('Not handled')(context)
    const shown = within(shownIn(context.canvasElement))
    const [first] = await shown.findAllByRole('button', { name: /^More actions|Actions/ })
    await userEvent.click(first as HTMLElement)
    await userEvent.click(await shown.findByRole('menuitem', { name: 'Handle' }))
    await userEvent.type(await shown.findByLabelText(/^Note/), 'The poster hangs in the station now')
    await press(context.canvasElement, 'Handle')
    await shows('The poster hangs in the station now')(context)
  },
}
