import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { reportTemplates } from './tables.ts'

/** What reports bring to search: the team’s templates. */
export const workspaceAnswers = answerWithThings([
  {
    kind: 'reports.report_templates',
    from: reportTemplates,
    id: reportTemplates.templateId,
    name: reportTemplates.templateName,
    page: 'reports.templates',
    parameters: {},
    sharesPage: { byField: 'templateName' },
  },
])
