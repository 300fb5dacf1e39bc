import type { Reason } from '@console-widgets/versions/model'

/** Refusal message for each reason: what is wrong, and how to fix it. */
export const reasonTexts: Record<Reason, string> = {
  'not-editable': 'The version is submitted or live and cannot be edited. Withdraw it, or make a new version.',
  'not-deletable': 'Only a version that is neither submitted nor live can be deleted.',
  'already-submitted': 'The version is submitted or live already.',
  'not-submitted': 'The version is not submitted, so there is nothing to withdraw.',
  'not-in-review': 'The version is not in review.',
  'not-live': 'The version is not on the shelf.',
  'not-testing': 'The version is not in a test.',
  'not-history': 'The version is no former one.',
  'no-removal': 'Nobody has asked to take the version off the shelf.',
  'store-version': 'The version is made for the store and not for a test.',
  'test-version': 'The version is made for a test and not for the store.',
  'urged-recently': 'The review can be urged once in 24 hours.',
  'no-schedule': 'The version waits for no time.',
  'no-previous': 'There is no earlier version to go back to.',
  'is-phased': 'The version is in a phased release: pause it, roll it back, or release it in full.',
  'not-phased': 'The version is in no phased release.',
  'phased-in-progress': 'A newer version is in a phased release: end that first.',
  'phase-paused': 'The phased release is paused: resume it first.',
  'phase-running': 'The phased release is running already.',
}
