import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CreateLink } from '@console-widgets/links'
import { tags } from '@console-widgets/links/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shownIn, shows } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The builder of a link, beside the devices that show where it leads. */
const meta: Meta<typeof CreateLink> = {
  title: 'Services/Links/CreateLink',
  component: CreateLink,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Custom suffix', 'Enter a target to see where the link leads.'),
}

export default meta
type Story = StoryObj<typeof CreateLink>

export const Filled: Story = {}
/** An app without a prefix. */
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('Links need a prefix') }
export const Unavailable: Story = { ...failing('links.uri-prefix.list') }
export const AsTag: Story = { ...asTag(tags, 'cw-create-link', 'Custom suffix') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Свой суффикс') }
export const Chinese: Story = { ...inChinese, play: shows('自定义后缀') }
export const Narrow: Story = { ...narrow }

/** While one types, the devices follow; the platform refuses a target that no allowed URI matches. */
export const Building: Story = {
  ...acting,
  play: async (context) => {
    await shows('Custom suffix')(context)
    const shown = within(shownIn(context.canvasElement))
    const type = async (label: RegExp, value: string) => userEvent.type(shown.getByLabelText(label), value)
    await type(/^Name/, 'Ferries')
    await type(/^Target/, 'https://evil.example/')
    await type(/^Package name/, 'com.northwind.maps')
    await shows('Opens the app', 'https://evil.example/')(context)
    await press(context.canvasElement, 'Create link')
    await waitFor(() => expect(shownIn(context.canvasElement).textContent).toContain('matches no allowed URI'))
  },
}

/** Devices without the app go to its page in the store, once the box is checked. */
export const ToTheStore: Story = {
  ...acting,
  play: async (context) => {
    await shows('Custom suffix')(context)
    const shown = within(shownIn(context.canvasElement))
    await userEvent.type(shown.getByLabelText(/^Name/), 'Get the maps')
    await userEvent.type(shown.getByLabelText(/^Target/), 'northwindmaps://home')
    const toStore = shown.getByLabelText('Send devices without the app to its page in the store')
    await waitFor(() => expect(shownIn(context.canvasElement).textContent).not.toContain('/store/'))
    await userEvent.click(toStore)
    await waitFor(() => expect(shownIn(context.canvasElement).textContent).toContain(`/store/${demoApps.maps}`))
    await userEvent.click(toStore)
    await waitFor(() => expect(shownIn(context.canvasElement).textContent).not.toContain('/store/'))
  },
}
