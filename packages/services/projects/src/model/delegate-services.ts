/** Limits of an app's API keys. */
export const apiKeyLimits = { keysPerApp: 10, keyName: 64 } as const

/** Days for which the value of a key before its rotation is accepted. */
export const apiKeyGraceDays = 30

/** Fields that the API keys of a project can be filtered and sorted by. */
export const apiKeyListFields = {
  keyName: 'text',
  appId: 'text',
  packageName: 'text',
  createTime: 'time',
  updateTime: 'time',
} as const

/** A service of a project: off, on, or suspended by the platform. */
export const serviceStatuses = [0, 1, 2] as const
export type ServiceStatus = (typeof serviceStatuses)[number]

/** Name of each status, for messages. */
export const serviceStatusNames = ['off', 'on', 'suspended'] as const satisfies Record<ServiceStatus, string>

/** How a project uses a service: it orders it, or its apps call it. */
export const serviceKinds = ['cloud', 'api'] as const
