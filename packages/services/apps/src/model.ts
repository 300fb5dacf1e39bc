import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './series/model.ts'

/** App type: game (2) or other app (13). */
export const appTypes = { game: 2, app: 13 } as const
export const parentTypes = [2, 13] as const

/** Supported devices, by the platform's number. */
export const deviceTypes = {
  phone: 4,
  tablet: 5,
  virtualReality: 6,
  watch: 7,
  television: 8,
  router: 9,
  car: 10,
} as const
export const deviceTypeCodes = [4, 5, 6, 7, 8, 9, 10] as const

/** Package type: Android package, quick app, or desktop program. */
export const packageTypes = { apk: 1, rpk: 2, exe: 8 } as const
export const packageTypeCodes = [1, 2, 8] as const

export { developStatuses } from '@console-widgets/core/model'

/** Languages that can be an app's default. */
export const defaultLanguages = [
  'en-US',
  'zh-CN',
  'ru-RU',
  'de-DE',
  'fr-FR',
  'es-ES',
  'pt-BR',
  'tr-TR',
  'ja-JP',
  'ko-KR',
  'ar',
] as const

/** Regions that can store an app's data: China, Singapore, Germany, Russia. */
export const dataRegions = ['CN', 'SG', 'DE', 'RU'] as const

/** Currencies for the price of a paid app. */
export const currencies = ['CNY', 'EUR', 'RUB', 'USD'] as const

/** Whether an app published elsewhere still uses the platform's services. */
export const nonAgAppStates = ['active', 'stopped'] as const

/** Maximum lengths in characters, and maximum counts. */
export const appLimits = {
  appName: 64,
  packageName: 128,
  appsPerTeam: 1000,
  packageNamesPerCheck: 50,
  nonAgAppsPerTeam: 100,
  highestPrice: 99_999_999,
} as const

/**
 * A package name: 7 to 128 characters in at least three dotted segments, each a letter followed by letters, digits, or
 * underscores. It can no longer change after the first package upload.
 */
export const packageNamePattern = /^(?=.{7,128}$)[A-Za-z]\w*(\.[A-Za-z]\w*){2,}$/

/** Release states by name; an app's follows from all of its versions. */
export const releaseStates = {
  onShelf: 0,
  rejected: 1,
  removed: 2,
  scheduled: 3,
  inReview: 4,
  upgradeInReview: 5,
  removalRequested: 6,
  draft: 7,
  upgradeRejected: 8,
  removalRejected: 9,
  removedByDeveloper: 10,
  cancelled: 11,
  inPreReview: 12,
  preReviewRejected: 13,
} as const

/** States in which the platform reviews the app. */
export const reviewStates: readonly number[] = [
  releaseStates.inReview,
  releaseStates.upgradeInReview,
  releaseStates.removalRequested,
  releaseStates.inPreReview,
]

/** The fields of an app that decide which actions it allows. */
export interface AppState {
  releaseState: number | null
  onShelfVersion: string | null
}

/** Whether an app can be deleted: it was never live, or its developer unpublished it. */
export function isDeletable({ releaseState, onShelfVersion }: AppState): boolean {
  const removedByPlatform = releaseState === releaseStates.removed
  return onShelfVersion === null && !removedByPlatform && releaseState !== releaseStates.onShelf
}

/** Recommended next step for an app. */
export type NextStep = 'prepare' | 'submit' | 'wait' | 'correct' | 'publish' | 'update' | 'package'

/**
 * The recommended next step, given the state of the app. A newer package that waits becomes a version, unless another
 * version is in review or was rejected.
 */
export function nextStep(app: AppState & { waitingPackage?: object | null }): NextStep {
  const step = stepOfState(app)
  return app.waitingPackage && (step === 'prepare' || step === 'submit' || step === 'update') ? 'package' : step
}

function stepOfState({ releaseState, onShelfVersion }: AppState): NextStep {
  if (releaseState === null) return 'prepare'
  if (reviewStates.includes(releaseState)) return 'wait'
  if (releaseState === releaseStates.scheduled) return 'publish'
  if (releaseState === releaseStates.draft || releaseState === releaseStates.cancelled) return 'submit'
  const refused: number[] = [
    releaseStates.rejected,
    releaseStates.upgradeRejected,
    releaseStates.preReviewRejected,
    releaseStates.removalRejected,
  ]
  if (refused.includes(releaseState)) return 'correct'
  return onShelfVersion === null ? 'prepare' : 'update'
}

/** Reasons why an app cannot be moved to another project. */
export const moveObstacles = ['same-project', 'review-running', 'other-region'] as const

/** Relation between two apps of a team. */
export const appRelations = ['same-package-name', 'same-project'] as const

export { packageNameStates } from '@console-widgets/core/model'

/** Fields that the app list can be filtered and sorted by. */
export const appListFields = {
  appName: 'text',
  appId: 'text',
  packageName: 'text',
  packageType: 'number',
  parentType: 'number',
  releaseState: 'number',
  developStatus: 'text',
  isFree: 'boolean',
  defaultLang: 'text',
  projectId: 'text',
  updateTime: 'time',
  createTime: 'time',
} as const

/** Fields that the list of apps published elsewhere can be filtered and sorted by. */
export const nonAgAppListFields = { appName: 'text', packageName: 'text', state: 'text', updateTime: 'time' } as const

export const permissions = {
  'apps.manage': ['app-administrator', 'operations'],
  'apps.develop': ['app-administrator', 'operations', 'development'],
  'apps.delete': ['app-administrator'],
} satisfies PermissionDeclarations
