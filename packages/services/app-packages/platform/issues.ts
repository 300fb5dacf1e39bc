import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'expansion-without-apk': 'must be omitted, since the package isn’t an APK',
  'expansion-file': 'must be an uploaded file that ends in .obb',
  'bytes-at-most': 'must have at most {most} bytes',
  'desktop-app-field': 'is required for a desktop app',
  'package-name-fixed': 'is fixed by the first package',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
