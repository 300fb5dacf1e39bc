/** Rows and questions of versions, and the search for words in texts, that other services can use. */
export { findWord } from './checks/words.ts'
export type { PhasedFigures } from './phased-figures.ts'
export { appVersions, begunTests, phasedReleaseHistory, versionLanguages, type TestTexts } from './tables.ts'
export { demoTestGroup } from './demo-test-group.ts'
export type { TestGroup } from './check-handlers.ts'
