import { eq } from 'drizzle-orm'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { calls } from '@console-widgets/store-listing/contract'
import { dataTypes, type DataType } from '@console-widgets/store-listing/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { versionOfListing } from './listing.ts'

/** A library in a package, with the data that it takes as its maker declares. */
interface DetectedSdk {
  name: string
  maker: string
  data: readonly DataType[]
}

declare module '@console-widgets/platform/calls/events' {
  interface PlatformQuestions {
    /** Which libraries does a package contain? No answer if its bytes haven't been examined. */
    'store-listing.sdks': {
      question: { pkgId: string }
      answer: { sdks: readonly DetectedSdk[]; time: number } | undefined
    }
  }
}

/** Permissions of Android that give access to data of the user, by the type of data. */
const permissionsByType: Readonly<Partial<Record<DataType, readonly string[]>>> = {
  location: [
    'android.permission.ACCESS_FINE_LOCATION',
    'android.permission.ACCESS_COARSE_LOCATION',
    'android.permission.ACCESS_BACKGROUND_LOCATION',
    'android.permission.ACCESS_MEDIA_LOCATION',
  ],
  contacts: ['android.permission.READ_CONTACTS', 'android.permission.WRITE_CONTACTS'],
  camera: ['android.permission.CAMERA'],
  microphone: ['android.permission.RECORD_AUDIO'],
  content: [
    'android.permission.READ_EXTERNAL_STORAGE',
    'android.permission.MANAGE_EXTERNAL_STORAGE',
    'android.permission.READ_MEDIA_IMAGES',
    'android.permission.READ_MEDIA_VIDEO',
    'android.permission.READ_MEDIA_AUDIO',
    'android.permission.READ_MEDIA_VISUAL_USER_SELECTED',
  ],
  messages: [
    'android.permission.READ_SMS',
    'android.permission.RECEIVE_SMS',
    'android.permission.RECEIVE_MMS',
    'android.permission.RECEIVE_WAP_PUSH',
  ],
  calls: [
    'android.permission.READ_CALL_LOG',
    'android.permission.WRITE_CALL_LOG',
    'android.permission.PROCESS_OUTGOING_CALLS',
  ],
  calendar: ['android.permission.READ_CALENDAR', 'android.permission.WRITE_CALENDAR'],
  health: [
    'android.permission.BODY_SENSORS',
    'android.permission.BODY_SENSORS_BACKGROUND',
    'android.permission.ACTIVITY_RECOGNITION',
  ],
  account: ['android.permission.GET_ACCOUNTS'],
  purchases: ['com.android.vending.BILLING'],
  'device-ids': [
    'android.permission.READ_PHONE_STATE',
    'android.permission.READ_PHONE_NUMBERS',
    'com.google.android.gms.permission.AD_ID',
  ],
  usage: ['android.permission.PACKAGE_USAGE_STATS', 'android.permission.QUERY_ALL_PACKAGES'],
}

/** Handler of what the package of a listing tells about the data of users. */
export const privacyHandlers: Handlers<Pick<typeof calls, 'store-listing.privacy-metadata.get'>> = {
  'store-listing.privacy-metadata.get': async ({ appId }, { db, services }) => {
    await findApp(db, appId)
    const version = await versionOfListing(db, appId)
    const [item] = version?.packageId
      ? await db.select().from(appPackages).where(eq(appPackages.pkgId, version.packageId))
      : []
    if (!item) return { appId, package: null, checkTime: null, dataTypes: [] }
    const { pkgId, fileName, versionName, permissions } = item
    const answers = await services.events.collectAnswers('store-listing.sdks', { pkgId }, { db })
    const detected = answers.find((each) => each !== undefined)
    const implied = dataTypes.map((type) => ({
      type,
      permissions: (permissionsByType[type] ?? []).filter((permission) => permissions.includes(permission)),
      sdks: (detected?.sdks ?? [])
        .filter(({ data }) => data.includes(type))
        .map(({ name, maker }) => ({ name, maker })),
    }))
    return {
      appId,
      package: { pkgId, fileName, versionName },
      checkTime: detected?.time ?? null,
      dataTypes: implied.filter((each) => each.permissions.length > 0 || each.sdks.length > 0),
    }
  },
}
