import type { Console } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { QuestionnairePage } from '@console-widgets/questionnaires'
import { calls } from '@console-widgets/questionnaires/contract'
import { tags } from '@console-widgets/questionnaires/element'
import { asTag } from '../as-tag.tsx'
import { both, lacks, press, shownIn, shows } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One questionnaire: what its answers say, its questions, its preview, and its settings. */
const meta: Meta<typeof QuestionnairePage> = {
  title: 'Services/Questionnaires/QuestionnairePage',
  component: QuestionnairePage,
  args: { questionnaireId: 'questionnaire-maps' },
  parameters: { platform: {} },
  play: shows('Published', 'Net promoter score', 'Offline maps'),
}

export default meta
type Story = StoryObj<typeof QuestionnairePage>

export const Filled: Story = {}
export const Ended: Story = { args: { questionnaireId: 'questionnaire-offline' }, play: shows('Ended', 'Up to 500 MB') }
export const Responses: Story = { parameters: { route: '/?tab=responses' }, play: shows('Duration') }
export const Unavailable: Story = { ...failing('questionnaires.questionnaire.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Net promoter score'), lacks('Pause')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-questionnaire', 'Net promoter score') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Опубликован', 'Индекс NPS') }
export const Chinese: Story = { ...inChinese, play: shows('已发布', '净推荐值') }
export const Narrow: Story = { ...narrow }

/** The questions, and what each depends on. */
export const Questions: Story = {
  parameters: { route: '/?tab=questions' },
  play: shows('Show only if', 'Order of questions'),
}
/** A pasted text becomes questions. */
export const QuestionsFromText: Story = {
  ...acting,
  parameters: {
    route: '/?tab=questions',
    platform: {
      prepare: (console: Console) =>
        console.invoke(calls['questionnaires.questionnaire.create'], { title: 'Sailors', languages: ['en'] }),
    },
  },
  // The questionnaire is created when the platform has started; controls show another.
  render: (args, { loaded }) => <QuestionnairePage {...args} questionnaireId={loaded.prepared.questionnaireId} />,
  play: async (context) => {
    await press(context.canvasElement, 'Paste questions')
    const field = await within(shownIn(context.canvasElement)).findByLabelText('Text with questions')
    await userEvent.click(field)
    await userEvent.paste('1. Which boat do you sail?\n- Dinghy\n- Yacht\n2. How was the last trip? (1-5)')
    await press(context.canvasElement, 'Add 2 questions')
    const page = within(shownIn(context.canvasElement))
    for (const written of ['Which boat do you sail?', 'Yacht', 'How was the last trip?'])
      await page.findByDisplayValue(written)
  },
}
export const QuestionsDark: Story = { ...Questions, ...inDark }
export const QuestionsNarrow: Story = { ...Questions, ...narrow }

/** The address, and who may answer. */
export const Settings: Story = { parameters: { route: '/?tab=publication' }, play: shows('Open the public page') }

/** The form as respondents see it names what is missing, and asks what depends on an answer. */
export const Preview: Story = {
  ...acting,
  parameters: { route: '/?tab=preview' },
  play: async (context) => {
    await shows('How likely are you')(context)
    await press(context.canvasElement, 'Next')
    await shows('Answer this question.')(context)
    await userEvent.click(await within(shownIn(context.canvasElement)).findByRole('radio', { name: '3' }))
    await press(context.canvasElement, 'Next')
    await shows('What should we improve first?')(context)
  },
}
