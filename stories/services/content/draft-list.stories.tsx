import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { DraftList } from '@console-widgets/content'
import { tags } from '@console-widgets/content/element'
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

/** Contents that are being written, are in review, or were rejected. */
const meta: Meta<typeof DraftList> = {
  title: 'Services/Store content/DraftList',
  component: DraftList,
  parameters: { platform: {} },
  play: shows('Spring sale of Margin Notes', 'How a forecast is made', 'Rejected'),
}

export default meta
type Story = StoryObj<typeof DraftList>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No drafts yet', 'Create content') }
export const NoMatch: Story = { ...noMatch('title') }
export const Unavailable: Story = { ...failing('content.portal-content-draft.list') }
export const OnlyLooking: Story = { ...onlyLooking('How a forecast is made', 'Create content') }
/** A visitor sees what is about the apps of the demo project. */
export const DemoVisitor: Story = { ...demoVisitor('Wind and waves on one chart', 'Create content') }
export const AsTag: Story = { ...asTag(tags, 'cw-content-drafts', 'How a forecast is made') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Отклонено') }
export const Chinese: Story = { ...inChinese, play: shows('审核不通过') }
export const Narrow: Story = { ...narrow }

/** A content begins with its type, its language, and its title. */
export const Creating: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Create content')
    const page = within(canvasElement)
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText(/^Title/), 'Lights along the coast')
    await userEvent.click(dialog.getByRole('radio', { name: 'Event' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create content' }))
    await visible(() => page.getByText('Lights along the coast'))
  },
}
