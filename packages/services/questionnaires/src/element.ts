import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `questionnaires`. */
export const tags = [
  defineTag({
    tag: 'cw-questionnaires',
    title: 'Questionnaires',
    description: 'The questionnaires of a team: filter, create, import, copy, delete.',
    locales: [locales],
    load: () => import('./views/questionnaire-list.tsx'),
  }),
  defineTag({
    tag: 'cw-questionnaire',
    title: 'Questionnaire',
    description: 'One questionnaire: its questions, its preview, its settings, and what the answers say.',
    properties: { questionnaireId: { kind: 'string', description: 'ID of the questionnaire.' } },
    locales: [locales],
    load: () => import('./views/questionnaire-page.tsx'),
  }),
  defineTag({
    tag: 'cw-questionnaire-form',
    title: 'Form of a questionnaire',
    description: 'The form on which a signed-in person answers a questionnaire.',
    properties: {
      publicId: { kind: 'string', description: 'ID in the address of the questionnaire.' },
      hidden: {
        kind: 'json',
        type: 'Record<string, string>',
        description:
          'Values of the hidden fields of the questionnaire, such as where the person came from. Other names are passed over.',
      },
    },
    locales: [locales],
    load: () => import('./views/questionnaire-form.tsx'),
  }),
  defineTag({
    tag: 'cw-service-questionnaire',
    title: 'Questionnaire about a service',
    description: 'The platform’s questionnaire about one of its services.',
    properties: { serviceQuestionnaireId: { kind: 'string', description: 'ID of the questionnaire.' } },
    locales: [locales],
    load: () => import('./views/service-questionnaire.tsx'),
  }),
]
