import { defineService } from '@console-widgets/ui/service'
import { locales } from './generated/locales.ts'
import { routes } from './routes.ts'

/** The questionnaires of a team in a console, and the pages on which signed-in people answer. */
export const service = defineService({
  area: 'questionnaires',
  name: { cn: '问卷', en: 'Questionnaires', ru: 'Опросы' },
  category: 'increase',
  icon: 'help',
  routes,
  locales: [locales],
  pages: {
    'questionnaires.list': { navigation: {}, load: () => import('./views/questionnaire-list.tsx') },
    'questionnaires.questionnaire': { ownHeading: true, load: () => import('./views/questionnaire-page.tsx') },
    'questionnaires.answer': { ownHeading: true, load: () => import('./views/questionnaire-form.tsx') },
    'questionnaires.service': { ownHeading: true, load: () => import('./views/service-questionnaire.tsx') },
  },
})
