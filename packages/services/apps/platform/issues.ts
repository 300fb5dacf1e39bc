import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'price-of-paid-app': 'is required with a currency, because the app is paid',
  'stays-free': 'must stay true, because users got the app for free',
  'app-name-taken': 'is already the name of another app',
  'series-too-small': 'can’t be removed, since too few apps would remain',
  'series-packages-differ': 'must differ from those of the other apps in the series',
  'series-order': 'must be the apps of the series in another order',
  'category-of-type': 'must be a category of the app’s type',
  'subcategory-of-category': 'must be a subcategory of childType',
  'series-package-name': 'must have a package name',
  'series-package-names': 'must have different package names',
  'series-package-type': 'must have packages of the same type',
  'already-in-project': 'it’s already in this project',
  'move-in-review': 'it’s in review',
  'move-other-region': 'the other project stores its data in another region',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
