import type { PermissionDeclarations } from '@console-widgets/contract'

/** How far a tester of an open test is: in it, gone by their own will, or removed by the team. */
export const subscriptionStates = ['joined', 'left', 'removed'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Whether a test can be joined, and why not. */
export const testVerdicts = ['open', 'full', 'ended', 'stopped'] as const
export type TestVerdict = (typeof testVerdicts)[number]

/** What decides whether a test can be joined. State 0 is testing, 10 stopped by the developer. */
export interface TestFacts {
  releaseState: number
  endTime: number
  inviteLimit: number
  /** Testers who are in it. */
  joined: number
}

/** Whether a test can be joined at a time. The actor that ends it may come later than its end. */
export function verdictOf({ releaseState, endTime, inviteLimit, joined }: TestFacts, now: number): TestVerdict {
  if (releaseState === 10) return 'stopped'
  if (releaseState !== 0 || endTime <= now) return 'ended'
  return joined < inviteLimit ? 'open' : 'full'
}

/** Whether those who are in a test get its build. */
export function isRunning(verdict: TestVerdict): boolean {
  return verdict === 'open' || verdict === 'full'
}

/** What the links of tests begin with, before the code. */
export const linkStart = 'open-test/'

/** Fields that the list of open tests can be filtered and sorted by. */
export const testListFields = { appName: 'text', versionNumber: 'text', startTime: 'time' } as const

/** Fields that the list of an open test’s testers can be filtered and sorted by. */
export const subscriptionListFields = {
  nickName: 'text',
  state: 'text',
  joinTime: 'time',
  downloads: 'number',
  downloadTime: 'time',
} as const

export const permissions = { 'beta.manage': ['app-administrator', 'operations'] } satisfies PermissionDeclarations
