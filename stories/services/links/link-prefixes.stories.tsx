import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkPrefixes } from '@console-widgets/links'
import { tags } from '@console-widgets/links/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The prefixes, allowed URIs, and unified links of an app. */
const meta: Meta<typeof LinkPrefixes> = {
  title: 'Services/Links/LinkPrefixes',
  component: LinkPrefixes,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('northwind', 'Posters, mails, and codes'),
}

export default meta
type Story = StoryObj<typeof LinkPrefixes>

export const Filled: Story = {}
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('No prefixes yet') }
export const AllowedUris: Story = {
  parameters: { route: '/?tab=allowed', platform: {} },
  play: shows('northwindmaps://.*', 'Landing pages of partners'),
}
export const UnifiedLinks: Story = {
  parameters: { route: '/?tab=unified', platform: {} },
  play: shows('help', 'https://maps.northwind.example/help'),
}
export const Unavailable: Story = { ...failing('links.uri-prefix.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Posters, mails, and codes'), lacks('Create prefix')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-link-prefixes', 'Posters, mails, and codes') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать префикс') }
export const Chinese: Story = { ...inChinese, play: shows('创建前缀') }
export const Narrow: Story = { ...narrow }
