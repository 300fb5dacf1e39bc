import * as v from 'valibot'
import { id, text, wholeNumber } from '@console-widgets/core/schemas'
import { isFolderKey, storageLimits } from '../model.ts'
import { bucketName, fileKey, prefix } from './parts.ts'
import { taskAnswer } from './files.ts'

/** A path in a site, `/` or `/docs/start.html`; a trailing `*` matches all paths with that prefix. */
const path = v.pipe(
  v.string(),
  v.trim(),
  v.startsWith('/', 'must begin with /'),
  v.maxLength(storageLimits.path, `must have at most ${storageLimits.path} characters`),
  v.check((value) => value.isWellFormed() && !value.includes('\0'), 'must not contain broken Unicode'),
)

const documentKey = v.pipe(
  fileKey,
  v.maxLength(storageLimits.documentName, `must have at most ${storageLimits.documentName} characters`),
  v.check((value) => !isFolderKey(value), 'must be a file'),
)

/** A web site: a bucket, or one of its folders, that is served publicly. */
export const hostingSite = v.object({
  siteId: v.string(),
  siteName: v.string(),
  bucketId: v.string(),
  bucketName: v.string(),
  prefix: v.string(),
  indexDocument: v.string(),
  notFoundDocument: v.nullable(v.string()),
  /** Seconds that a file is cached before it is compared with the bucket. */
  maxAge: v.number(),
  address: v.string(),
  /** Number of cached files. */
  copies: v.number(),
  createTime: v.number(),
  updateTime: v.number(),
})
export type HostingSite = v.InferOutput<typeof hostingSite>

/** By default returns all sites of the team; with a site also its cached files; with a task only that purge. */
export const cdnInput = v.object({ siteId: v.optional(id), taskId: v.optional(id) })
export const cdnAnswer = v.object({
  /** False in the older variant, which serves sites but can't change them. */
  available: v.boolean(),
  sites: v.array(hostingSite),
  copies: v.array(
    v.object({
      path: v.string(),
      size: v.number(),
      etag: v.string(),
      storeTime: v.number(),
      endTime: v.number(),
      /** Whether the bucket has a newer file, which a purge would load. */
      outdated: v.boolean(),
    }),
  ),
  /** Purges, newest first; no paths means the whole site. */
  refreshes: v.array(
    v.object({
      ...taskAnswer.entries.task.entries,
      siteId: v.string(),
      siteName: v.string(),
      paths: v.array(v.string()),
      userName: v.nullable(v.string()),
    }),
  ),
  quota: v.object({ perDay: v.number(), used: v.number(), resetTime: v.number() }),
})
/** Purges cached files, so that the next request loads the current file. */
export const refreshCdnInput = v.object({
  siteId: id,
  /** Default: the whole site. */
  paths: v.optional(
    v.pipe(
      v.array(path),
      v.minLength(1, 'must name at least one path'),
      v.maxLength(storageLimits.pathsPerRefresh, `must name at most ${storageLimits.pathsPerRefresh} paths`),
    ),
  ),
})
export const refreshCdnAnswer = v.object({ taskId: v.string() })

const siteFields = {
  prefix: v.optional(prefix),
  /** Index document of each folder. Default: index.html. */
  indexDocument: v.optional(
    v.pipe(
      text(storageLimits.documentName),
      v.check((value) => !/[\\/]/.test(value) && value !== '.' && value !== '..', 'must be a file name without path'),
    ),
  ),
  /** Error document for missing files, by its key below the prefix. */
  notFoundDocument: v.optional(v.nullable(documentKey)),
  maxAge: v.optional(wholeNumber(0, storageLimits.siteMaxAge)),
}
export const createSiteInput = v.object({ bucketId: id, siteName: bucketName, ...siteFields })
export const updateSiteInput = v.object({ siteId: id, ...siteFields })
export const siteIdInput = v.object({ siteId: id })
export const siteAnswer = v.object({ site: hostingSite })
