import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoticeSettings } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shownIn, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Notification settings of the user, by channel; those about billing, security, and legal matters are fixed. */
const meta: Meta<typeof NoticeSettings> = {
  title: 'Services/Teams/NoticeSettings',
  component: NoticeSettings,
  parameters: { platform: {} },
  play: shows('Review result', 'Account security', 'Switched on by you', 'Switched off by you'),
}

export default meta
type Story = StoryObj<typeof NoticeSettings>

export const Filled: Story = {}
/** A user who has changed nothing: the defaults. */
export const FirstUse: Story = { ...firstUse('Review result', 'Account security') }
export const Unavailable: Story = { ...failing('notices.user-notice-setting.get') }
export const DemoVisitor: Story = { ...demoVisitor('Sign in to use this', 'Save') }
export const AsTag: Story = { ...asTag(tags, 'cw-notice-settings', 'Review result') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Результат модерации', 'Включено вами') }
export const Chinese: Story = { ...inChinese, play: shows('审核结果', '由您开启') }
export const Narrow: Story = { ...narrow, play: shows('Review result') }

/** A mandatory notification stays on; another one is switched off. */
export const Switching: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(shownIn(canvasElement))
    await expect(await page.findByRole('checkbox', { name: /^Account security: Email, Always sent/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(page.getByRole('checkbox', { name: 'Review result: Email' }))
    await press(canvasElement, 'Save Ctrl S')
    await visible(() => within(canvasElement).getByText('Notification settings saved'))
    await page.findByRole('checkbox', { name: 'Review result: Email, Switched off by you' })
  },
}
