import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { bucketListFields } from './model.ts'
import { createFolderListing } from './files/folder-listing.ts'
import { longWorkOf } from './files/long-work.ts'
import { uploadQueueOf } from './files/upload-queue.ts'

/** A bucket as the platform returns it. */
export type Bucket = ItemOf<(typeof calls)['cloud-storage.bucket-id.query']>
/** Metadata of a file. */
export type FileDetail = AnswerOf<(typeof calls)['cloud-storage.file-detail.query']>['file']
/** A link to a file. */
export type FileToken = FileDetail['tokens'][number]
/** Rules of a bucket, with their draft and history. */
export type Rules = AnswerOf<(typeof calls)['cloud-storage.security-rule-resource.get']>
/** Result of a simulated request. */
export type Simulation = AnswerOf<(typeof calls)['cloud-storage.security-simulator.run']>
/** A web site served from a bucket. */
export type Site = AnswerOf<(typeof calls)['cloud-storage.hosting-cdn.query']>['sites'][number]
/** A purge of a site's cached files. */
export type SiteRefresh = AnswerOf<(typeof calls)['cloud-storage.hosting-cdn.query']>['refreshes'][number]
/** Usage of one day. */
export type UsageDay = AnswerOf<(typeof calls)['cloud-storage.usage.list']>['days'][number]

export type { FileEntry } from './files/folder-listing.ts'

/** Polling interval, in milliseconds, while the platform is processing something. */
const soon = 1500
/** Milliseconds between looks at the order of the service, which the platform can suspend. */
const orderCheck = 30_000

/** Service state, buckets, and actions on them. */
export function storageData(console: Console, place: Place) {
  const { list, query, mutation } = dataOf(console)
  const service = query(calls['cloud-storage.service.exists'], {}, { every: () => orderCheck })
  /** A rejected creation can be the first to hear that the service is suspended. */
  const checkOrder = { onError: () => void service.revalidate() }
  return {
    service,
    level: query(calls['cloud-storage.user-level.get'], {}),
    buckets: list(calls['cloud-storage.bucket-id.query'], {
      id: 'storage-buckets',
      key: 'bucketId',
      fields: bucketListFields,
      place,
    }),
    createFirst: mutation(calls['cloud-storage.storage-bucket.create'], checkOrder),
    createFurther: mutation(calls['cloud-storage.file-bucket.create'], checkOrder),
    remove: mutation(calls['cloud-storage.file-bucket.delete']),
    /** All buckets of the team, for a selection. */
    readBuckets: async () => (await console.invoke(calls['cloud-storage.bucket-id.query'], { maxReqCount: 100 })).items,
  }
}

/** One bucket. */
export function bucketData(console: Console, _place: Place, bucketId: string) {
  const { query, mutation } = dataOf(console)
  return {
    bucket: query(calls['cloud-storage.bucket-id.get'], { bucketId }),
    service: query(calls['cloud-storage.service.exists'], {}, { every: () => orderCheck }),
    remove: mutation(calls['cloud-storage.file-bucket.delete']),
  }
}

/** Uploads to buckets. They continue while no widget shows them. */
export function uploadsData(console: Console) {
  return { queue: uploadQueueOf(console), work: longWorkOf(console) }
}

/** Files and folders of a bucket. */
export function filesData(console: Console, _place: Place, bucketId: string) {
  const { mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    listing: createFolderListing(console),
    queue: uploadQueueOf(console),
    work: longWorkOf(console),
    createFolder: mutation(calls['cloud-storage.folder.create']),
    remove: mutation(calls['cloud-storage.files.delete']),
    move: mutation(calls['cloud-storage.files.move']),
    copy: mutation(calls['cloud-storage.files.copy']),
    /** Direct subfolders of a folder. */
    readFolders: async (prefix: string) => {
      const { items } = await console.invoke(calls['cloud-storage.file.list'], { bucketId, prefix, maxReqCount: 1000 })
      return items.filter(({ kind }) => kind === 'folder')
    },
    /** Number of files in a folder, including subfolders. */
    countFiles: async (prefix: string) =>
      (await console.invoke(calls['cloud-storage.file.list'], { bucketId, prefix, recursive: true, maxReqCount: 1 }))
        .total,
    /** All files of a folder, including subfolders. */
    readFiles: async (prefix: string) => {
      const found = []
      let cursor: string | null = null
      do {
        const page: AnswerOf<(typeof calls)['cloud-storage.file.list']> = await console.invoke(
          calls['cloud-storage.file.list'],
          { bucketId, prefix, recursive: true, maxReqCount: 1000, ...(cursor === null ? {} : { cursor }) },
        )
        found.push(...page.items)
        ;({ cursor } = page)
      } while (cursor !== null)
      return found
    },
    readDetail: async (key: string) =>
      (await console.invoke(calls['cloud-storage.file-detail.query'], { bucketId, key })).file,
    /** Download URL of a file, valid for a few minutes. */
    addressOf: async (objectId: string) => (await files.downloadUrls([objectId])).urlsInfo[0]?.url,
  }
}

