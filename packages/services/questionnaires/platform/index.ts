import { calls } from '@console-widgets/questionnaires/contract'
import { permissions } from '@console-widgets/questionnaires/model'
import * as schemas from '@console-widgets/questionnaires/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { analysisHandlers } from './analysis-handlers.ts'
import { defineRespondents } from './demo/respond.ts'
import { historyOfQuestionnaires, seedQuestionnaires } from './demo/seed.ts'
import { defineFilterTask, filterHandlers } from './filter-handlers.ts'
import { admitByAddress, admitByToken } from './find-public.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import { formPlane } from './public/form-plane.ts'
import { questionnaireHandlers } from './questionnaire-handlers.ts'
import { defineQuestionnaireActors } from './questionnaire-rows.ts'
import { issues } from './issues.ts'
import { targetAnswers } from './offered-forms.ts'
import { reasons } from './refuse.ts'
import { respondentHandlers } from './respondent-handlers.ts'
import * as tables from './tables.ts'
import { defineFullNotice } from './tell-end.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'questionnaires',
  implementation: implement(
    calls,
    schemas,
    { ...questionnaireHandlers, ...analysisHandlers, ...filterHandlers, ...respondentHandlers },
    {
      // Their limits are counted for all teams, before the team's transaction.
      slow: [
        'questionnaires.analysis.export',
        'questionnaires.feedback.submit',
        'questionnaires.feedback-sms-code.send',
        'questionnaires.feedback-sms-code.check',
        'questionnaires.anonymous-feedback.submit',
      ],
      guards: {
        'questionnaires.feedback.view': admitByAddress,
        'questionnaires.feedback.submit': admitByToken,
        'questionnaires.feedback-sms-code.send': admitByToken,
        'questionnaires.feedback-sms-code.check': admitByToken,
        'questionnaires.anonymous-feedback.submit': admitByToken,
      },
      // What respondents do is none of the team's actions.
      unrecorded: [
        'questionnaires.feedback.submit',
        'questionnaires.feedback-sms-code.send',
        'questionnaires.feedback-sms-code.check',
        'questionnaires.anonymous-feedback.submit',
        'questionnaires.service-questionnaire-feedback.submit',
      ],
    },
  ),
  permissions,
  reasons,
  issues,
  notices,
  tables,
  migrations,
  actors(services) {
    defineQuestionnaireActors(services)
    defineRespondents(services)
    defineFilterTask(services)
    defineFullNotice(services)
  },
  answers: { ...workspaceAnswers, ...targetAnswers },
  seed: { fill: seedQuestionnaires, history: historyOfQuestionnaires },
  // Anyone may open a questionnaire, from any page.
  planes: [{ origins: 'any', routes: formPlane }],
})
