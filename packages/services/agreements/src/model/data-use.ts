/** Kinds of data about a person that an app can take. */
export const dataTypes = [
  'location',
  'contacts',
  'calendar',
  'calls',
  'messages',
  'camera',
  'microphone',
  'files',
  'health',
  'account',
  'purchases',
  'content',
  'usage',
  'crashes',
  'installed-apps',
  'device-ids',
  'advertising-id',
] as const
export type DataType = (typeof dataTypes)[number]

/** What data is used for. */
export const dataPurposes = [
  'functionality',
  'account',
  'communication',
  'security',
  'analytics',
  'personalization',
  'advertising',
] as const
export type DataPurpose = (typeof dataPurposes)[number]

/** How long data is kept. */
export const dataRetentions = ['not-kept', '30-days', '90-days', '1-year', '3-years', 'account'] as const
export type DataRetention = (typeof dataRetentions)[number]

/** How a person has their data deleted. */
export const dataDeletions = ['in-app', 'request', 'automatic', 'none'] as const
export type DataDeletion = (typeof dataDeletions)[number]

/** Longest explanation of why data isn't collected, although the package can read it. */
export const longestDataNote = 300

/** What an app does with a type of data. */
export interface DataUse {
  data: DataType
  /** False: the package could, but nothing leaves the device. `note` says why. */
  collected: boolean
  purposes: DataPurpose[]
  /** Whether others than the developer get it. */
  shared: boolean
  /** Whether people can use the app without giving it. */
  optional: boolean
  retention: DataRetention
  deletion: DataDeletion
  note: string
}

/** Something in a package that takes data: a permission, or an SDK that a check has found. */
export interface DataSource {
  /** Such as `permission:CAMERA` or `sdk:Sentry`. A declaration is confirmed for these. */
  id: string
  kind: 'permission' | 'sdk'
  name: string
  data: DataType[]
  /** Versions of the packages that it is in. */
  versions: string[]
}

/** What a declaration lacks. */
export interface DataUseProblem {
  data: DataType
  problem: 'undeclared' | 'without-purpose' | 'unexplained'
}

/** Types of data that the sources take, in the order of all types. */
export function dataOf(sources: readonly Pick<DataSource, 'data'>[]): DataType[] {
  return dataTypes.filter((data) => sources.some((source) => source.data.includes(data)))
}

/**
 * Returns what contradicts the packages: data that they take and that isn't declared, data without a purpose, and data
 * that is said not to be collected without a reason.
 */
export function findDataUseProblems(
  entries: readonly DataUse[],
  sources: readonly Pick<DataSource, 'data'>[],
): DataUseProblem[] {
  const undeclared = dataOf(sources).filter((data) => !entries.some((entry) => entry.data === data))
  return [
    ...undeclared.map((data) => ({ data, problem: 'undeclared' as const })),
    ...entries.flatMap(({ data, collected, purposes, note }): DataUseProblem[] => {
      if (collected) return purposes.length > 0 ? [] : [{ data, problem: 'without-purpose' }]
      return note.trim() === '' ? [{ data, problem: 'unexplained' }] : []
    }),
  ]
}

/** Sources that a declaration wasn't confirmed for. */
export function unconfirmedSources<Source extends Pick<DataSource, 'id'>>(
  sources: readonly Source[],
  confirmed: readonly string[],
): Source[] {
  return sources.filter(({ id }) => !confirmed.includes(id))
}

/** The declaration to begin with: what was declared last, and what the packages take since. */
export function prefillDataUse(sources: readonly Pick<DataSource, 'data'>[], declared: readonly DataUse[]): DataUse[] {
  const wanted = dataOf(sources)
  return dataTypes.flatMap((data) => {
    const known = declared.find((entry) => entry.data === data)
    return known ?? (wanted.includes(data) ? newDataUse(data) : [])
  })
}

/** An entry whose purposes are still to be chosen. */
export function newDataUse(data: DataType): DataUse {
  return {
    data,
    collected: true,
    purposes: [],
    shared: false,
    optional: false,
    retention: 'account',
    deletion: 'request',
    note: '',
  }
}
