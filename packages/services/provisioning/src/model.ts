import type { PermissionDeclarations } from '@console-widgets/contract'

/** Permissions that an app may use only once the platform has granted them to its team. */
export const restrictedPermissions = [
  'ohos.permission.ACCESS_DDK_USB',
  'ohos.permission.FILE_ACCESS_PERSIST',
  'ohos.permission.READ_AUDIO',
  'ohos.permission.READ_CONTACTS',
  'ohos.permission.READ_IMAGEVIDEO',
  'ohos.permission.READ_PASTEBOARD',
  'ohos.permission.SHORT_TERM_WRITE_IMAGEVIDEO',
  'ohos.permission.SYSTEM_FLOAT_WINDOW',
  'ohos.permission.WRITE_AUDIO',
  'ohos.permission.WRITE_CONTACTS',
  'ohos.permission.WRITE_IMAGEVIDEO',
] as const

/** States of a request for a permission. */
export const requestStates = ['pending', 'granted', 'rejected', 'expired'] as const
export type RequestState = (typeof requestStates)[number]

/** Why a request was rejected: a material isn't what its name says, or none shows how the app uses the permission. */
export const objections = ['unreadable', 'not-shown'] as const
export type Objection = (typeof objections)[number]

/** Days for which a permission is granted. Afterwards it must be requested again. */
export const grantDays = 365
/** Days before the end of a grant on which its team is notified. A release is warned from the first of them on. */
export const reminderDays = [30, 7] as const

/** Requests that can be submitted again: rejected ones, expired ones, and granted ones that end soon. */
export function canSubmitAgain(
  { state, expireTime }: { state: RequestState; expireTime: number | null },
  now: number,
): boolean {
  return state === 'rejected' || state === 'expired' || (state === 'granted' && endsSoon(expireTime, now))
}

/** Whether a grant ends within the first of the reminder days. */
export function endsSoon(expireTime: number | null, now: number): boolean {
  return expireTime !== null && expireTime - now < reminderDays[0] * 86_400_000
}

/** Kinds of materials, each uploaded by a call of its own: the endings of their names, and their largest size. */
export const materialKinds = {
  image: { endings: ['png', 'jpg', 'jpeg'], largest: 10 * 1024 ** 2 },
  video: { endings: ['mp4', 'mov'], largest: 200 * 1024 ** 2 },
  zip: { endings: ['zip'], largest: 100 * 1024 ** 2 },
  apk: { endings: ['apk'], largest: 500 * 1024 ** 2 },
} as const
export type MaterialKind = keyof typeof materialKinds

export const requestLimits = { leastScene: 20, scene: 500, materials: 5 } as const

/** Kind of a material by the ending of its name. Undefined: none. */
export function kindOfMaterial(fileName: string): MaterialKind | undefined {
  const ending = /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const kinds = Object.keys(materialKinds) as MaterialKind[]
  return kinds.find((kind) => (materialKinds[kind].endings as readonly string[]).includes(ending))
}

/** Fields that the list can be filtered and sorted by. */
export const requestListFields = { permission: 'text', state: 'text', createTime: 'time', updateTime: 'time' } as const

export const permissions = {
  'provisioning.manage': ['app-administrator', 'development'],
} satisfies PermissionDeclarations
