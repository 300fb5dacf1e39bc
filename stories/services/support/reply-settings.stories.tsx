import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ReplySettings } from '@console-widgets/support'
import { tags } from '@console-widgets/support/element'
import { asTag } from '../as-tag.tsx'
import { shownIn, shows } from '../look-at.ts'
import { acting, failing, firstUse, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** Office hours and automatic replies to feedback, for each app. */
const meta: Meta<typeof ReplySettings> = {
  title: 'Services/Support/ReplySettings',
  component: ReplySettings,
  parameters: { platform: {} },
  play: shows('Reply settings', '09:00–18:00, Asia/Shanghai', '3 on'),
}

export default meta
type Story = StoryObj<typeof ReplySettings>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No reply settings yet', 'Set up an app') }
export const Unavailable: Story = { ...failing('support.app-feedback-reply-setting.list') }
export const OnlyLooking: Story = { ...onlyLooking('3 on', 'Set up an app') }
export const AsTag: Story = { ...asTag(tags, 'cw-support-settings', '3 on') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Настройки ответов') }
export const Chinese: Story = { ...inChinese, play: shows('回复设置') }
export const Narrow: Story = { ...narrow }

/** The form of an app without settings, which is chosen by its name. */
export const Creating: Story = {
  ...acting,
  play: async (context) => {
    await shows('3 on')(context)
    await userEvent.click(within(shownIn(context.canvasElement)).getByRole('button', { name: 'Set up an app' }))
    await shows('Time zone', 'Monday', 'Reply outside office hours', 'Crash, English')(context)
    const form = within(shownIn(context.canvasElement))
    await userEvent.selectOptions(await form.findByRole('combobox', { name: /^App/ }), 'Tide Table')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await shows('Tide Table', '09:00–18:00, UTC')(context)
  },
}
