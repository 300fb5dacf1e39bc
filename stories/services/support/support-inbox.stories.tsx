import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SupportInbox } from '@console-widgets/support'
import { tags } from '@console-widgets/support/element'
import { asTag } from '../as-tag.tsx'
import { both, lacks, shownIn, shows } from '../look-at.ts'
import { acting, failing, firstUse, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Conversations of a team with users, providers, and the platform: list, thread, and context beside each other. */
const meta: Meta<typeof SupportInbox> = {
  title: 'Services/Support/SupportInbox',
  component: SupportInbox,
  parameters: { platform: {}, route: '/support?box=providers&id=chat-glossary' },
  play: shows('Words of the Russian texts', 'Internal note', 'Privacy notice accepted'),
}

export default meta
type Story = StoryObj<typeof SupportInbox>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No conversations') }
export const Question: Story = {
  parameters: { route: '/support?box=platform&id=ticket-reports' },
  play: shows('Automatic reply from the platform', 'Reports end with yesterday', 'No. 1'),
}
/** Feedback with files: a picture is shown, a log is only saved. */
export const Attachments: Story = {
  parameters: { route: '/support?box=feedback&id=feedback-cut-chart' },
  play: async (context) => {
    await shows('cut off at the right edge', 'chart.png', 'chart.log')(context)
    const shown = within(shownIn(context.canvasElement))
    const files = await shown.findByRole('list', { name: 'Attachments' })
    await waitFor(() => expect(files.querySelectorAll('img')).toHaveLength(1), { timeout: 10_000 })
    await waitFor(() => expect(files.querySelector('img')).toHaveProperty('naturalWidth', 360), { timeout: 10_000 })
  },
}
export const Unavailable: Story = { ...failing('conversations.usage-chat-simple.query') }
/** Services that couldn't be read don't look like none, nor do the hours in which people answer look like midnight. */
export const ServicesUnavailable: Story = {
  ...acting,
  ...failing('conversations.effective-record.get'),
  play: async (context) => {
    const shown = within(shownIn(context.canvasElement))
    await userEvent.click(await shown.findByRole('button', { name: 'New chat' }))
    const dialog = await shown.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveTextContent('Something went wrong on the platform'))
    expect(dialog).not.toHaveTextContent('doesn’t use any provider’s services')
  },
}
export const HoursUnavailable: Story = {
  ...failing('support.support-config.get'),
  parameters: {
    platform: { faults: { errorRate: 1, calls: 'support.support-config.get' } },
    route: '/support?box=platform&id=ticket-reports',
  },
  play: async (context) => {
    await shows('Your question is No. 1', 'Something went wrong on the platform')(context)
    expect(shownIn(context.canvasElement)).not.toHaveTextContent('00:00')
  },
}
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Words of the Russian texts'), lacks('Add note', 'New chat')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-support-inbox', 'User feedback') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Внутренняя заметка') }
export const Chinese: Story = { ...inChinese, play: shows('内部备注') }
export const Narrow: Story = { ...narrow, play: shows('Back to the list') }

/** How much waits for a reply, and how long one takes, beside the list. */
export const ResponseTimes: Story = {
  parameters: { route: '/support?box=feedback' },
  play: shows('Waiting for a reply', 'Oldest without a reply', 'Median first reply, 28 days'),
}

/** Sends a message by keyboard, adds a note, hands the chat to a colleague, and sets it aside. */
export const Answering: Story = {
  ...acting,
  play: async (context) => {
    await shows('Internal note')(context)
    const shown = within(shownIn(context.canvasElement))
    await userEvent.type(await shown.findByLabelText('Message'), 'Thank you. <b>Done</b>')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await shows('Thank you. <b>Done</b>')(context)
    await waitFor(() => expect(shown.getByLabelText('Message')).toHaveValue(''))
    await userEvent.click(shown.getByRole('button', { name: 'Add note' }))
    await userEvent.type(await shown.findByLabelText('Internal note'), 'Ask the designer')
    await userEvent.click(shown.getByRole('button', { name: 'Add note' }))
    await shows('Ask the designer')(context)
    await userEvent.click(shown.getByRole('button', { name: 'Assign' }))
    await userEvent.click(await shown.findByRole('menuitem', { name: '周明' }))
    await shows('Assigned to 周明')(context)
    await userEvent.click(shown.getByRole('button', { name: 'Snooze' }))
    await userEvent.click(await shown.findByRole('menuitem', { name: 'For three days' }))
    await shows('Snoozed until', 'End snooze')(context)
  },
}
