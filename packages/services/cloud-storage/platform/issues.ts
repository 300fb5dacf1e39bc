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
  'key-empty': 'must not be empty',
  'key-too-long': 'must have at most {most} bytes in UTF-8',
  'key-broken-unicode': 'must not contain broken Unicode',
  'key-control-character': 'must not contain control characters',
  'key-backslash': 'must separate folders by / and not by a backslash',
  'key-begins-with-slash': 'must not begin with /',
  'key-empty-part': 'must not contain an empty part between two /',
  'key-dot-part': "must not contain '.' or '..' as a part",
} as const satisfies IssueRules

export const issue = issuesFor(issues)
