import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Console } from '@console-widgets/core'
import { BucketPage } from '@console-widgets/cloud-storage'
import { calls } from '@console-widgets/cloud-storage/contract'
import { tags } from '@console-widgets/cloud-storage/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shows, shownIn, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/**
 * The files of a bucket: go into folders, look at files, bring, move and take them away, by pointer, keys and dragging.
 */
const meta: Meta<typeof BucketPage> = {
  title: 'Services/Cloud storage/Files',
  component: BucketPage,
  parameters: { platform: {} },
  args: { bucketId: 'northwind-backups' },
  play: shows('northwind-backups', 'charts', 'README.txt', '3 items'),
}

export default meta
type Story = StoryObj<typeof BucketPage>

const at = (query: string) => ({ parameters: { platform: {}, route: `/?${query}` } })

export const Filled: Story = {}
/** An empty folder. */
export const FirstUse: Story = {
  parameters: {
    platform: {
      prepare: (console: Console) =>
        console.invoke(calls['cloud-storage.folder.create'], { bucketId: 'northwind-backups', key: 'notes/' }),
    },
    route: '/?folder=notes%2F',
  },
  play: shows('This folder is empty', 'Upload files'),
}
/** Folders of a public site, in several languages. */
export const Site: Story = {
  args: { bucketId: 'northwind-site' },
  ...at('folder=harbours%2F'),
  play: shows('Gdańsk.svg', '青岛.svg', 'Выборг.svg'),
}
/** An image beside the list of its folder. */
export const Picture: Story = {
  args: { bucketId: 'northwind-site' },
  ...at('folder=harbours%2F&file=harbours%2FBergen.svg'),
  play: shows('Bergen.svg', 'Preview'),
}
/** A settings file, with syntax colors, and truncated if too long. */
export const Text: Story = {
  args: { bucketId: 'northwind-site' },
  ...at('folder=tides%2F&file=tides%2F2026.json'),
  play: shows('station'),
}
export const Unavailable: Story = { ...failing('cloud-storage.file.list') }
export const OnlyLooking: Story = { ...onlyLooking('README.txt', 'Upload files', 'New folder', 'Delete bucket') }
export const DemoVisitor: Story = { ...demoVisitor('README.txt', 'Upload files') }
export const AsTag: Story = { ...asTag(tags, 'cw-storage-bucket', 'README.txt') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('README.txt', 'Загрузить файлы') }
export const Chinese: Story = { ...inChinese, play: shows('README.txt', '上传文件') }
export const Narrow: Story = { ...narrow }

/** A search without results. */
export const NoMatch: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await shows('README.txt')({ canvasElement })
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Search by name' }), 'whale')
    await shows('No results for “whale”')({ canvasElement })
  },
}

/** Two files are uploaded, one with a name that is taken: the queue asks, and the other continues. */
export const Uploading: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await shows('README.txt')({ canvasElement })
    const input = shownIn(canvasElement).querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, [
      new File(['new words'], 'README.txt', { type: 'text/plain' }),
      new File(['low 04:12'], 'tides.txt', { type: 'text/plain' }),
    ])
    await shows('README.txt already exists', 'tides.txt')({ canvasElement })
    await press(canvasElement, 'Keep both')
    await shows('2 files uploaded', 'README (1).txt')({ canvasElement })
  },
}

/** A link is created, and revoked. */
export const Links: Story = {
  ...acting,
  ...at('file=README.txt'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await shows('Links (0)')({ canvasElement })
    await userEvent.click(page.getByRole('radio', { name: 'Links (0)' }))
    await press(canvasElement, 'Create link')
    const form = within(await page.findByRole('dialog', { name: 'Link to README.txt' }))
    await userEvent.type(await form.findByRole('textbox', { name: /^Note/ }), 'For the crew')
    await userEvent.click(form.getByRole('button', { name: 'Create and copy' }))
    await shows('For the crew')({ canvasElement })
    await press(canvasElement, 'Revoke')
    await shows('No links yet')({ canvasElement })
  },
}

/** Files are selected with the keyboard and moved to a folder. */
export const Moving: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await shows('README.txt')({ canvasElement })
    await userEvent.click(page.getByRole('checkbox', { name: 'Select README.txt' }))
    await press(canvasElement, 'Move')
    const dialog = within(await page.findByRole('dialog', { name: 'Move README.txt' }))
    await userEvent.click(await dialog.findByText('charts'))
    await userEvent.click(dialog.getByRole('button', { name: 'Move here' }))
    await visible(() => page.getByText('Moved 1 item to charts'))
    await waitFor(() => expect(page.queryByRole('checkbox', { name: 'Select README.txt' })).toBeNull())
  },
}
