import type { Meta, StoryObj } from '@storybook/react-vite'
import { ServiceQuestionnaire } from '@console-widgets/questionnaires'
import { tags } from '@console-widgets/questionnaires/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The platform’s questionnaire about one of its services. */
const meta: Meta<typeof ServiceQuestionnaire> = {
  title: 'Services/Questionnaires/ServiceQuestionnaire',
  component: ServiceQuestionnaire,
  args: { serviceQuestionnaireId: 'questionnaires' },
  parameters: { platform: {} },
  play: shows('How do you rate this service?'),
}

export default meta
type Story = StoryObj<typeof ServiceQuestionnaire>

export const Filled: Story = {}
export const Unavailable: Story = { ...failing('questionnaires.service-questionnaire.get') }
export const AsTag: Story = { ...asTag(tags, 'cw-service-questionnaire', 'How do you rate this service?') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Как вы оцениваете сервис?') }
export const Chinese: Story = { ...inChinese, play: shows('您如何评价此服务？') }
export const Narrow: Story = { ...narrow }
