/** Maximum counts, maximum lengths in characters, and maximum validity in days. */
export const testUserLimits = { perTeam: 100, account: 50, nickName: 50, note: 200, mostDays: 365 } as const

/** Whether a test user can sign in; test users expire on schedule. */
export const testUserStates = ['active', 'expired'] as const
export type TestUserState = (typeof testUserStates)[number]

/** Fields that the test users can be filtered and sorted by. */
export const testUserListFields = {
  account: 'text',
  nickName: 'text',
  note: 'text',
  state: 'text',
  validUntil: 'time',
  createTime: 'time',
  updateTime: 'time',
} as const
