/** Limits and lifetimes shared by the client and the platform. */

export * from './model/files.ts'
export * from './model/lists.ts'
export * from './model/phone.ts'
export * from './model/requests.ts'
export * from './model/states.ts'

/** Types of lead reports (R169). */
export const leadDataTypes = ['agcp_demoproject_browsing', 'agc_service_browsing', 'ecology_service_browsing'] as const
export type LeadDataType = (typeof leadDataTypes)[number]
