import * as v from 'valibot'
import { largestObjectBytes, objectIdsPerCall } from '../model.ts'
import { checksum, id, objectId, sha256, text, webAddress, wholeNumber } from './parts.ts'

/** What an upload belongs to (R43): the service that requested it. */
const bizTag = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9._/-]{1,128}$/, 'must have at most 128 letters, digits, and . _ / -'),
)

/**
 * Line breaks, bidirectional controls, and invisible characters, which can make a name look like another one. NUL isn't
 * among them: every text refuses it by itself.
 */
const deceptive = /(?!\0)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u
/** Device names reserved by Windows, with any extension. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)\./i

/** A file name as typed by users, in any script. Never used as a path. */
const fileName = v.pipe(
  text(255),
  v.check(
    (name) => !/[\\/:*?"<>|]|^\.\.?$/.test(name),
    'must be a file name without path or any of \\ / : * ? " < > |',
  ),
  v.check(
    (name) => !deceptive.test(name),
    'must not contain line breaks, or letters that are invisible or change the direction of the text',
  ),
  v.check((name) => !deviceName.test(name), 'must not be a name that Windows keeps for devices'),
  v.normalize('NFC'),
)

const newObject = v.object({
  bizTag,
  fileName,
  contentLength: wholeNumber(0, largestObjectBytes),
  sha256: v.optional(sha256),
  contentType: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}\/[\w.+-]{1,64}$/, 'must be a media type such as image/png')),
  ),
})

const objectIds = v.pipe(
  v.array(objectId),
  v.minLength(1, 'must name at least one object'),
  v.maxLength(objectIdsPerCall, `must name at most ${objectIdsPerCall} objects`),
)

const errorObject = v.object({ objectId: v.string(), reason: v.string() })

/**
 * A signed address of an object, or of a part of it. Send exactly these headers with the method to it before it
 * expires.
 */
const signedUrl = v.object({
  objectId: v.string(),
  partNumber: v.optional(v.number()),
  partObjectId: v.optional(v.string()),
  url: v.string(),
  method: v.picklist(['PUT', 'GET']),
  headers: v.record(v.string(), v.string()),
  expires: v.number(),
})

/** Metadata of a stored object. */
const fileObject = v.object({
  objectId: v.string(),
  bizTag: v.string(),
  fileName: v.string(),
  size: v.number(),
  sha256: v.string(),
  contentType: v.string(),
  state: v.picklist(['temporary', 'normal']),
  createTime: v.number(),
})

const signedUrls = v.array(signedUrl)
const deletedObjects = v.array(v.string())
const errorObjects = v.array(errorObject)

/**
 * Answer of every call of the file service (R45): the same four lists, of which a call fills those that it is about.
 * Only the entries of `othersInfo` are the call's own.
 */
const answerWith = <Info extends v.GenericSchema>(info: Info) =>
  v.object({ urlsInfo: signedUrls, othersInfo: v.array(info), deletedObjects, errorObjects })

/** Answer about objects as a whole. `othersInfo` describes those that are stored now. */
export const objectsAnswer = answerWith(fileObject)

export const uploadObjectInput = newObject
export const uploadByUrlInput = v.object({ bizTag, fileName, url: webAddress, requestId: v.pipe(text(64)) })
export const uploadUrlInput = newObject
export const uploadUrlsInput = v.object({
  objects: v.pipe(v.array(newObject), v.minLength(1), v.maxLength(objectIdsPerCall)),
})

export const downloadUrlInput = v.object({ objectIds: v.pipe(objectIds, v.maxLength(1, 'must name one object')) })
export const downloadUrlsInput = v.object({ objectIds })
export const deleteObjectsInput = v.object({ objectIds })

export const multipartInitInput = newObject
export const multipartInitAnswer = answerWith(
  v.object({ objectId: v.string(), nspUploadId: v.string(), partSize: v.number() }),
)
export const multipartPartsInput = v.object({
  objectId,
  nspUploadId: id,
  partNumbers: v.pipe(v.array(wholeNumber(1, 10_000)), v.maxLength(1000)),
})
/** Addresses for the requested parts, and the parts already uploaded, so that an upload can be resumed. */
export const multipartPartsAnswer = answerWith(
  v.object({ partNumber: v.number(), partObjectId: v.string(), etag: v.string(), size: v.number() }),
)
export const multipartComposeInput = v.object({
  objectId,
  nspUploadId: id,
  /**
   * With the checksum of each part or the SHA-256 of the whole, the platform rejects content that changed in transit.
   */
  parts: v.pipe(
    v.array(
      v.object({
        partNumber: wholeNumber(1, 10_000),
        partObjectId: text(80),
        etag: text(80),
        checksum: v.optional(checksum),
      }),
    ),
    v.minLength(1),
    v.maxLength(10_000),
  ),
  sha256: v.optional(sha256),
})
export const multipartAbortInput = v.object({ objectId, nspUploadId: id })

export const asyncCheckInput = v.object({ objectIds })
export const asyncCheckAnswer = answerWith(
  v.object({
    objectId: v.string(),
    state: v.picklist(['temporary', 'normal', 'uploading', 'unknown']),
    size: v.number(),
    sha256: v.optional(v.string()),
  }),
)
export const videoParseInput = v.object({ objectId })
/** Container, size in pixels, and duration in milliseconds, read from the file itself. */
export const videoParseAnswer = answerWith(
  v.object({
    objectId: v.string(),
    container: v.string(),
    width: v.number(),
    height: v.number(),
    duration: v.number(),
  }),
)
export const usageRouteInput = v.object({ usage: bizTag })
export const usageRouteAnswer = answerWith(
  v.object({ region: v.picklist(['CN', 'SG', 'DE', 'RU']), siteId: v.number() }),
)
