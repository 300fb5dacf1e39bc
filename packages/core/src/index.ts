export { createMemoryStore, type Ports } from './browser-ports.ts'
export * from './console.ts'
export { type ErrorReport, redact } from './error-report.ts'
export { type ClientErrorCode, ConsoleError, type ErrorFacts, type ErrorKind } from './errors.ts'
export type { ChannelWindow, HostChannel } from './host/host-channel.ts'
export * from './host/messages.ts'
export { type Language, languageOfCountry, languageOfPath, languageOfZone, languages, languageTag } from './language.ts'
export { largestPageSize } from './model/lists.ts'
export * from './options.ts'
export { isTeamLeader, type PermissionMap, type Permissions } from './permissions.ts'
export type { Invoke, InvokeOptions } from './request/invoke.ts'
export type { Route } from './route.ts'
export type {
  AppInfo,
  ProductInfo,
  ServiceMapEntry,
  SessionKey,
  SessionKeys,
  SessionKeyValues,
} from './session-keys.ts'
export type { Session, SessionState, SessionStatus } from './session/session.ts'
export type { SignInTarget } from './session/sign-in.ts'
export type { Profile, SessionInfo } from './session/session-info.ts'
export {
  defaultZone,
  type RegionPrefix,
  regionPrefixes,
  regionPrefixOfZone,
  type Zone,
  zoneConfigurationKeys,
  zoneOfRegionPrefix,
  zoneOfSiteId,
  zones,
} from './zone.ts'
