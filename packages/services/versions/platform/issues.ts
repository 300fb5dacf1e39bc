import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'name-of-new-language': 'is required when a language is added',
  'not-default-language': 'must not be the default language of the app',
  'language-of-version': 'must be a language of the version',
  'before-phased-end': 'must be before the end of the phased release',
  'names-country': 'must name at least one country',
  'binds-group': 'must bind at least one group',
  'reason-without-placeholder': 'must not contain a placeholder',
  'state-or-other': 'is required, or another field',
  'start-fixed': 'can’t be changed',
  'rollout-above': 'must be above {percent} and below 100.00',
  'package-of-this-app': 'must be a package of this app',
  'within-year': 'must be within a year',
  'days-after-start': 'must be within {days} days of the start',
  'live-before': 'must be a version that was live before this one',
  'object-uploaded': 'must be an object that has been uploaded',
  'png-image': 'must be a PNG image, regardless of its name',
  'video-format': 'must be an MP4 or MOV video, regardless of its name',
  'image-square': 'must be square, and has {width} × {height}',
  'image-ratio': 'must be {ratio}, and has {width} × {height}',
  'image-sides': 'must have sides of {shortest} to {longest} pixels, and has {width} × {height}',
  'image-steep': 'must not be longer than {times} times its shorter side, and has {width} × {height}',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
