import * as v from 'valibot'
import { id, text, wholeNumber } from '@console-widgets/core/schemas'
import { isFolderKey, storageLimits } from '../model.ts'
import { bucketName, fileKey, prefix } from './parts.ts'
import { taskAnswer } from './files.ts'

/** A path below a site, `/` or `/docs/start.html`, or with a `*` at its end for all that begin so. */
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

/** A bucket, or a folder of it, that is served as a web site. */
export const hostingSite = v.object({
  siteId: v.string(),
  siteName: v.string(),
  bucketId: v.string(),
  bucketName: v.string(),
  prefix: v.string(),
  indexDocument: v.string(),
  notFoundDocument: v.nullable(v.string()),
  /** Seconds that a copy is kept before it is compared with the bucket. */
  maxAge: v.number(),
  address: v.string(),
  /** Copies that are kept now. */
  copies: v.number(),
  createTime: v.number(),
  updateTime: v.number(),
})
export type HostingSite = v.InferOutput<typeof hostingSite>

/** Without anything all sites of the team; with a site also its copies, with a task that refresh alone. */
export const cdnInput = v.object({ siteId: v.optional(id), taskId: v.optional(id) })
export const cdnAnswer = v.object({
  /** False in the older variant, which serves sites and cannot change them. */
  available: v.boolean(),
  sites: v.array(hostingSite),
  copies: v.array(
    v.object({
      path: v.string(),
      size: v.number(),
      etag: v.string(),
      storeTime: v.number(),
      endTime: v.number(),
      /** The bucket has another file by now: a refresh would bring it. */
      outdated: v.boolean(),
    }),
  ),
  /** Refreshes, the newest first; no paths means the whole site. */
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
/** Throws copies away, so that the next request brings the file as it is now. */
export const refreshCdnInput = v.object({
  siteId: id,
  /** Without, the whole site. */
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
  /** Document of each folder; default index.html. */
  indexDocument: v.optional(
    v.pipe(
      text(storageLimits.documentName),
      v.check((value) => !/[\\/]/.test(value) && value !== '.' && value !== '..', 'must be a file name without path'),
    ),
  ),
  /** Document for what is not there, by its key below the prefix. */
  notFoundDocument: v.optional(v.nullable(documentKey)),
  maxAge: v.optional(wholeNumber(0, storageLimits.siteMaxAge)),
}
export const createSiteInput = v.object({ bucketId: id, siteName: bucketName, ...siteFields })
export const updateSiteInput = v.object({ siteId: id, ...siteFields })
export const siteIdInput = v.object({ siteId: id })
export const siteAnswer = v.object({ site: hostingSite })
