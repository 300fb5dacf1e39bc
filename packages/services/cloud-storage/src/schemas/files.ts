import * as v from 'valibot'
import { id, objectId, optionalText, text, wholeNumber } from '@console-widgets/core/schemas'
import { conflictWays, fileSorts, fileSources, storageLimits } from '../model.ts'
import { fileKey, folderKey, key, keys, mediaType, prefix } from './parts.ts'

/** A file or folder of a list. */
export const fileEntry = v.object({
  kind: v.picklist(['folder', 'file']),
  /** The whole key; a folder's ends in `/`. */
  key: v.string(),
  name: v.string(),
  /** Of a folder 0 here: only its deletion counts what is in it. */
  size: v.number(),
  contentType: v.nullable(v.string()),
  etag: v.nullable(v.string()),
  createTime: v.number(),
  updateTime: v.number(),
})
export type FileEntry = v.InferOutput<typeof fileEntry>

/**
 * What lies in a folder, folders first. A window goes on from `cursor`, which stays right when files come and go in
 * between; `fromRecCount` counts from the beginning instead.
 */
export const fileListInput = v.object({
  bucketId: id,
  prefix: v.optional(prefix),
  /** All files below the folder, however deep, and no folders. */
  recursive: v.optional(v.boolean()),
  /** Files and folders below the folder, however deep, whose name contains this, whatever its case. */
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
  /** Counted with the first window; those that go on from it tell the same. */
  total: v.number(),
  /** Where the next window begins; null after the last. */
  cursor: v.nullable(v.string()),
})

/** A link that opens a file to whoever has it, until it is revoked or ends. */
export const fileToken = v.object({
  tokenId: v.string(),
  address: v.string(),
  description: v.string(),
  userName: v.nullable(v.string()),
  createTime: v.number(),
  /** Null for one that does not end by itself. */
  endTime: v.nullable(v.number()),
})
export type FileToken = v.InferOutput<typeof fileToken>

/** All that is known of a file. */
export const fileDetail = v.object({
  ...fileEntry.entries,
  bucketId: v.string(),
  bucketName: v.string(),
  contentType: v.string(),
  etag: v.string(),
  sha256: v.string(),
  /** The object of the file service that holds its bytes, to download it by a signed address. */
  objectId: v.string(),
  /** What an application has told of it. */
  metadata: v.record(v.string(), v.string()),
  source: v.picklist(fileSources),
  /** Who put it there: the person of the team, or the user of the application. */
  userName: v.nullable(v.string()),
  /** Where applications reach it, as far as the rules let them. */
  address: v.string(),
  tokens: v.array(fileToken),
})
export type FileDetail = v.InferOutput<typeof fileDetail>
export const fileAnswer = v.object({ file: fileDetail })

export const fileKeyInput = v.object({ bucketId: id, key: fileKey })
export const createFolderInput = v.object({ bucketId: id, key: folderKey })
export const entryAnswer = v.object({ entry: fileEntry })

/** Puts an uploaded object into a bucket. */
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
/** Moves to another folder, or gives one file or folder another name there. */
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
/** Copies to a folder of the same bucket or of another. */
export const copyFilesInput = v.object({
  bucketId: id,
  keys,
  targetBucketId: v.optional(id),
  targetPrefix: prefix,
  ifExists: v.optional(v.picklist(conflictWays)),
})

/** What is done at once is counted; what takes longer, such as a folder, is a task. */
export const filesAnswer = v.object({ files: v.number(), taskId: v.nullable(v.string()) })

export const taskInput = v.object({ taskId: id })
/** How far a deletion, move, copy or refresh is. */
export const taskAnswer = v.object({
  task: v.object({
    taskId: v.string(),
    kind: v.string(),
    state: v.picklist(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
    done: v.number(),
    /** 0 as long as it is not known. */
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
  /** Seconds until it ends, at least one minute and at most a year; without, it ends when it is revoked. */
  seconds: v.optional(wholeNumber(60, 366 * 86_400)),
})
export const tokenAnswer = v.object({ token: fileToken })
export const tokenIdInput = v.object({ tokenId: id })
/** All links of a file end, and it gets a new one. */
export const refreshTokensAnswer = v.object({ token: fileToken, revoked: v.number() })
