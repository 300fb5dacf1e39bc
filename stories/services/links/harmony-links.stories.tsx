import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { HarmonyLinks } from '@console-widgets/links'
import { tags } from '@console-widgets/links/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, press, shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** What an app has on HarmonyOS: verified domains, links to them, intents, and codes for print. */
const meta: Meta<typeof HarmonyLinks> = {
  title: 'Services/Links/HarmonyLinks',
  component: HarmonyLinks,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('maps.northwind.example', 'The file doesn’t name this app'),
}

export default meta
type Story = StoryObj<typeof HarmonyLinks>

export const Domains: Story = {}
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('No domains yet') }
export const ShortLinks: Story = {
  parameters: { route: '/?tab=links', platform: {} },
  play: shows('Routes on HarmonyOS', 'northwind/atomik'),
}
export const Intents: Story = {
  parameters: { route: '/?tab=intents', platform: {} },
  play: shows('PlanRoute', 'RouteAbility'),
}
export const Codes: Story = {
  parameters: { route: '/?tab=codes', platform: {} },
  play: shows('hQ7mK2vXr9Tp', 'Fixed target'),
}
export const Unavailable: Story = { ...failing('links.harmony-linking-domain.list') }
/** Which prefixes there are can't be told: the dialog says so, not that there are none. */
export const PrefixesUnavailable: Story = {
  ...ShortLinks,
  parameters: { ...ShortLinks.parameters, ...failing('links.uri-prefix.list').parameters, route: '/?tab=links' },
  play: async ({ canvasElement }) => {
    await shows('Routes on HarmonyOS')({ canvasElement })
    await press(canvasElement, 'Create link')
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role="dialog"]')?.textContent).toContain(
        'Something went wrong on the platform',
      ),
    )
  },
}
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('maps.northwind.example'), lacks('Add domain')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-harmony-links', 'maps.northwind.example') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Добавить домен') }
export const Chinese: Story = { ...inChinese, play: shows('添加域名') }
export const Narrow: Story = { ...narrow }
