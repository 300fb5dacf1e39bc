import type { RouteTable } from '@console-widgets/data'

/** Pages of the questionnaires area. */
export const routes = {
  'questionnaires.list': '/questionnaires',
  'questionnaires.questionnaire': '/questionnaires/:questionnaireId',
  'questionnaires.answer': '/questionnaires/answer/:publicId',
  'questionnaires.service': '/questionnaires/services/:serviceQuestionnaireId',
} as const satisfies RouteTable
