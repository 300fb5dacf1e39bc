import type { Meta, StoryObj } from '@storybook/react-vite'
import { BucketList } from '@console-widgets/cloud-storage'
import { tags } from '@console-widgets/cloud-storage/element'
import { userEvent, within } from 'storybook/test'
import { press, visible } from '../look-at.ts'
import { acting, firstUse } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Buckets of a team: files, bytes, and the share of the team's quota. */
export default { title: 'Services/Cloud storage/BucketList', component: BucketList } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-cloud-storage',
  call: 'cloud-storage.bucket-id.query',
  field: 'bucketName',
  record: 'northwind-uploads',
  shown: ['northwind-site', 'northwind-backups'],
  empty: 'No project has ordered this service',
  acts: ['Create bucket'],
  words: { ru: 'Бакеты', cn: '存储桶' },
})

export const Filled = list.Filled
export const FirstUse: StoryObj = firstUse('No project has ordered this service', 'Choose a project')
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
export const OnlyLooking = list.OnlyLooking
export const DemoVisitor = list.DemoVisitor
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow

/** A new bucket appears in the list as soon as the dialog closes. */
export const Creating: StoryObj = {
  ...acting,
  parameters: { platform: {} },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create bucket')
    const form = within(await page.findByRole('dialog'))
    await userEvent.type(await form.findByRole('textbox', { name: /^Name/ }), 'saltmarsh-files')
    await userEvent.click(form.getByRole('button', { name: 'Create bucket' }))
    await visible(() => page.getByText('saltmarsh-files created'))
  },
}
