/** What code needs if it uses a permission: classes, methods of classes, or texts. One of them is enough. */
interface PermissionUse {
  classes?: readonly string[]
  /** Prefixes of classes. */
  packages?: readonly string[]
  texts?: readonly string[]
}

const location: PermissionUse = {
  classes: ['Landroid/location/LocationManager;', 'Landroid/location/Geocoder;'],
  packages: ['Lcom/google/android/gms/location/', 'Lcom/huawei/hms/location/', 'Lcom/amap/api/location/'],
}
const storage: PermissionUse = {
  classes: ['Landroid/os/Environment;', 'Ljava/io/File;', 'Landroid/content/ContentResolver;'],
}
const calendar: PermissionUse = {
  packages: ['Landroid/provider/CalendarContract'],
  texts: ['content://com.android.calendar'],
}
const contacts: PermissionUse = {
  packages: ['Landroid/provider/ContactsContract', 'Landroid/provider/Contacts'],
  texts: ['content://com.android.contacts'],
}
const messages: PermissionUse = {
  classes: ['Landroid/telephony/SmsManager;', 'Landroid/telephony/SmsMessage;'],
  packages: ['Landroid/provider/Telephony'],
  texts: ['content://sms', 'android.provider.Telephony.SMS_RECEIVED'],
}
const calls: PermissionUse = { packages: ['Landroid/provider/CallLog'], texts: ['content://call_log'] }
const bluetooth: PermissionUse = { packages: ['Landroid/bluetooth/'] }
const phone: PermissionUse = {
  classes: ['Landroid/telephony/TelephonyManager;', 'Landroid/telephony/SubscriptionManager;'],
}

/** Permissions whose use shows in the code. Others, such as those that only a system service checks, aren't judged. */
const uses: Readonly<Record<string, PermissionUse>> = {
  ACCESS_FINE_LOCATION: location,
  ACCESS_COARSE_LOCATION: location,
  ACCESS_BACKGROUND_LOCATION: location,
  CAMERA: {
    classes: ['Landroid/hardware/Camera;', 'Landroid/hardware/camera2/CameraManager;'],
    packages: ['Landroidx/camera/'],
    texts: ['android.media.action.IMAGE_CAPTURE', 'android.media.action.VIDEO_CAPTURE'],
  },
  RECORD_AUDIO: {
    classes: ['Landroid/media/AudioRecord;', 'Landroid/media/MediaRecorder;', 'Landroid/speech/SpeechRecognizer;'],
  },
  READ_CONTACTS: contacts,
  WRITE_CONTACTS: contacts,
  GET_ACCOUNTS: { classes: ['Landroid/accounts/AccountManager;'] },
  READ_CALENDAR: calendar,
  WRITE_CALENDAR: calendar,
  READ_CALL_LOG: calls,
  WRITE_CALL_LOG: calls,
  SEND_SMS: messages,
  READ_SMS: messages,
  RECEIVE_SMS: messages,
  READ_PHONE_STATE: phone,
  READ_PHONE_NUMBERS: phone,
  CALL_PHONE: { texts: ['android.intent.action.CALL'] },
  READ_EXTERNAL_STORAGE: storage,
  WRITE_EXTERNAL_STORAGE: storage,
  BLUETOOTH: bluetooth,
  BLUETOOTH_ADMIN: bluetooth,
  BLUETOOTH_CONNECT: bluetooth,
  BLUETOOTH_SCAN: bluetooth,
  BODY_SENSORS: { classes: ['Landroid/hardware/SensorManager;'], packages: ['Lcom/huawei/hms/health/'] },
  ACTIVITY_RECOGNITION: {
    classes: ['Landroid/hardware/SensorManager;'],
    packages: ['Lcom/google/android/gms/location/', 'Lcom/huawei/hms/location/'],
  },
  NFC: { packages: ['Landroid/nfc/'] },
  VIBRATE: { classes: ['Landroid/os/Vibrator;', 'Landroid/os/VibratorManager;'] },
  USE_BIOMETRIC: { packages: ['Landroid/hardware/biometrics/', 'Landroidx/biometric/'] },
  USE_FINGERPRINT: { packages: ['Landroid/hardware/fingerprint/', 'Landroidx/biometric/', 'Landroidx/core/hardware/'] },
  REQUEST_INSTALL_PACKAGES: {
    classes: ['Landroid/content/pm/PackageInstaller;'],
    texts: ['application/vnd.android.package-archive', 'android.intent.action.INSTALL_PACKAGE'],
  },
  SET_WALLPAPER: { classes: ['Landroid/app/WallpaperManager;'] },
  POST_NOTIFICATIONS: {
    classes: ['Landroid/app/NotificationManager;', 'Landroidx/core/app/NotificationManagerCompat;'],
  },
}

const prefix = 'android.permission.'

/** Permissions that none of a package's code uses, as far as the code shows it. */
export interface PermissionSearch {
  addTypes(types: ReadonlySet<string>): void
  addText(text: string): void
  /** Requested permissions without use. */
  unused(): string[]
}

/** Searches a package's code for the use of the permissions that it requests. */
export function createPermissionSearch(requested: readonly string[]): PermissionSearch {
  const open = new Map(
    requested.flatMap((name): [string, PermissionUse][] => {
      const use = name.startsWith(prefix) ? uses[name.slice(prefix.length)] : undefined
      return use ? [[name, use]] : []
    }),
  )
  return {
    addTypes(types) {
      for (const [name, { classes = [] }] of open)
        if (classes.some((descriptor) => types.has(descriptor))) open.delete(name)
      for (const type of types)
        for (const [name, { packages = [] }] of open)
          if (packages.some((start) => type.startsWith(start))) open.delete(name)
    },
    addText(text) {
      for (const [name, { texts = [] }] of open) if (texts.includes(text)) open.delete(name)
    },
    unused: () => [...open.keys()],
  }
}
