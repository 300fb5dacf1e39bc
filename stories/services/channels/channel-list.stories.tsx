import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChannelList } from '@console-widgets/channels'
import { tags } from '@console-widgets/channels/element'
import { userEvent, within } from 'storybook/test'
import { demoApps } from '../demo-apps.ts'
import { shows, visible } from '../look-at.ts'
import { acting } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** The channels that distribute an app: filter, create, edit, delete. */
export default {
  title: 'Services/Channels/ChannelList',
  component: ChannelList,
  args: { appId: demoApps.maps },
} satisfies Meta

const list = storiesOfList({
  tags,
  call: 'channels.config.list',
  field: 'channelName',
  record: 'Ferry Wi-Fi portal',
  shown: ['bj-store-07'],
  empty: 'No channels yet',
  acts: ['Create channel'],
  words: { ru: 'Создать канал', cn: '创建渠道' },
})

export const Filled = list.Filled
/** An app without channels. */
export const FirstUse = {
  ...list.Filled,
  args: { appId: demoApps.prototype },
  play: shows('No channels yet', 'Create channel'),
}
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
export const OnlyLooking = list.OnlyLooking
export const DemoVisitor = list.DemoVisitor
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow

/** The address and the code by which a channel leads to the page in the store. */
export const LinkAndCode: StoryObj = {
  ...list.Filled,
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await visible(() => page.getByText('Ferry Wi-Fi portal'))
    const row = page.getByText('Ferry Wi-Fi portal').closest('[role=row]') as HTMLElement
    await userEvent.click(within(row).getByRole('button', { name: 'More actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Link and QR code' }))
    const dialog = within(await page.findByRole('dialog'))
    await visible(() => dialog.getByRole('img', { name: /^QR code of / }))
    await visible(() => dialog.getByText(/\/store\/108370001\?channel=ferry_wifi$/))
  },
}
