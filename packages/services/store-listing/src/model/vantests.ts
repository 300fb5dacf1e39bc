/** States of a crowd test. One that was approved invites users until it ends. */
export const vantestStates = ['draft', 'submitted', 'passed', 'ended', 'rejected', 'cancelled'] as const
export type VantestState = (typeof vantestStates)[number]

export const vantestLimits = {
  perApp: 20,
  name: 40,
  guide: 500,
  longestDays: 90,
  fewestUsers: 10,
  mostUsers: 500,
} as const

/** Versions of Android by which users can be chosen, by their API level. */
export const androidVersions = { 28: '9', 29: '10', 30: '11', 31: '12', 33: '13', 34: '14', 35: '15' } as const
export type AndroidLevel = keyof typeof androidVersions
export const androidLevels = [28, 29, 30, 31, 33, 34, 35] as const satisfies readonly AndroidLevel[]

/** Whom a crowd test is for: users of the app who meet all conditions. Empty or null: any. */
export interface VantestFilter {
  countries: string[]
  deviceTypes: number[]
  /** Model of a device of the catalog. */
  models: string[]
  /** Lowest API level of Android. */
  leastAndroid: number | null
  /** Used the app within the last days. */
  activeWithin: number | null
  /** Used the app on at least so many days. */
  usedDays: number | null
}

/** What can be done with a crowd test. */
export type VantestAct = 'edit' | 'submit' | 'cancel' | 'delete'

const allowed: Readonly<Record<VantestAct, readonly VantestState[]>> = {
  edit: ['draft', 'rejected', 'cancelled'],
  submit: ['draft', 'rejected', 'cancelled'],
  cancel: ['submitted', 'passed'],
  delete: ['draft', 'ended', 'rejected', 'cancelled'],
}

/** Whether something can be done with a crowd test in a state. */
export const isVantestActAllowed = (act: VantestAct, state: VantestState): boolean => allowed[act].includes(state)

/** Fields that the list of a crowd test’s users can be filtered and sorted by. */
export const vantestUserListFields = {
  place: 'number',
  country: 'text',
  deviceName: 'text',
  inviteTime: 'time',
  usedDays: 'number',
  lastDay: 'text',
  crashes: 'number',
} as const
