import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkPage } from '@console-widgets/links'
import { tags } from '@console-widgets/links/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One link: where it leads on each device, its clicks, its QR code, and its earlier targets. */
const meta: Meta<typeof LinkPage> = {
  title: 'Services/Links/LinkPage',
  component: LinkPage,
  args: { appId: demoApps.maps, linkId: 'link-harbour-walks' },
  parameters: { platform: {} },
  play: shows('Harbour walks, poster', 'Opens the app', 'Walk the harbour with Northwind Maps'),
}

export default meta
type Story = StoryObj<typeof LinkPage>

export const Filled: Story = {}
/** Visitors read that the link has expired. */
export const Expired: Story = { args: { linkId: 'link-winter' }, play: shows('This link expired on') }
/** Visitors read that there is no link. */
export const SwitchedOff: Story = { args: { linkId: 'link-beta' }, play: shows('This link is off', 'Switch on') }
/** A desktop has a page of its own, since the target is an address of the app. */
export const AppAddress: Story = {
  args: { linkId: 'link-ferry-tickets' },
  play: shows('northwindmaps://tickets/ferry', 'https://tickets.northwind.example/'),
}
export const Clicks: Story = {
  parameters: { route: '/?tab=clicks', platform: {} },
  play: shows('Visitors per day', 'Bots and previews', 'Germany'),
}
export const Code: Story = {
  parameters: { route: '/?tab=code', platform: {} },
  play: shows('Error correction', 'Download SVG', 'Print it at least'),
}
export const History: Story = {
  parameters: { route: '/?tab=history', platform: {} },
  play: shows('Restore these targets', 'https://maps.northwind.example/routes'),
}
export const Unavailable: Story = { ...failing('links.short-link.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Harbour walks, poster'), lacks('Switch off', 'Delete')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-link', 'Harbour walks, poster') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Куда ведёт', 'Открывает приложение') }
export const Chinese: Story = { ...inChinese, play: shows('打开结果', '打开应用') }
export const Narrow: Story = { ...narrow }
/** The code in dark: black on white, as cameras read it. */
export const CodeInDark: Story = { ...Code, ...inDark }
/** The clicks where there is little room. */
export const ClicksNarrow: Story = { ...Clicks, ...narrow }
