import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Console } from '@console-widgets/core'
import { ListingPreview } from '@console-widgets/store-listing'
import { VersionEditor } from '@console-widgets/versions'
import { calls } from '@console-widgets/versions/contract'
import { expect, userEvent, within } from 'storybook/test'
import { demoApps } from '../demo-apps.ts'
import { shows, visible } from '../look-at.ts'
import { inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The version of Tide Table that is being written. */
async function findVersion({ invoke }: Console): Promise<{ versionId: string }> {
  const { version } = await invoke(calls['versions.app-version.get'], { appId: demoApps.tides })
  return { versionId: version!.versionId }
}

/** The store page of a version, beside the texts as they are typed. */
const meta: Meta<typeof ListingPreview> = {
  title: 'Services/Store listing/ListingPreview',
  component: ListingPreview,
  args: {
    appId: demoApps.tides,
    texts: {
      lang: 'en-US',
      appName: 'Tide Table',
      briefInfo: 'Springs and neaps',
      appDesc: 'High and low water for 4,000 harbors.',
      newFeatures: 'Faster charts',
    },
  },
  parameters: { platform: { prepare: findVersion } },
  render: (args, { loaded }) => <ListingPreview {...loaded.prepared} {...args} />,
  play: shows('Springs and neaps', 'High and low water for 4,000 harbors.'),
}

export default meta
type Story = StoryObj<typeof ListingPreview>

export const Typed: Story = {}
/** In the version editor, which draws it at every key. */
export const BesideTheTexts: Story = {
  parameters: { route: '/?section=texts' },
  render: ({ appId }) => <VersionEditor appId={appId} preview={(typed) => <ListingPreview {...typed} />} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const brief = await page.findByRole('textbox', { name: /One-line description/ })
    const shown = await page.findByRole('article')
    await userEvent.clear(brief)
    await userEvent.type(brief, 'Springs and neaps')
    await visible(() => within(shown).getByText('Springs and neaps'))
    await userEvent.click(page.getByRole('radio', { name: 'Watch' }))
    await expect(within(page.getByRole('article')).queryByText('About this app')).toBeNull()
  },
}
/** In a promotion, with what the public page says beside its price. */
export const OnSale: Story = {
  args: { appId: demoApps.notes },
  parameters: {
    platform: {
      prepare: async ({ invoke }: Console) => {
        const { version } = await invoke(calls['versions.app-version.create'], { appId: demoApps.notes })
        return { versionId: version.versionId }
      },
    },
  },
  play: shows('€3.49', 'Price in Germany', 'Regular price: €4.99', 'Lowest price of the 30 days before: €4.99'),
}
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
