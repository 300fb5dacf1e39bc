/** Types of data that an app takes from its users, as its permissions and libraries imply. */
export const dataTypes = [
  'location',
  'contacts',
  'camera',
  'microphone',
  'content',
  'messages',
  'calls',
  'calendar',
  'health',
  'account',
  'purchases',
  'device-ids',
  'usage',
  'crashes',
] as const
export type DataType = (typeof dataTypes)[number]
