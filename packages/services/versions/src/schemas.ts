/** Request and response schemas of the area, by subject. */
export * from './schemas/availability.ts'
export * from './schemas/lifecycle.ts'
export * from './schemas/checks.ts'
export * from './schemas/distribution.ts'
export * from './schemas/reading.ts'
export * from './schemas/uad.ts'
export * from './schemas/version.ts'
