import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListingPage } from '@console-widgets/store-listing'
import { tags } from '@console-widgets/store-listing/element'
import { expect, userEvent, within } from 'storybook/test'
import { makeVideo } from '@console-widgets/sandbox/testing/make-video'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The store listing of an app as its users see it, with what a review would find in texts, images, and a video. */
const meta: Meta<typeof ListingPage> = {
  title: 'Services/Store listing/ListingPage',
  component: ListingPage,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Store listing', 'About this app', 'Findings', 'Devices', 'Video', 'Data of users', 'Mobile networks'),
}

export default meta
type Story = StoryObj<typeof ListingPage>

export const Checked: Story = {}
/** A listing that hasn’t been checked yet. */
export const NotChecked: Story = {
  args: { appId: demoApps.weather },
  play: shows('Not checked', 'Not checked yet.', 'Check listing'),
}
/** An app without a version has no listing. */
export const WithoutVersion: Story = {
  args: { appId: demoApps.prototype },
  play: shows('No store version yet', 'Open versions'),
}
export const Unavailable: Story = { ...failing('store-listing.listing.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('About this app')
    await expect(page.queryByRole('button', { name: 'Check again' })).toBeNull()
  },
}
export const DemoVisitor: Story = { ...demoVisitor('About this app') }
export const AsTag: Story = { ...asTag(tags, 'cw-store-listing', 'About this app') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Страница в магазине', 'О приложении') }
export const Chinese: Story = { ...inChinese, play: shows('商店信息', '应用介绍') }
export const Narrow: Story = { ...narrow }

/** The check runs on the platform; its findings appear by themselves. */
export const Checking: Story = {
  ...acting,
  args: { appId: demoApps.tides },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Check again')
    await shows('Checking')({ canvasElement })
    await page.findByText('May be flagged')
    await userEvent.click(await page.findByRole('radio', { name: 'TV' }))
    await userEvent.click(await page.findByRole('radio', { name: 'Watch' }))
    await expect(page.queryByText('About this app')).toBeNull()
  },
}

/** The file of a video is opened: this one would start only when all of it has loaded. */
export const CheckingVideo: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(/Drop a file here/)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    const video = makeVideo({ index: 'last', seconds: 9 })
    await userEvent.upload(input, new File([video], 'trailer.mp4', { type: 'video/mp4' }))
    await page.findByText(/The index is at the end/)
    await page.findByText('The video lasts 9 seconds')
    await shows('1920 × 1080', 'H.264')({ canvasElement })
  },
}

/** A link shows the preview to anyone, until it is revoked. */
export const Sharing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create link')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /For/ }), 'Translators')
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await page.findByText('Translators')
    await userEvent.click(page.getByRole('button', { name: 'Revoke' }))
    const question = within(await page.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
    await page.findByText('No link yet.')
  },
}

/** The key is read when it is asked for, since each look is recorded. */
export const ReadingKey: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Show key')
    await page.findByText('Key ID')
    await press(canvasElement, 'Hide key')
    await expect(page.queryByText('Key ID')).toBeNull()
  },
}
