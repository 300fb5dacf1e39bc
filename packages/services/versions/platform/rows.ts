/** Rows of versions that other services can read. */
export { appVersions, phasedReleaseHistory } from './tables.ts'
