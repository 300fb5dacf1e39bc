import type { Meta, StoryObj } from '@storybook/react-vite'
import { BucketList } from '@console-widgets/cloud-storage'
import { tags } from '@console-widgets/cloud-storage/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shows, visible } from '../look-at.ts'
import {
  acting,
  demoVisitor,
  failing,
  firstUse,
  inChinese,
  inDark,
  inRussian,
  narrow,
  noMatch,
  onlyLooking,
} from '../looks.ts'

/** Buckets of a team: files, bytes, and the share of the team's quota. */
const meta: Meta<typeof BucketList> = {
  title: 'Services/Cloud storage/BucketList',
  component: BucketList,
  parameters: { platform: {} },
  play: shows('northwind-site', 'northwind-uploads', 'northwind-backups'),
}

export default meta
type Story = StoryObj<typeof BucketList>

/** A public site, uploads of the app's users, and backups. */
export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('Cloud storage isn’t enabled', 'Enable cloud storage') }
export const NoMatch: Story = { ...noMatch('bucketName') }
export const Unavailable: Story = { ...failing('cloud-storage.bucket-id.query') }
export const OnlyLooking: Story = { ...onlyLooking('northwind-uploads', 'Create bucket') }
export const DemoVisitor: Story = { ...demoVisitor('northwind-uploads', 'Create bucket') }
export const AsTag: Story = { ...asTag(tags, 'cw-cloud-storage', 'northwind-uploads') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('northwind-uploads', 'Бакеты') }
export const Chinese: Story = { ...inChinese, play: shows('northwind-uploads', '存储桶') }
export const Narrow: Story = { ...narrow }

/** The service is enabled with one click, and the first bucket is created. */
export const Enabling: Story = {
  ...acting,
  parameters: { platform: { emptyTeam: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Enable cloud storage')
    await shows('No buckets yet')({ canvasElement })
    await press(canvasElement, 'Create bucket')
    const form = within(await page.findByRole('dialog'))
    await userEvent.type(await form.findByRole('textbox', { name: /^Name/ }), 'saltmarsh-files')
    await userEvent.click(form.getByRole('button', { name: 'Create bucket' }))
    await visible(() => page.getByText('saltmarsh-files created'))
  },
}
