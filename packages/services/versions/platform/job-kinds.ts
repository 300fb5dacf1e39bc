/** Types of jobs that the area schedules. */
export const jobKinds = {
  preReview: 'versions.pre-review',
  review: 'versions.review',
  removalReview: 'versions.removal-review',
  publish: 'versions.publish',
  endTest: 'versions.end-test',
  phasedEnd: 'versions.phased-end',
  phasedResume: 'versions.phased-resume',
  shelf: 'versions.shelf-changed',
  uadReview: 'versions.uad-review',
} as const
