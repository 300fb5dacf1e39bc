import type {} from '@console-widgets/platform/calls/audited-codes'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { namesOfKinds } from './kinds.ts'

/** Names categories and subcategories in the audit log. */
export const auditCodeAnswers: QuestionTakers = {
  'audit.code-names': async () => ({ 'apps.child_type': namesOfKinds(1), 'apps.grand_child_type': namesOfKinds(2) }),
}
