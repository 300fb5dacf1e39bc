import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'base-time': 'must be the time of the last change',
  'version-not-in-effect': 'has a version that isn’t in effect yet',
  'confirms-added': 'must contain {ids}',
  'data-undeclared': 'must be declared: the packages take it',
  'data-purpose': 'must have a purpose',
  'data-unexplained': 'must say why the data isn’t collected',
  'agreement-placeholder': 'must not contain a placeholder: {sample}',
  'agreement-permission': 'must name what the permission gives access to: {sample}',
  'agreement-sdk': 'must name the SDK, unless the declaration of data use does: {sample}',
  'agreement-section': 'must have a section: {sample}',
  'agreement-other-app': 'must not name another app: {sample}',
  'agreement-language': 'must be in the language that it is for; this one is: {sample}',
  'agreement-link': 'must not link to this address: {sample}',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
