import type { KeyValueStore } from './options.ts'
import type { PermissionMap } from './permissions.ts'
import type { Zone } from './zone.ts'

/** App in view (R20). */
export interface AppInfo {
  appID: string
  childType: string
}

/** Product or project in view (R21). */
export interface ProductInfo {
  productID: string
  region: string
  projectId: string
}

/** One service that the menu shows (R31). */
export interface ServiceMapEntry {
  id: string
  serviceId: string
  menuId: string
}

/** What the session of a tab remembers under each key (R20–R24, R28–R32). */
export interface SessionKeyValues {
  agc_uid: string
  teamId: string
  teamCountryCode: string
  teamSiteId: string
  teamUserType: number
  userType: number
  /** The verify-real-name state (R29). */
  verifyRealName: number
  /** Site of the team once it was moved overseas (R69). */
  upSiteId: string
  dataLocation: string
  currentProductId: string
  /** Zone of the product in view (R30). */
  productRegion: { zone: Zone }
  serviceMap: readonly ServiceMapEntry[]
  /** Browsing reports that were made in this session (R32, R172). */
  reportedClues: readonly string[]
  appInfo: AppInfo
  projectInfo: ProductInfo
  productInfo: ProductInfo
  /** The demo project that a visitor looks at; its fields are the platform's (R22). */
  demoProject: Readonly<Record<string, unknown>>
  userPermissions: PermissionMap
  userRoles: readonly string[]
}

export type SessionKey = keyof SessionKeyValues

/** The session keys of a tab, each with its type. */
export interface SessionKeys {
  /** What the key holds; anything unreadable counts as nothing. */
  get<Key extends SessionKey>(key: Key): SessionKeyValues[Key] | undefined
  /** Keeps a value; undefined forgets the key. */
  set<Key extends SessionKey>(key: Key, value: SessionKeyValues[Key] | undefined): void
  /** The project or product in view, under whichever key it is kept (R21). */
  productInfo(): ProductInfo | undefined
  clear(): void
}

const names: readonly SessionKey[] = [
  'agc_uid',
  'teamId',
  'teamCountryCode',
  'teamSiteId',
  'teamUserType',
  'userType',
  'verifyRealName',
  'upSiteId',
  'dataLocation',
  'currentProductId',
  'productRegion',
  'serviceMap',
  'reportedClues',
  'appInfo',
  'projectInfo',
  'productInfo',
  'demoProject',
  'userPermissions',
  'userRoles',
]

export function createSessionKeys(store: KeyValueStore): SessionKeys {
  const keys: SessionKeys = {
    get(key) {
      try {
        return JSON.parse(store.getItem(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    set(key, value) {
      if (value === undefined) store.removeItem(key)
      else store.setItem(key, JSON.stringify(value))
    },
    productInfo: () => keys.get('projectInfo') ?? keys.get('productInfo'),
    clear: () => names.forEach((name) => store.removeItem(name)),
  }
  return keys
}
