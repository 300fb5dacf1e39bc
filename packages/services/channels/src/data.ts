import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import {
  certificateListFields,
  channelListFields as fields,
  isBuilding,
  jobListFields,
  taskListFields,
} from './model.ts'

/** A channel in its list. */
export type Channel = ItemOf<(typeof calls)['channels.config.list']>
/** A job in its list. */
export type Job = ItemOf<(typeof calls)['channels.package-job.list']>
/** A job with its packages. */
export type JobDetail = AnswerOf<(typeof calls)['channels.package-job.get']>
export type Certificate = ItemOf<(typeof calls)['channels.signature-certificate.list']>
export type SourcePackage = AnswerOf<(typeof calls)['channels.package-availability.check']>['packages'][number]

/** Polling interval, in milliseconds, while a job is running. */
const soon = 1000
/** Channels that one read returns at most. */
const pageSize = 100

/** The channels of an app, with their actions. */
export function channelsData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    channels: list(calls['channels.config.list'], {
      id: 'channels',
      key: 'configId',
      fields,
      place,
      input: { appId },
    }),
    create: mutation(calls['channels.config.create']),
    update: mutation(calls['channels.config.update']),
    remove: mutation(calls['channels.config.delete']),
  }
}

/** Jobs that build the packages of an app's channels. */
export function jobsData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    jobs: list(calls['channels.package-job.list'], {
      id: 'channel-jobs',
      key: 'jobId',
      fields: jobListFields,
      place,
      input: { appId },
      every: (items) => (items.some(({ state }) => isBuilding(state)) ? soon : undefined),
    }),
    cancel: mutation(calls['channels.package-job.cancel']),
    remove: mutation(calls['channels.package-job.delete']),
  }
}

/** A job, polled while it is running. */
export function jobData(console: Console, _place: Place, appId: string, jobId: string) {
  const { query, mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    job: query(
      calls['channels.package-job.get'],
      { appId, jobId },
      { every: ({ state }) => (isBuilding(state) ? soon : undefined) },
    ),
    cancel: mutation(calls['channels.package-job.cancel']),
    retry: mutation(calls['channels.package-job.retry']),
    remove: mutation(calls['channels.package-job.delete']),
    /** URL of all packages as one ZIP file, valid for a few minutes. */
    allUrl: async () => (await console.invoke(calls['channels.package-job.download'], { appId, jobId })).url,
    /** Download URL of a package, valid for a few minutes. */
    downloadUrl: async (objectId: string) => (await files.downloadUrls([objectId])).urlsInfo[0]?.url,
  }
}

/** What a new job needs. */
export function newJobData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  const files = createFileService(console)
  const channelsFrom = (fromRecCount: number) =>
    query(calls['channels.config.list'], { appId, fromRecCount, maxReqCount: pageSize, sort: 'channelName' })
  return {
    sources: query(calls['channels.package-availability.check'], { appId }),
    channels: channelsFrom(1),
    moreChannels: channelsFrom(1 + pageSize),
    create: mutation(calls['channels.package-job.create']),
    /** Uploads a package that a job is to take. @returns its object ID */
    upload: async (file: File) => {
      const started = { appId, fileName: file.name, contentLength: file.size }
      const { bizTag, fileName } = await console.invoke(calls['channels.package-upload.start'], started)
      return (await files.upload(file, { bizTag, fileName }).done).objectId
    },
  }
}

/** Certificates that an app's packages are signed with. */
export function certificatesData(console: Console, place: Place, appId: string) {
  const { list, query, mutation } = dataOf(console)
  return {
    certificates: list(calls['channels.signature-certificate.list'], {
      id: 'channel-certificates',
      key: 'certificateId',
      fields: certificateListFields,
      place,
      input: { appId },
    }),
    sources: query(calls['channels.package-availability.check'], { appId }),
    create: mutation(calls['channels.signature-certificate.create']),
    update: mutation(calls['channels.signature-certificate.update']),
    remove: mutation(calls['channels.signature-certificate.delete']),
  }
}

/** Running work of an app's jobs. */
export function tasksData(console: Console, place: Place, appId: string) {
  const { list } = dataOf(console)
  return {
    tasks: list(calls['channels.task.list'], {
      id: 'channel-tasks',
      key: 'taskId',
      fields: taskListFields,
      place,
      input: { appId },
      every: (items) => (items.some(({ state }) => state === 'queued' || state === 'running') ? soon : undefined),
    }),
  }
}
