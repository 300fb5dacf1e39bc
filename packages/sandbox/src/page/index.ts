export {
  demoAccount,
  demoAccounts,
  demoInvited,
  europeTeamId,
  freshTeamId,
} from '@console-widgets/platform/demo/people'
export { demoTeamId } from '@console-widgets/platform/rights/demo-team'
export {
  createTestClock,
  createTurnableClock,
  type Clock,
  type TestClock,
  type TurnableClock,
} from '@console-widgets/platform/clock/clock'
export { readOutbox } from '@console-widgets/platform/outbox/read-outbox'
export type { OutboxChannel, OutboxState } from '@console-widgets/platform/outbox/tables'
export { implementations } from '../create-platform.ts'
export type { GivenOptions } from '@console-widgets/platform/options/option-values'
export type { FaultPlan } from '@console-widgets/platform/calls/faults'
export { createPagePlatform, type PagePlatform, type PagePlatformOptions } from './create-page-platform.ts'
export type { Account, PageBrowser } from './page-browser.ts'
export { makePageDump, type PageDumpOptions } from './page-dump.ts'
