/** Advertising IDs: of OpenHarmony and Huawei devices, and of Google’s. */
export const deviceKinds = ['OAID', 'GAID'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** Both are UUIDs; an ID of zeros belongs to everyone who has switched advertising IDs off. */
export const deviceIdForm = /^(?!0{8}-)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const deviceLimits = { devices: 100, name: 64 } as const

/** Parameter of a monitor link’s address that names the device. */
export const deviceParameter = 'device_id'
