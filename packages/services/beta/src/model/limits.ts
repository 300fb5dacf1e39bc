/** Limits of groups, testers, and invitations. */
export const betaLimits = {
  /** Of the whole team; and of each app, of its own. */
  groups: 100,
  groupName: 50,
  testersPerGroup: 1000,
  account: 50,
  nickName: 50,
  importRows: 500,
  usersPerTask: 1000,
  activeWithin: 90,
  links: 20,
  linkDays: 90,
  feedback: 1000,
  feedbackPerTester: 50,
  device: 100,
} as const
