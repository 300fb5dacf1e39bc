import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkList } from '@console-widgets/links'
import { tags } from '@console-widgets/links/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** The links of an app: addresses, states, clicks. */
const meta: Meta<typeof LinkList> = {
  title: 'Services/Links/LinkList',
  component: LinkList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Harbour walks, poster', 'Expired', 'Off'),
}

export default meta
type Story = StoryObj<typeof LinkList>

export const Filled: Story = {}
/** An app without links. */
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('No links yet', 'Create link') }
export const NoMatch: Story = { ...noMatch('linkName') }
export const Unavailable: Story = { ...failing('links.short-link.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Harbour walks, poster'), lacks('Create link')),
}
export const DemoVisitor: Story = { ...demoVisitor('Harbour walks, poster', 'Create link') }
export const AsTag: Story = { ...asTag(tags, 'cw-links', 'Harbour walks, poster') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать ссылку', 'Истекла') }
export const Chinese: Story = { ...inChinese, play: shows('创建链接', '已过期') }
export const Narrow: Story = { ...narrow }

/** Links that carry their targets. There are none in this app. */
export const LongLinks: Story = {
  ...acting,
  play: async (context) => {
    await shows('Harbour walks, poster')(context)
    context.canvasElement.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click()
    await shows('No links yet')(context)
    await press(context.canvasElement, 'Create link')
  },
}
