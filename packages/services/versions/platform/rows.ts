/** Rows of versions that other services can read. */
export { appVersions, openTests, phasedReleaseHistory, type TestTexts } from './tables.ts'
