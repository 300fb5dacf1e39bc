import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'expansion-without-apk': 'must be omitted, since the package isn’t an APK',
  'expansion-file': 'must be an uploaded file that ends in .obb',
  'bytes-at-most': 'must have at most {most} bytes',
  'desktop-app-field': 'is required for a desktop app',
  'package-name-fixed': 'is fixed by the first package',
  'package-type-of-app': 'must be a package of the app’s type',
  'watch-quick-app': 'must not be a quick app for watches, since the app isn’t for watches',
  'no-app-bundle': 'must be an APK, since an app bundle requires app signing',
  'characters-at-most': 'must have at most {most} characters',
  'ending-of-file': 'must end in .{ending} as the uploaded file does',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
