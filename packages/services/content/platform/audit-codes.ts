import { contentTags, quickAppCategories } from '@console-widgets/content/model'
import type {} from '@console-widgets/platform/calls/audited-codes'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'

const categories = quickAppCategories.flatMap(({ children }) => children)

/** Names the categories and tags of contents in the audit log. */
export const auditCodeAnswers: QuestionTakers = {
  'audit.code-names': async () => ({
    'portal_contents.category_id': Object.fromEntries(categories.map(({ categoryId, names }) => [categoryId, names])),
    'portal_contents.tags': Object.fromEntries(contentTags.map(({ tagId, names }) => [tagId, names])),
  }),
}
