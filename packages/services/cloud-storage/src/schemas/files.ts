import * as v from 'valibot'
import { id, objectId, optionalText, text, wholeNumber } from '@console-widgets/core/schemas'
import { conflictWays, fileSorts, fileSources, storageLimits } from '../model.ts'
import { fileKey, folderKey, key, keys, mediaType, prefix } from './parts.ts'

/** A file or folder as listed. */
export const fileEntry = v.object({
  kind: v.picklist(['folder', 'file']),
  /** The full key; a folder's ends with `/`. */
  key: v.string(),
  name: v.string(),
  /** Always 0 for folders: only a deletion counts their contents. */
  size: v.number(),
  contentType: v.nullable(v.string()),
  etag: v.nullable(v.string()),
  createTime: v.number(),
  updateTime: v.number(),
})
export type FileEntry = v.InferOutput<typeof fileEntry>

/**
 * Contents of a folder, folders first. A window continues from `cursor`, which stays valid when files change;
 * `fromRecCount` counts from the start instead.
 */
export const fileListInput = v.object({
  bucketId: id,
  prefix: v.optional(prefix),
  /** All files below the folder at any depth, without folders. */
  recursive: v.optional(v.boolean()),
  /** Files and folders below the folder at any depth whose name contains this, ignoring case. */
  search: v.optional(text(storageLimits.searchText)),
  sort: v.optional(v.picklist(fileSorts)),
  cursor: v.optional(
    v.pipe(v.string(), v.maxLength(4096), v.regex(/^[A-Za-z0-9_-]+$/, 'must be the cursor of an answer')),
  ),
  fromRecCount: v.optional(wholeNumber(1, 10_000_000)),
  maxReqCount: v.optional(wholeNumber(1, storageLimits.listWindow)),
})
export const filePage = v.object({
  items: v.array(fileEntry),
  /** Counted for the first window, and repeated in later ones. */
  total: v.number(),
  /** Start of the next window; null after the last. */
  cursor: v.nullable(v.string()),
})

/** A link that gives anyone access to a file, until it is revoked or expires. */
export const fileToken = v.object({
  tokenId: v.string(),
  address: v.string(),
  description: v.string(),
  userName: v.nullable(v.string()),
  createTime: v.number(),
  /** Null if it doesn't expire. */
  endTime: v.nullable(v.number()),
})
export type FileToken = v.InferOutput<typeof fileToken>

/** Metadata of a file. */
export const fileDetail = v.object({
  ...fileEntry.entries,
  bucketId: v.string(),
  bucketName: v.string(),
  contentType: v.string(),
  etag: v.string(),
  sha256: v.string(),
  /** Object of the file service with its contents, for a download by signed URL. */
  objectId: v.string(),
  /** Custom metadata set by an application. */
  metadata: v.record(v.string(), v.string()),
  source: v.picklist(fileSources),
  /** Uploader: the team member, or the application's user. */
  userName: v.nullable(v.string()),
  /** URL for applications, subject to the rules. */
  address: v.string(),
  tokens: v.array(fileToken),
})
export type FileDetail = v.InferOutput<typeof fileDetail>
export const fileAnswer = v.object({ file: fileDetail })

export const fileKeyInput = v.object({ bucketId: id, key: fileKey })
export const createFolderInput = v.object({ bucketId: id, key: folderKey })
export const entryAnswer = v.object({ entry: fileEntry })

/** Adds an uploaded object to a bucket. */
export const putFileInput = v.object({
  bucketId: id,
  key: fileKey,
  objectId,
  /** Default: the object's own. */
  contentType: v.optional(mediaType),
  /** Default `refuse`. */
  ifExists: v.optional(v.picklist(conflictWays)),
})

export const filesInput = v.object({ bucketId: id, keys })
/** Moves files and folders to another folder, or renames one of them. */
export const moveFilesInput = v.pipe(
  v.object({
    bucketId: id,
    keys,
    targetPrefix: prefix,
    /** Default: each keeps its name. */
    name: v.optional(
      v.pipe(
        key,
        v.check((value) => !value.includes('/'), 'must be a name without /'),
      ),
    ),
    ifExists: v.optional(v.picklist(conflictWays)),
  }),
  v.forward(
    v.check(
      ({ keys: named, name }) => name === undefined || named.length === 1,
      'must be left out unless one file or folder is named',
    ),
    ['name'],
  ),
)
/** Copies files and folders to a folder of the same or another bucket. */
export const copyFilesInput = v.object({
  bucketId: id,
  keys,
  targetBucketId: v.optional(id),
  targetPrefix: prefix,
  ifExists: v.optional(v.picklist(conflictWays)),
})

/** Number of files if completed immediately; longer work, such as on folders, is a task. */
export const filesAnswer = v.object({ files: v.number(), taskId: v.nullable(v.string()) })

export const taskInput = v.object({ taskId: id })
/** Progress of a deletion, move, copy, or purge. */
export const taskAnswer = v.object({
  task: v.object({
    taskId: v.string(),
    kind: v.string(),
    state: v.picklist(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
    done: v.number(),
    /** 0 until known. */
    total: v.number(),
    failReason: v.nullable(v.string()),
    failMessage: v.nullable(v.string()),
    createTime: v.number(),
    endTime: v.nullable(v.number()),
  }),
})

export const createTokenInput = v.object({
  bucketId: id,
  key: fileKey,
  description: optionalText(storageLimits.tokenDescription),
  /** Seconds until it expires, from one minute to one year. Default: it doesn't expire. */
  seconds: v.optional(wholeNumber(60, 366 * 86_400)),
})
export const tokenAnswer = v.object({ token: fileToken })
export const tokenIdInput = v.object({ tokenId: id })
/** Revokes all links of a file and creates a new one. */
export const refreshTokensAnswer = v.object({ token: fileToken, revoked: v.number() })