/** One file: metadata, contents, and links. */
export function fileData(console: Console, _place: Place, bucketId: string, key: string) {
  const { query, mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    detail: query(calls['cloud-storage.file-detail.query'], { bucketId, key }),
    createToken: mutation(calls['cloud-storage.file-token.create']),
    removeToken: mutation(calls['cloud-storage.file-token.delete']),
    refreshTokens: mutation(calls['cloud-storage.file-token.clear-and-refresh']),
    /** Download URL of the file, valid for a few minutes. */
    addressOf: async (objectId: string) => (await files.downloadUrls([objectId])).urlsInfo[0]?.url,
  }
}

/** Security rules of a bucket. */
export function rulesData(console: Console, _place: Place, bucketId: string) {
  const { query, mutation } = dataOf(console)
  return {
    rules: query(calls['cloud-storage.security-rule-resource.get'], { bucketId }),
    statistics: query(calls['cloud-storage.security-stat.query'], { bucketId }),
    set: mutation(calls['cloud-storage.security-rule.set']),
    reset: mutation(calls['cloud-storage.security-rule.delete']),
    /** A previous version, with its text. */
    readVersion: async (version: number) =>
      (await console.invoke(calls['cloud-storage.security-rule-resource.get'], { bucketId, version })).shown,
    /** Problems that the platform finds in a rule text. */
    check: async (text: string) =>
      (await console.invoke(calls['cloud-storage.security-rule.check'], { text })).problems,
    simulate: mutation(calls['cloud-storage.security-simulator.run']),
  }
}

/** CORS rules of a bucket. */
export function corsData(console: Console, _place: Place, bucketId: string) {
  const { query, mutation } = dataOf(console)
  return {
    cors: query(calls['cloud-storage.bucket-cors.query'], { bucketId }),
    update: mutation(calls['cloud-storage.bucket-cors.update']),
    remove: mutation(calls['cloud-storage.bucket-cors.delete']),
  }
}

/** Web sites served from a bucket. */
export function hostingData(console: Console, _place: Place) {
  const { query, mutation } = dataOf(console)
  return {
    hosting: query(
      calls['cloud-storage.hosting-cdn.query'],
      {},
      {
        every: ({ refreshes }) =>
          refreshes.some(({ state }) => state === 'queued' || state === 'running') ? soon : undefined,
      },
    ),
    refresh: mutation(calls['cloud-storage.hosting-cdn.refresh']),
    createSite: mutation(calls['cloud-storage.hosting-site.create']),
    updateSite: mutation(calls['cloud-storage.hosting-site.update']),
    removeSite: mutation(calls['cloud-storage.hosting-site.delete']),
  }
}

/** Cached files of a site. */
export function siteData(console: Console, _place: Place, siteId: string) {
  return { copies: dataOf(console).query(calls['cloud-storage.hosting-cdn.query'], { siteId }) }
}

/** Daily storage, traffic, and requests, of one bucket or of all. */
export function usageData(console: Console, _place: Place, bucketId: string | null, days: number) {
  const { query } = dataOf(console)
  const toTime = Math.floor(console.ports.now() / 86_400_000) * 86_400_000
  return {
    usage: query(calls['cloud-storage.usage.list'], {
      ...(bucketId === null ? {} : { bucketId }),
      fromTime: toTime - (days - 1) * 86_400_000,
      toTime,
    }),
    level: query(calls['cloud-storage.user-level.get'], {}),
  }
}
