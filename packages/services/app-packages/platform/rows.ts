/** What other halves may know of packages: their rows, and what is told and asked of them. */
export type {} from './package-events.ts'
export { appPackages } from './tables.ts'
