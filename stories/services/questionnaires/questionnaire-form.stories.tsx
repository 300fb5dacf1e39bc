import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Console } from '@console-widgets/core'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { QuestionnaireForm } from '@console-widgets/questionnaires'
import { calls } from '@console-widgets/questionnaires/contract'
import { tags } from '@console-widgets/questionnaires/element'
import type { Content } from '@console-widgets/questionnaires/model'
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

const oneQuestion: Content = {
  languages: ['en'],
  titles: { en: 'One question' },
  descriptions: {},
  hiddenFields: ['source', 'campaign'],
  questions: [
    {
      ...{ questionId: 'rating', kind: 'rating', scale: 'stars', required: true, options: [], rows: [] },
      texts: { en: 'How do you like it?' },
    },
  ],
}

/** Publishes a questionnaire with hidden fields. @returns its IDs */
async function publish(console: Console) {
  const { questionnaireId } = await console.invoke(calls['questionnaires.questionnaire.create'], {
    title: 'One question',
    languages: ['en'],
  })
  await console.invoke(calls['questionnaires.questionnaire.update'], {
    ...{ questionnaireId, content: oneQuestion },
    ...{ anonymous: false, asksPhone: false, startTime: null, endTime: null, quota: null },
  })
  return console.invoke(calls['questionnaires.questionnaire-status.update'], { questionnaireId, status: 'published' })
}

const tag = asTag(tags, 'cw-questionnaire-form')

/** A page gives its tag the values of hidden fields, which are stored with the answers. */
export const HiddenFields: Story = {
  ...acting,
  args: { hidden: { source: 'the page', campaign: 'spring', other: 'not asked for' } },
  parameters: { platform: { prepare: publish } },
  render: (args, context) => {
    const { publicId } = context.loaded.prepared as Awaited<ReturnType<typeof publish>>
    return tag.render?.({ ...args, publicId }, context) ?? <></>
  },
  play: async (context) => {
    const { questionnaireId } = context.loaded.prepared as Awaited<ReturnType<typeof publish>>
    await shows('How do you like it?')(context)
    await userEvent.click(await within(shownIn(context.canvasElement)).findByRole('radio', { name: /5/ }))
    await press(context.canvasElement, 'Send answers')
    await shows('Thank you. Your answers have been sent.')(context)
    await waitFor(async () => {
      const { items } = await (context.loaded.console as Console).invoke(calls['questionnaires.response.list'], {
        questionnaireId,
      })
      await expect(items.map(({ hidden }) => hidden)).toEqual([{ source: 'the page', campaign: 'spring' }])
    })
  },
}
