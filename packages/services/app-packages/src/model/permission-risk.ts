/** Groups of Android permissions, as users know them from their phones. */
export const permissionGroups = {
  location: 'high',
  'background-location': 'high',
  camera: 'high',
  microphone: 'high',
  contacts: 'high',
  calendar: 'high',
  'call-log': 'high',
  phone: 'high',
  sms: 'high',
  storage: 'high',
  'all-files': 'high',
  sensors: 'high',
  activity: 'medium',
  nearby: 'medium',
  notifications: 'medium',
  overlay: 'high',
  'install-apps': 'high',
  'other-apps': 'medium',
  'usage-statistics': 'high',
  'system-settings': 'high',
  alarms: 'medium',
  advertising: 'medium',
  network: 'low',
  background: 'low',
  other: 'low',
} as const
export type PermissionGroup = keyof typeof permissionGroups
export type PermissionRisk = (typeof permissionGroups)[PermissionGroup]

const android = 'android.permission.'

/** Permission names without the prefix `android.permission.`, by group. */
const members: Partial<Record<PermissionGroup, readonly string[]>> = {
  location: ['ACCESS_FINE_LOCATION', 'ACCESS_COARSE_LOCATION', 'ACCESS_MEDIA_LOCATION'],
  'background-location': ['ACCESS_BACKGROUND_LOCATION'],
  camera: ['CAMERA'],
  microphone: ['RECORD_AUDIO', 'CAPTURE_AUDIO_OUTPUT'],
  contacts: ['READ_CONTACTS', 'WRITE_CONTACTS', 'GET_ACCOUNTS', 'READ_PROFILE'],
  calendar: ['READ_CALENDAR', 'WRITE_CALENDAR'],
  'call-log': ['READ_CALL_LOG', 'WRITE_CALL_LOG', 'PROCESS_OUTGOING_CALLS'],
  phone: [
    'READ_PHONE_STATE',
    'READ_PHONE_NUMBERS',
    'CALL_PHONE',
    'ANSWER_PHONE_CALLS',
    'ADD_VOICEMAIL',
    'USE_SIP',
    'ACCEPT_HANDOVER',
    'READ_PRIVILEGED_PHONE_STATE',
  ],
  sms: ['SEND_SMS', 'RECEIVE_SMS', 'READ_SMS', 'RECEIVE_WAP_PUSH', 'RECEIVE_MMS', 'WRITE_SMS'],
  storage: [
    'READ_EXTERNAL_STORAGE',
    'WRITE_EXTERNAL_STORAGE',
    'READ_MEDIA_IMAGES',
    'READ_MEDIA_VIDEO',
    'READ_MEDIA_AUDIO',
    'READ_MEDIA_VISUAL_USER_SELECTED',
  ],
  'all-files': ['MANAGE_EXTERNAL_STORAGE'],
  sensors: ['BODY_SENSORS', 'BODY_SENSORS_BACKGROUND'],
  activity: ['ACTIVITY_RECOGNITION'],
  nearby: ['BLUETOOTH_SCAN', 'BLUETOOTH_CONNECT', 'BLUETOOTH_ADVERTISE', 'NEARBY_WIFI_DEVICES', 'UWB_RANGING'],
  notifications: ['POST_NOTIFICATIONS', 'BIND_NOTIFICATION_LISTENER_SERVICE', 'USE_FULL_SCREEN_INTENT'],
  overlay: ['SYSTEM_ALERT_WINDOW'],
  'install-apps': ['REQUEST_INSTALL_PACKAGES', 'INSTALL_PACKAGES', 'REQUEST_DELETE_PACKAGES', 'DELETE_PACKAGES'],
  'other-apps': ['QUERY_ALL_PACKAGES', 'GET_TASKS', 'KILL_BACKGROUND_PROCESSES', 'BIND_ACCESSIBILITY_SERVICE'],
  'usage-statistics': ['PACKAGE_USAGE_STATS'],
  'system-settings': ['WRITE_SETTINGS', 'WRITE_SECURE_SETTINGS', 'BIND_DEVICE_ADMIN'],
  alarms: ['SCHEDULE_EXACT_ALARM', 'USE_EXACT_ALARM'],
  network: [
    'INTERNET',
    'ACCESS_NETWORK_STATE',
    'ACCESS_WIFI_STATE',
    'CHANGE_WIFI_STATE',
    'CHANGE_NETWORK_STATE',
    'BLUETOOTH',
    'BLUETOOTH_ADMIN',
    'NFC',
  ],
  background: [
    'WAKE_LOCK',
    'RECEIVE_BOOT_COMPLETED',
    'FOREGROUND_SERVICE',
    'REQUEST_IGNORE_BATTERY_OPTIMIZATIONS',
    'VIBRATE',
    'SET_ALARM',
  ],
}

const groupOfName = new Map<string, PermissionGroup>(
  Object.entries(members).flatMap(([group, names]) =>
    names.map((name) => [android + name, group as PermissionGroup] as const),
  ),
)

/** Group of a permission; `other` if unknown. */
export function permissionGroup(permission: string): PermissionGroup {
  if (permission.endsWith('.permission.AD_ID')) return 'advertising'
  const known = groupOfName.get(permission)
  if (known) return known
  return permission.startsWith(`${android}FOREGROUND_SERVICE_`) ? 'background' : 'other'
}

/** Risk of a permission to the user's privacy. */
export function permissionRisk(permission: string): PermissionRisk {
  return permissionGroups[permissionGroup(permission)]
}

/** Permissions whose use the developer must explain. */
export function sensitivePermissions(permissions: readonly string[]): string[] {
  return permissions.filter((permission) => permissionRisk(permission) === 'high')
}
