/** Rows, events, and questions of packages that other services can use. */
export type {} from './package-events.ts'
export { appPackages } from './tables.ts'
