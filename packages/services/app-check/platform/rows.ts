import type {} from './check-events.ts'

/** What checks have found in packages, for other services. */
export { sdksOfPackages } from './sdks-of-packages.ts'
