export type { Reactive } from './cache-key.ts'
export { dataOf, type Data } from './data.ts'
export { fillLink } from './fill-link.ts'
export { guardedPlace, guardPlace, type LeaveGuard, mayLeave } from './guarded-place.ts'
export type { ItemOf, List, ListData, ListOptions, Page } from './list.ts'
export {
  type FilterOperator,
  type FilterToken,
  type ListState,
  readFilter,
  writeFilter,
  writeListState,
} from './list-state.ts'
export { undoTime, type Mutation, type MutationMode, type MutationOptions, type MutationState } from './mutation.ts'
export * from './place.ts'
export type { Queries, Query, QueryOptions, QueryState } from './query.ts'
export { readAll, readPages } from './read-pages.ts'
export { createRetries, type Retries } from './retries.ts'
export * from './routes.ts'
export { sessionStartOf, type SessionStart } from './session-start.ts'
export { storesOf } from './stores-of.ts'
export { wayBack } from './way-back.ts'
