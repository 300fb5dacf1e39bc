import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListingPreview } from '@console-widgets/store-listing'
import { VersionEditor } from '@console-widgets/versions'
import { expect, userEvent, within } from 'storybook/test'
import { demoApps } from '../demo-apps.ts'
import { visible } from '../look-at.ts'
import { inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The store page beside the texts of a version, as they are typed. */
const meta: Meta<typeof VersionEditor> = {
  title: 'Services/StoreListing/ListingPreview',
  component: VersionEditor,
  args: { appId: demoApps.tides, preview: (typed) => <ListingPreview {...typed} /> },
  parameters: { platform: {}, route: '/?section=texts' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await visible(() => within(page.getByRole('article')).getByText('Tide Table'))
  },
}

export default meta
type Story = StoryObj<typeof VersionEditor>

export const BesideTheTexts: Story = {
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
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
