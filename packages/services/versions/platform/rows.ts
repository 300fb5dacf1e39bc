/** Rows and questions of versions that other services can use. */
export type { PhasedFigures } from './phased-figures.ts'
export {
  appVersions,
  begunTests,
  phasedReleaseHistory,
  versionLanguages,
  type Materials,
  type TestTexts,
} from './tables.ts'
export { imagesOf, noMaterials } from './materials.ts'
export { demoTestGroup } from './demo-test-group.ts'
export type { TestGroup } from './check-handlers.ts'
