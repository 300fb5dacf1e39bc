import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageList } from '@console-widgets/app-messaging'
import { tags } from '@console-widgets/app-messaging/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** The in-app messages of an app. */
const meta: Meta<typeof MessageList> = {
  title: 'Services/In-app messages/MessageList',
  component: MessageList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Offline charts of the harbour', 'Published', 'Draft', 'Banner'),
}

export default meta
type Story = StoryObj<typeof MessageList>

export const Filled: Story = {}
/** An app without messages. */
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('No messages yet', 'Create message'),
}
export const NoMatch: Story = { ...noMatch('messageName') }
export const Unavailable: Story = { ...failing('app-messaging.message.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Offline charts of the harbour'), lacks('Create message')),
}
export const DemoVisitor: Story = { ...demoVisitor('Offline charts of the harbour', 'Create message') }
export const AsTag: Story = { ...asTag(tags, 'cw-messages', 'Offline charts of the harbour') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать сообщение', 'Черновик') }
export const Chinese: Story = { ...inChinese, play: shows('创建消息', '已发布') }
export const Narrow: Story = { ...narrow }
