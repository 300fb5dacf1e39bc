import type { PermissionDeclarations } from '@console-widgets/contract'

/** Limits of channels. */
export const channelLimits = {
  perApp: 200,
  channelId: 32,
  channelName: 64,
  contact: 128,
  channelsPerJob: 200,
  jobsPerApp: 50,
  certificatesPerApp: 10,
  certificateName: 64,
  /** Characters of a certificate as PEM or base64. */
  certificate: 65_536,
} as const

/** Maximum size of a package to upload, in bytes. */
export const largestPackageBytes = 4 * 1024 ** 3

/** Tag of files that are uploaded and built here. */
export const channelFilesTag = 'channel-packages'

/** Form of a channel ID. Programs that build a channel's packages write it into them. */
export const channelIdForm = /^[A-Za-z0-9_-]{1,32}$/

/** Status of a job and of each package in it. */
export const buildStates = ['waiting', 'building', 'success', 'failed', 'canceled'] as const
export type BuildState = (typeof buildStates)[number]

/** Whether a job, or a package of it, has yet to end. */
export function isBuilding(state: BuildState): boolean {
  return state === 'waiting' || state === 'building'
}

/** Status of the task that runs a job. */
export const taskStates = ['queued', 'running', 'done', 'failed'] as const
export type TaskState = (typeof taskStates)[number]

/** Reasons why packages of channels can't be built from a package. */
export const obstacles = [
  'processing',
  'failed',
  'wrong-kind',
  'unsigned',
  'file-missing',
  'no-certificate',
  'signer-differs',
] as const
export type Obstacle = (typeof obstacles)[number]

/** Where a package has its channel: in the signing block, or in the ZIP comment if scheme 1 alone signs it. */
export const channelPlaces = ['block', 'comment'] as const

/** Fields that the list can be filtered and sorted by. */
export const channelListFields = {
  channelName: 'text',
  channelId: 'text',
  contact: 'text',
  createTime: 'time',
  updateTime: 'time',
} as const

/** Fields that the list of jobs can be filtered and sorted by. */
export const jobListFields = {
  fileName: 'text',
  versionName: 'text',
  state: 'text',
  createTime: 'time',
  endTime: 'time',
} as const

/** Fields that the list of certificates can be filtered and sorted by. */
export const certificateListFields = {
  certificateName: 'text',
  subject: 'text',
  fingerprint: 'text',
  validTo: 'time',
  createTime: 'time',
} as const

/** Fields that the list of running work can be filtered and sorted by. */
export const taskListFields = { fileName: 'text', createTime: 'time' } as const

export const permissions = { 'channels.manage': ['app-administrator', 'operations'] } satisfies PermissionDeclarations

/** How long the address of all packages works, in seconds. */
export const allPackagesSeconds = 600
