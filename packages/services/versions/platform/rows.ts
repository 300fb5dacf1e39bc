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
export { imagesInUse, imagesOf, noMaterials } from './materials.ts'
export {
  applyMaterials,
  changesOfListing,
  materialOf,
  revertMaterials,
  type ListingChange,
  type MaterialChange,
} from './apply-materials.ts'
export { imageProblems, judgeMaterials, type JudgedImage, type MaterialFinding } from './judge-materials.ts'
export { releasedPackageIds, wantedCountries } from './current-versions.ts'
export { liveVersions } from './version-rows.ts'
export { languagesOf } from './languages.ts'
export { reviewPace } from './reviewer.ts'
export { demoTestGroup } from './demo-test-group.ts'
export type { TestGroup } from './check-handlers.ts'
