/**
 * Rows of packages, what can be done with them, what can be read from their bytes, and their events and questions, for
 * other services.
 */
export { deletePackage, updatePackage } from './change-packages.ts'
export { createPackage } from './create-package.ts'
export { inspectApk, type InspectionRun } from './inspect/inspect-apk.ts'
export type { PackageInspection } from './inspect/package-inspection.ts'
export { listPackages } from './list-packages.ts'
export type {} from './package-events.ts'
export { answerPackage, findPackage, type PackageRow } from './package-rows.ts'
export { catalogDevices, listPhones } from './phones.ts'
export { appPackages } from './tables.ts'
