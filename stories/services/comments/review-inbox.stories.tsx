import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ReviewInbox } from '@console-widgets/comments'
import { tags } from '@console-widgets/comments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shownIn, shows } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The reviews of an app that wait for an answer: queue, review, and context beside each other. */
const meta: Meta<typeof ReviewInbox> = {
  title: 'Services/Comments/ReviewInbox',
  component: ReviewInbox,
  args: { appId: demoApps.weather },
  parameters: { platform: {} },
  play: shows('Needs reply', 'No reply', 'Select a review'),
}

export default meta
type Story = StoryObj<typeof ReviewInbox>

export const Filled: Story = {}
/** An app that was never released has no reviews. */
export const NotReleased: Story = { args: { appId: demoApps.prototype }, play: shows('No reviews yet') }
export const Unavailable: Story = { ...failing('comments.developer-comment.query') }
/** Saved replies that couldn't be read don't look like none. */
export const SavedRepliesUnavailable: Story = {
  ...acting,
  ...failing('comments.saved-reply.list'),
  play: async (context) => {
    await shows('No reply')(context)
    await userEvent.keyboard('j')
    await shows('Something went wrong on the platform')(context)
  },
}
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('No reply'), lacks('Send and open next')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-review-inbox', 'No reply') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Ждут ответа', 'Без ответа') }
export const Chinese: Story = { ...inChinese, play: shows('待回复', '未回复') }
export const Narrow: Story = { ...narrow, play: shows('No reply') }

/** Answers a review by keyboard alone: j opens the first, r goes to the field, Ctrl+Enter sends and opens the next. */
export const Keyboard: Story = {
  ...acting,
  play: async (context) => {
    await shows('No reply')(context)
    const shown = shownIn(context.canvasElement)
    const current = () => shown.querySelector('[aria-current="true"]')?.textContent
    await userEvent.keyboard('j')
    const field = await within(shown).findByLabelText('Your reply')
    const first = current()
    await userEvent.keyboard('r')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('Sorry about {{appName}! See https://example.com')
    await shows('Preview', 'Northwind Weather! See', 'The reply contains a link.')(context)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await shows('Reply sent')(context)
    await waitFor(() => expect(current()).not.toBe(first))
    await userEvent.keyboard('{Escape}')
  },
}
