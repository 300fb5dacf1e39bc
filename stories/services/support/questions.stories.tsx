import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Questions } from '@console-widgets/support'
import { tags } from '@console-widgets/support/element'
import { asTag } from '../as-tag.tsx'
import { shownIn, shows } from '../look-at.ts'
import { acting, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The knowledge base, and the team's questions to the platform. */
const meta: Meta<typeof Questions> = {
  title: 'Services/Support/Questions',
  component: Questions,
  parameters: { platform: {} },
  play: shows('Why do our reports end yesterday?', 'Data and reports'),
}

export default meta
type Story = StoryObj<typeof Questions>

export const Filled: Story = {}
export const AsTag: Story = { ...asTag(tags, 'cw-support-questions', 'Data and reports') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Данные и отчёты') }
export const Chinese: Story = { ...inChinese, play: shows('数据与报表') }
export const Narrow: Story = { ...narrow }

/** Finds the article that answers a question, and none for what nothing is written about. */
export const Searching: Story = {
  ...acting,
  play: async (context) => {
    await shows('Data and reports')(context)
    const field = within(shownIn(context.canvasElement)).getByLabelText('Search the knowledge base')
    await userEvent.type(field, 'package signature rejected')
    await shows('A package fails after upload')(context)
    await userEvent.clear(field)
    await userEvent.type(field, 'recipe for apple pie')
    await shows('No matching articles')(context)
  },
}
