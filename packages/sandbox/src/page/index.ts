export { demoAccount, demoAccounts } from '../demo/people.ts'
export { createTestClock, type Clock, type TestClock } from '../clock/clock.ts'
export type { FaultPlan } from '../http/faults.ts'
export { createPagePlatform, type Account, type PagePlatform, type PagePlatformOptions } from './create-page-platform.ts'
