import type { Console } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ContentPage } from '@console-widgets/content'
import { calls } from '@console-widgets/content/contract'
import { tags } from '@console-widgets/content/element'
import { asTag } from '../as-tag.tsx'
import { both, lacks, press, shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One content of the store: its text beside the store’s page, its history, and its visitors. */
const meta: Meta<typeof ContentPage> = {
  title: 'Services/Store content/ContentPage',
  component: ContentPage,
  args: { contentId: 'content-charts' },
  parameters: { platform: {} },
  play: shows('Charts that work without a signal', 'Showing', 'Unpublish', 'Countries'),
}

export default meta
type Story = StoryObj<typeof ContentPage>

/** Published, in three languages. */
export const Filled: Story = {}
/** An offer that isn’t complete: the editor names what is missing. */
export const Incomplete: Story = {
  args: { contentId: 'content-notes' },
  play: shows('Text is missing: summary', 'Text is missing: text'),
}
export const Rejected: Story = {
  args: { contentId: 'content-weather' },
  play: shows(
    'This content was rejected',
    'Problem',
    'A claim that can’t be proven: the best app',
    'Would be rejected',
  ),
}
/** A draft behind the published edition. */
export const Behind: Story = {
  args: { contentId: 'content-layers' },
  play: shows('The store shows the published version until this draft is approved.'),
}
export const History: Story = {
  parameters: { route: '/?tab=history' },
  play: shows('Approved', 'Submitted for review', 'Created'),
}
export const Visitors: Story = {
  parameters: { route: '/?tab=figures' },
  play: shows('Impressions', 'Click-through rate'),
}
export const Unavailable: Story = { ...failing('content.portal-content.get') }
/** Images that can’t be read are neither none nor deleted. */
export const ImagesUnavailable: Story = {
  ...acting,
  ...failing('content.resource.list'),
  play: async ({ canvasElement }) => {
    await shows('Something went wrong on the platform')({ canvasElement })
    const page = within(canvasElement)
    expect(page.queryByText('An image was deleted')).toBeNull()
    expect(page.queryByText('You can use the images you add in all your content.')).toBeNull()
  },
}
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Charts that work without a signal'), lacks('Unpublish', 'Add language')),
}
export const AsTag: Story = {
  ...asTag(tags, 'cw-content', 'Charts that work without a signal'),
}
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Снять с публикации') }
export const Chinese: Story = { ...inChinese, play: shows('展示中') }
export const Narrow: Story = { ...narrow }

/** The claim goes, and with it what the editor says about it. */
export const Correcting: Story = {
  ...acting,
  args: { contentId: 'content-weather' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const editor = await page.findByRole('textbox', { name: 'Text in Markdown' })
    await userEvent.click(editor)
    await userEvent.keyboard('{Control>}a{/Control}Every ten minutes, buoys report pressure and wind.')
    await waitFor(() =>
      expect(page.queryAllByRole('button', { name: 'A claim that can’t be proven: the best app' })).toEqual([]),
    )
  },
}

/** Countries are added to those of a group, and removed, one by one. */
export const ChoosingCountries: Story = {
  ...acting,
  args: { contentId: 'content-weather' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(await page.findByRole('combobox', { name: 'Countries' }), 'China')
    await userEvent.click(await page.findByText('4 countries'))
    await userEvent.click(await page.findByRole('button', { name: 'Remove Taiwan' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Add country' }), 'Germany')
    await page.findByRole('button', { name: 'Remove Germany' })
    await page.findByText(/of 4 selected countries/)
  },
}

/** Another member saves first: changes of different fields are merged. */
export const Merging: Story = {
  ...acting,
  args: { contentId: 'content-weather' },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement)
    const title = await page.findByLabelText(/^Title/)
    await userEvent.clear(title)
    await userEvent.type(title, 'From buoy to forecast')
    const console = loaded.console as Console
    const contentId = 'content-weather'
    const { revision } = await console.invoke(calls['content.portal-content.get'], { contentId })
    await console.invoke(calls['content.portal-content.update'], {
      contentId,
      baseRevision: revision,
      tags: ['how-to'],
    })
    await userEvent.click(await page.findByRole('button', { name: /^Save/ }))
    await visible(() => page.getByText('No conflicts: both changes are kept.'))
    await press(canvasElement, 'Save merged')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const merged = await console.invoke(calls['content.portal-content.get'], { contentId })
    await expect(merged).toMatchObject({ tags: ['how-to'], texts: [{ title: 'From buoy to forecast' }] })
  },
}

/** Both change the same field: the dialog compares names, not IDs. */
export const Conflict: Story = {
  ...acting,
  args: { contentId: 'content-weather' },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('checkbox', { name: 'Music' }))
    const console = loaded.console as Console
    const contentId = 'content-weather'
    const { revision } = await console.invoke(calls['content.portal-content.get'], { contentId })
    const theirs = { tags: ['challenge'] }
    await console.invoke(calls['content.portal-content.update'], { contentId, baseRevision: revision, ...theirs })
    await userEvent.click(await page.findByRole('button', { name: /^Save/ }))
    const dialog = await page.findByRole('dialog')
    await waitFor(() => {
      expect(dialog.textContent).toContain('Challenge')
      expect(dialog.textContent).toContain('Music')
    })
    await userEvent.click(within(dialog).getByText('Theirs'))
    await press(canvasElement, 'Save merged')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(await console.invoke(calls['content.portal-content.get'], { contentId })).toMatchObject(theirs)
  },
}
