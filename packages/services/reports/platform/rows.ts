/** Events of apps and what is summed up of them, for services that follow from them. */
export { recordUse } from './record-use.ts'
export { breakdowns } from './roll-ups/breakdowns.ts'
export type { TakenEvent } from './reported/record-events.ts'
export { reportDays, reportedPeople, reportEvents, reportStates } from './tables.ts'
