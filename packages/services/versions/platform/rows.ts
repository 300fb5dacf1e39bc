/** Rows of versions that other services can read. */
export { appVersions } from './tables.ts'
