import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'newest-revision': 'must be {revision}, the newest revision',
  'own-image': 'must be an image of this team',
  'language-of-texts': 'must be the language of one of the texts',
  'promotion-of-offer': 'must be left out: only an offer has a promotion',
  'sides-at-least': 'must have sides of at least {least} pixels, and has {width} × {height}',
  'pixels-at-most': 'must have at most {pixels} million pixels and sides of at most {longest}',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
