import type { PermissionDeclarations } from '@console-widgets/contract'

/** What an app is: a game (2) or another app (13). */
export const appTypes = { game: 2, app: 13 } as const
export const parentTypes = [2, 13] as const

/** Devices that an app can be made for, by the platform's number. */
export const deviceTypes = { phone: 4, tablet: 5, virtualReality: 6, watch: 7, television: 8, router: 9, car: 10 } as const
export const deviceTypeCodes = [4, 5, 6, 7, 8, 9, 10] as const

/** How a package is installed: Android package, quick app, or desktop program. */
export const packageTypes = { apk: 1, rpk: 2, exe: 8 } as const
export const packageTypeCodes = [1, 2, 8] as const

/** Whether the developer still works on the app. */
export const developStatuses = ['developing', 'finished'] as const

/** Longest names and texts, in characters. */
export const appLimits = { appName: 64, packageName: 128, appsPerTeam: 1000, packageNamesPerCheck: 50 } as const

/**
 * A package name: 7 to 128 characters, at least three dotted segments, each a letter followed by letters, digits or
 * underscores. It is fixed once a first package has been uploaded.
 */
export const packageNamePattern = /^(?=.{7,128}$)[A-Za-z]\w*(\.[A-Za-z]\w*){2,}$/

/** Fields that the app list can be filtered and sorted by. */
export const appListFields = {
  appName: 'text',
  packageName: 'text',
  parentType: 'number',
  releaseState: 'number',
  projectId: 'text',
  updateTime: 'time',
  createTime: 'time',
} as const

export const permissions = {
  'apps.manage': ['app-administrator', 'operations'],
  'apps.delete': ['app-administrator'],
} satisfies PermissionDeclarations
