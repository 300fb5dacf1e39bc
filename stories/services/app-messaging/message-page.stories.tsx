import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Console } from '@console-widgets/core'
import { expect, userEvent, within } from 'storybook/test'
import { MessagePage } from '@console-widgets/app-messaging'
import { calls } from '@console-widgets/app-messaging/contract'
import { tags } from '@console-widgets/app-messaging/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, press, shownIn, shows } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One message: its editor with a preview, and what became of it. */
const meta: Meta<typeof MessagePage> = {
  title: 'Services/In-app messages/MessagePage',
  component: MessagePage,
  args: { appId: demoApps.maps, messageId: 'message-harbour' },
  parameters: { platform: {} },
  play: shows('Preview', 'Small phone, longest text', 'Open test page', 'Users in the audience', 'Version 2'),
}

export default meta
type Story = StoryObj<typeof MessagePage>

export const Filled: Story = {}
export const Banner: Story = { args: { messageId: 'message-thanks' }, play: shows('Preview', 'Opens when tapped') }
export const Report: Story = {
  parameters: { route: '/?tab=report' },
  play: shows('Impressions', 'Goal reached', 'Control group', 'By version', 'German'),
}
export const Unavailable: Story = { ...failing('app-messaging.message.get') }
/** What buttons can lead to can't be told; an address can still be typed. */
export const TargetsUnavailable: Story = {
  ...failing('app-messaging.target.list'),
  play: both(
    shows('Link or page for “Target of button 1”Something went wrong on the platform', 'Target of button 2', 'Preview'),
    // It is said once, not for each button.
    async ({ canvasElement }) => {
      const notices = within(shownIn(canvasElement)).getAllByText(/^Something went wrong on the platform/)
      await expect(notices).toHaveLength(1)
    },
  ),
}
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Preview'), lacks('Stop')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-message', 'Users in the audience') }
export const Dark: Story = { ...inDark }
export const ReportDark: Story = { ...Report, ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Предпросмотр', 'Пользователей в аудитории') }
export const Chinese: Story = { ...inChinese, play: shows('预览', '目标用户数') }
export const Narrow: Story = { ...narrow }

/** What would be refused is said at its field, and what is hard to read in the preview. */
export const Editing: Story = {
  ...acting,
  args: { messageId: 'message-survey' },
  play: async (context) => {
    await shows('Preview', 'Draft')(context)
    const shown = within(shownIn(context.canvasElement))
    const ink = await shown.findByRole('textbox', { name: 'Text color' })
    await userEvent.clear(ink)
    await userEvent.type(ink, '#cccccc')
    await shows('Hard to read')(context)
    await userEvent.clear(ink)
    await userEvent.type(ink, '#222222')
    await lacks('Hard to read')(context)
    await press(context.canvasElement, 'Add button')
    const target = await shown.findByRole('textbox', { name: /Target of button/ })
    const choice = await shown.findByRole('combobox', { name: /^Link or page for/ })
    await userEvent.selectOptions(choice, within(choice).getAllByRole('option')[1] as HTMLElement)
    await expect(target).toHaveValue((choice as HTMLSelectElement).value)
    await userEvent.clear(target)
    await userEvent.type(target, 'javascript:alert(1)')
    await userEvent.click(await shown.findByRole('button', { name: /^Save/ }))
    await shows('Begin with http://, https://, or a scheme of your app')(context)
  },
}

/** It starts when the clock of each user shows the time, wherever its author is. */
export const ByTheClockOfUsers: Story = {
  ...acting,
  args: { messageId: 'message-survey' },
  play: async (context) => {
    await shows('Preview', 'Draft')(context)
    const shown = within(shownIn(context.canvasElement))
    const start = await shown.findByRole('textbox', { name: /^Start/ })
    await userEvent.clear(start)
    await userEvent.type(start, '2030-12-24 09:00')
    await userEvent.tab()
    const written = (start as HTMLInputElement).value
    await userEvent.click(await shown.findByRole('radio', { name: 'By each user’s clock' }))
    await shows('user’s time')(context)
    await expect(start).toHaveValue(written)
    await userEvent.click(await shown.findByRole('button', { name: /^Save/ }))
    await lacks('Unsaved changes')(context)
    const { console } = context.loaded as { console: Console }
    const { content } = await console.invoke(calls['app-messaging.message.get'], { messageId: 'message-survey' })
    await expect(content).toMatchObject({ atLocalTime: true, startTime: Date.parse('2030-12-24T09:00Z') })
  },
}
