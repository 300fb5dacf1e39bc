export { countryCode } from './schemas/country.ts'
export * from './schemas/document-changes.ts'
export * from './schemas/files.ts'
export * from './schemas/lead-report.ts'
export * from './schemas/orchestration.ts'
export {
  id,
  listInput,
  nameText,
  objectId,
  optionalText,
  page,
  text,
  time,
  webAddress,
  wholeNumber,
} from './schemas/parts.ts'
export * from './schemas/service-order.ts'
export * from './schemas/session.ts'
export * from './schemas/targets.ts'
export { timeZone } from './schemas/time-zone.ts'
