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

/** One service in the menu (R31). */
export interface ServiceMapEntry {
  id: string
  serviceId: string
  menuId: string
}

/** Values that the session of a tab stores under each key (R20–R24, R28–R32). */
export interface SessionKeyValues {
  agc_uid: string
  teamId: string
  teamCountryCode: string
  teamSiteId: string
  teamUserType: number
  userType: number
  /** The verify-real-name state (R29). */
  verifyRealName: number
  /** Site of the team after it was moved overseas (R69). */
  upSiteId: string
  dataLocation: string
  currentProductId: string
  /** Zone of the product in view (R30). */
  productRegion: { zone: Zone }
  serviceMap: readonly ServiceMapEntry[]
  /** Lead reports sent in this session (R32, R172). */
  reportedClues: readonly string[]
  appInfo: AppInfo
  projectInfo: ProductInfo
  productInfo: ProductInfo
  /** Demo project that a visitor is viewing. Its fields are the platform's (R22). */
  demoProject: Readonly<Record<string, unknown>>
  userPermissions: PermissionMap
  userRoles: readonly string[]
}

export type SessionKey = keyof SessionKeyValues

/** Typed access to the session keys of a tab. */
export interface SessionKeys {
  /** Value of the key. Undefined if unreadable. */
  get<Key extends SessionKey>(key: Key): SessionKeyValues[Key] | undefined
  /** Stores a value. Undefined removes the key. */
  set<Key extends SessionKey>(key: Key, value: SessionKeyValues[Key] | undefined): void
  /** Project or product in view, whichever key it is stored under (R21). */
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
