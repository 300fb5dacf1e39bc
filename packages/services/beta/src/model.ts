import type { PermissionDeclarations } from '@console-widgets/contract'

export {
  fatesOf,
  importedFates,
  readAccount,
  testerFates,
  type ImportRow,
  type KnownTesters,
  type TesterFate,
} from './model/import.ts'
export { betaLimits } from './model/limits.ts'
export { progressOf, reasonOfStep, testerSteps, type TesterStage, type TesterStep } from './model/steps.ts'

/** How far a tester of a test is: in it, gone by their own will, or removed by the team. */
export const subscriptionStates = ['joined', 'left', 'removed'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/**
 * Whether a test can be joined by a link, and why not. Those who are in a test stay in it while its link is full or
 * closed.
 */
export const testVerdicts = ['open', 'full', 'closed', 'ended', 'stopped'] as const
export type TestVerdict = (typeof testVerdicts)[number]

/** What decides whether a test can be joined. State 0 is testing, 10 stopped by the developer. */
export interface TestFacts {
  releaseState: number
  endTime: number
  /** Places of an open test; null in a test by invitation. */
  inviteLimit: number | null
  /** Testers who are in it. */
  joined: number
}

/** Whether a test can be joined at a time. The actor that ends it may come later than its end. */
export function verdictOf({ releaseState, endTime, inviteLimit, joined }: TestFacts, now: number): TestVerdict {
  if (releaseState === 10) return 'stopped'
  if (releaseState !== 0 || endTime <= now) return 'ended'
  return inviteLimit === null || joined < inviteLimit ? 'open' : 'full'
}

/** When a test ends, or has ended: one that was stopped early, when it was. */
export function endOfTest({ endTime, offShelfTime }: { endTime: number; offShelfTime: number | null }): number {
  return Math.min(endTime, offShelfTime ?? endTime)
}

/** Days until a time, begun ones included; none once it has passed. */
export function daysUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 86_400_000))
}

/** Whether those who are in a test get its build. */
export function isRunning(verdict: TestVerdict): boolean {
  return verdict === 'open' || verdict === 'full' || verdict === 'closed'
}

/** What decides whether a group's link still admits people. */
export interface LinkFacts {
  status: LinkStatus
  expireTime: number
  used: number
  invitationCodeInviteLimit: number
}

/** Whether a group’s link admits people at a time. */
export function linkVerdict(
  { status, expireTime, used, invitationCodeInviteLimit }: LinkFacts,
  now: number,
): 'open' | 'full' | 'closed' {
  if (status === linkStatuses.stopped || expireTime <= now) return 'closed'
  return used < invitationCodeInviteLimit ? 'open' : 'full'
}

/** States of a group's link, by the platform's number. */
export const linkStatuses = { active: 1, stopped: 2 } as const
export type LinkStatus = (typeof linkStatuses)[keyof typeof linkStatuses]

/** What the links of tests begin with, before the code. */
export const linkStart = 'open-test/'

/** Who is in a group: people of the team, or others. */
export const groupTypes = ['internal', 'external'] as const
export type GroupType = (typeof groupTypes)[number]

/** Codes of refusals that the calls of groups carry beside `ret`. */
export const businessCodes = { nameTaken: 100, tooManyGroups: 101 } as const

/**
 * What became of inviting an app’s users to a test: it goes on, as many as wanted have joined, no one is left to ask,
 * the test ended before, or the team stopped it.
 */
export const userTaskStates = ['running', 'done', 'exhausted', 'test-over', 'stopped'] as const
export type UserTaskState = (typeof userTaskStates)[number]

/** How long before its end the team of a test is reminded, in days. */
export const reminderDays = [14, 3] as const

/** Fields that the list of tests can be filtered and sorted by. */
export const testListFields = { appName: 'text', versionNumber: 'text', startTime: 'time' } as const

/** Fields that the list of a test’s testers can be filtered and sorted by. */
export const subscriptionListFields = {
  nickName: 'text',
  state: 'text',
  joinTime: 'time',
  downloads: 'number',
  downloadTime: 'time',
  usedDays: 'number',
  crashes: 'number',
} as const

/** Fields that the list of groups can be filtered and sorted by. */
export const groupListFields = {
  groupName: 'text',
  groupType: 'text',
  appName: 'text',
  addedTestersNum: 'number',
  createTime: 'time',
} as const

/** Fields that the list of a group’s testers can be filtered and sorted by. */
export const testerListFields = {
  nickName: 'text',
  hwAccount: 'text',
  country: 'text',
  step: 'text',
  createTime: 'time',
} as const

/** Fields that the list of feedback can be filtered and sorted by. */
export const feedbackListFields = {
  nickName: 'text',
  versionNumber: 'text',
  device: 'text',
  createTime: 'time',
} as const

export const permissions = { 'beta.manage': ['app-administrator', 'operations'] } satisfies PermissionDeclarations
