import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { questionnaires } from './tables.ts'

/** What questionnaires bring to the console’s search. */
export const workspaceAnswers: QuestionTakers = answerWithThings([
  {
    kind: 'questionnaires.questionnaires',
    from: questionnaires,
    id: questionnaires.questionnaireId,
    name: questionnaires.title,
    page: 'questionnaires.questionnaire',
    parameters: { questionnaireId: questionnaires.questionnaireId },
  },
])
