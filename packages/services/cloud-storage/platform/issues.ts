import { keyProblemMessages } from '@console-widgets/cloud-storage/model'
import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'to-before-from': 'must not be before fromTime',
  'usage-days': 'must be at most {days} days before toTime',
  'bucket-in-region': 'must be a bucket in {region}',
  'folder-of-name': 'already contains a folder of this name',
  'outside-folder': 'must be outside the folder',
  'shorter-prefix': 'must be shorter, so that the keys in the folder fit',
  'paths-encoded': 'must be URI-encoded',
  'cursor-of-list': 'must be a cursor from a response to the same list',
  'key-exists': 'already exists',
  'region-of-site': 'must be {region} at this site',
  'key-of-file': 'must not end in /',
  'list-limit': 'must be from 1 to {most}',
  'key-empty': keyProblemMessages.empty,
  'key-too-long': 'must have at most {most} bytes in UTF-8',
  'key-broken-unicode': keyProblemMessages['broken-unicode'],
  'key-control-character': keyProblemMessages['control-character'],
  'key-backslash': keyProblemMessages.backslash,
  'key-begins-with-slash': keyProblemMessages['begins-with-slash'],
  'key-empty-part': keyProblemMessages['empty-part'],
  'key-dot-part': keyProblemMessages['dot-part'],
} as const satisfies IssueRules

export const issue = issuesFor(issues)
