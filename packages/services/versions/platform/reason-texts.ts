import type { Reason } from '@console-widgets/versions/model'

/** Refusal message for each reason: what is wrong, and how to fix it. */
export const reasonTexts: Record<Reason, string> = {
  'not-editable': 'The version is submitted or live and can’t be edited. Withdraw it, or create a new version.',
  'not-deletable': 'Only a version that is neither submitted nor live can be deleted.',
  'already-submitted': 'The version is already submitted or live.',
  'not-submitted': 'The version hasn’t been submitted, so there’s nothing to withdraw.',
  'not-in-review': 'The version isn’t in review.',
  'not-live': 'The version isn’t live.',
  'not-testing': 'The version isn’t in a test.',
  'not-history': 'The version was never live.',
  'no-removal': 'Unpublishing hasn’t been requested.',
  'store-version': 'The version is for the store, not for a test.',
  'test-version': 'The version is for a test, not for the store.',
  'urged-recently': 'You can request an expedited review once every 24 hours.',
  'no-schedule': 'The version isn’t scheduled.',
  'no-previous': 'There is no previous version to roll back to.',
  'is-phased': 'The version is in phased release. Pause it, roll it back, or release it to everyone.',
  'not-phased': 'The version isn’t in phased release.',
  'phased-in-progress': 'A newer version is in phased release. End that release first.',
  'phase-paused': 'The phased release is paused. Resume it first.',
  'phase-running': 'The phased release is already running.',
}
