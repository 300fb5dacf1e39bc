import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { QuestionnaireForm } from '@console-widgets/questionnaires'
import { tags } from '@console-widgets/questionnaires/element'
import { asTag } from '../as-tag.tsx'
import { press, shownIn, shows } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The form on which a signed-in person answers a questionnaire. */
const meta: Meta<typeof QuestionnaireForm> = {
  title: 'Services/Questionnaires/QuestionnaireForm',
  component: QuestionnaireForm,
  args: { publicId: 'northwindmapsquestionnaire' },
  parameters: { platform: {} },
  play: shows('How likely are you', 'Extremely likely'),
}

export default meta
type Story = StoryObj<typeof QuestionnaireForm>

export const Filled: Story = {}
export const Closed: Story = { args: { publicId: 'northwindofflinequestions1' }, play: shows('has enough answers') }
export const Unavailable: Story = { ...failing('questionnaires.feedback.view') }
export const AsTag: Story = { ...asTag(tags, 'cw-questionnaire-form', 'How likely are you') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Порекомендуете ли вы') }
export const Chinese: Story = { ...inChinese, play: shows('您向朋友推荐') }
export const Narrow: Story = { ...narrow }

/** Someone answers, once. */
export const Answering: Story = {
  ...acting,
  play: async (context) => {
    await shows('How likely are you')(context)
    const shown = within(shownIn(context.canvasElement))
    await userEvent.click(await shown.findByRole('radio', { name: '9' }))
    await press(context.canvasElement, 'Next')
    await userEvent.click(await shown.findByRole('checkbox', { name: 'Ferries' }))
    await press(context.canvasElement, 'Send answers')
    await shows('Thank you. Your answers have been sent.')(context)
  },
}
