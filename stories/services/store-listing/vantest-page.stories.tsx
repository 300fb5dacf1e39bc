import type { Meta, StoryObj } from '@storybook/react-vite'
import { VantestPage } from '@console-widgets/store-listing'
import { tags } from '@console-widgets/store-listing/element'
import { expect, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** A crowd test: its conditions, the users whom the store invited, and how they have used the app since. */
const meta: Meta<typeof VantestPage> = {
  title: 'Services/Store listing/VantestPage',
  component: VantestPage,
  args: { appId: demoApps.maps, activityId: 'crowd-routes' },
  parameters: { platform: {} },
  play: shows('Cycling routes without gravel', 'Android 9 or later', 'Invited users', 'User 1'),
}

export default meta
type Story = StoryObj<typeof VantestPage>

export const Running: Story = {}
export const Rejected: Story = {
  args: { activityId: 'crowd-watch' },
  play: shows('Reasons for the rejection', 'Mentions another store: “Google Play”'),
}
export const Unavailable: Story = { ...failing('store-listing.vantest.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('Invited users')
    await expect(page.queryByRole('button', { name: 'Stop test' })).toBeNull()
  },
}
export const DemoVisitor: Story = { ...demoVisitor('Cycling routes without gravel') }
export const AsTag: Story = { ...asTag(tags, 'cw-crowd-test', 'Cycling routes without gravel') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Android 9 и новее', 'Приглашённые пользователи') }
export const Chinese: Story = { ...inChinese, play: shows('Android 9 及以上', '受邀用户') }
export const Narrow: Story = { ...narrow }

/** A draft is submitted, and can be withdrawn while it is in review. */
export const Submitting: Story = {
  ...acting,
  args: { activityId: 'crowd-harbours' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Submit for review')
    await page.findByText('In review')
    await page.findByRole('button', { name: 'Withdraw' })
  },
}
