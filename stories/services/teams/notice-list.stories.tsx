import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoticeList } from '@console-widgets/teams'
import { within } from 'storybook/test'
import { press, shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Notifications to the user, as the bell of a console shows them. */
const meta: Meta<typeof NoticeList> = {
  title: 'Services/Teams/NoticeList',
  component: NoticeList,
  parameters: { platform: {} },
  play: shows('Tide Table 1.0.0 was rejected', 'Northwind Maps 4.2.0 was approved'),
}

export default meta
type Story = StoryObj<typeof NoticeList>

export const Filled: Story = {}
/** A role that isn't notified of reviews. */
export const FirstUse: Story = { parameters: { platform: { person: 'finance' } }, play: shows('No notifications') }
export const Unavailable: Story = { ...failing('notices.notice.list') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Tide Table 1.0.0: версия отклонена') }
export const Chinese: Story = { ...inChinese, play: shows('Tide Table 1.0.0 审核不通过') }
export const Narrow: Story = { ...narrow }

/** Reading everything leaves nothing to mark. */
export const Reading: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Mark all as read')
    await visible(() => page.getByText('Tide Table 1.0.0 was rejected'))
    await page.findByRole('heading', { name: 'Notifications' })
  },
}
