import { inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import { regionPrefixOfZone } from '@console-widgets/core'
import { fileCalls } from '@console-widgets/core/contract'
import { signedUrlSeconds } from '@console-widgets/core/model'
import * as schemas from '@console-widgets/core/schemas'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { implement, type Context } from '../calls/handler.ts'
import { issue } from '../refusals/issue.ts'
import { refuse } from '../refusals/refusal.ts'
import { requireAcceptedFile } from './accepted-files.ts'
import { uploadByUrl } from './by-url.ts'
import { abort, compose, findUpload, partAddress, partObjectId, partSizeOf, partsOf } from './multipart.ts'
import {
  announceObject,
  describeObject,
  findStoredObject,
  forgetObjects,
  isStored,
  requireBytes,
  tidyStrayBytes,
} from './objects.ts'
import { signAddress } from './signed-address.ts'
import { multipartUploads, objects } from './tables.ts'
import { uploadAddress } from './upload-address.ts'
import { uploadObject } from './upload-object.ts'
import { parseVideo } from './video/parse-video.ts'

/** Implements the calls of the `files` area. */
export const filesImplementation = implement(
  fileCalls,
  schemas,
  {
    'files.object.upload': async (input, context) =>
      fileAnswer({ othersInfo: [describeObject(await uploadObject(context, input))] }),

    'files.object.upload-by-url': async (input, context) =>
      fileAnswer({ othersInfo: [describeObject(await uploadByUrl(context, input))] }),

    'files.object-upload-url.get': async (input, context) =>
      fileAnswer({ urlsInfo: [await uploadAddress(context, input)] }),

    'files.object-upload-url-v2.get': async (input, context) => {
      if (!input.sha256)
        throw refuse('bad-parameter', 'sha256: is required, because the URL is bound to it', [
          issue('sha256', 'required'),
        ])
      return fileAnswer({ urlsInfo: [await uploadAddress(context, input)] })
    },

    'files.objects-upload-url.get': async (input, context) => {
      const urlsInfo = []
      for (const [index, object] of input.objects.entries())
        urlsInfo.push(await uploadAddress(context, object, `objects.${index}.`))
      return fileAnswer({ urlsInfo })
    },

    'files.object-download-url.get': (input, context) => downloadAddresses(context, input.objectIds),
    'files.objects-download-url.get': (input, context) => downloadAddresses(context, input.objectIds),

    'files.objects.delete': async ({ objectIds }, { inTeam, services }) => {
      const { deletedObjects, errorObjects } = await inTeam(async (db) => {
        const rows = await rowsById(db, objectIds)
        const loose = [...rows.values()].filter((row) => row.state !== 'normal').map((row) => row.objectId)
        await forgetObjects(db, loose)
        return {
          deletedObjects: loose,
          errorObjects: [...new Set(objectIds)]
            .filter((objectId) => !loose.includes(objectId))
            .map((objectId) => ({ objectId, reason: rows.has(objectId) ? 'in-use' : 'not-found' })),
        }
      })
      for (const objectId of deletedObjects) await tidyStrayBytes(inTeam, services, objectId)
      return fileAnswer({ deletedObjects, errorObjects })
    },

    'files.multipart-upload.init': async (input, context) => {
      requireAcceptedFile(context.services, input)
      const { objectId } = await announceObject(context.db, context, input)
      const nspUploadId = newId()
      const partSize = partSizeOf(input.contentLength)
      await context.db.insert(multipartUploads).values({ nspUploadId, objectId, partSize })
      return fileAnswer({ othersInfo: [{ objectId, nspUploadId, partSize }] })
    },

    'files.multipart-upload.parts': async ({ objectId, nspUploadId, partNumbers }, context) => {
      const upload = await findUpload(context.db, nspUploadId, objectId)
      const present = await partsOf(context.db, nspUploadId)
      return fileAnswer({
        urlsInfo: await Promise.all(partNumbers.map((partNumber) => partAddress(upload, partNumber, context))),
        othersInfo: present.map(({ partNumber, etag, size }) => ({
          partNumber,
          partObjectId: partObjectId(objectId, partNumber),
          etag,
          size,
        })),
      })
    },

    'files.multipart-upload.compose': async (input, context) =>
      fileAnswer({ othersInfo: [describeObject(await compose(context, input))] }),
    'files.multipart-upload.abort': async ({ objectId, nspUploadId }, context) => {
      await abort(context, objectId, nspUploadId)
      return fileAnswer({ deletedObjects: [objectId] })
    },

    'files.objects-async.check': async ({ objectIds }, { db }) => {
      const rows = await rowsById(db, objectIds)
      return fileAnswer({
        othersInfo: objectIds.map((objectId) => {
          const row = rows.get(objectId)
          return {
            objectId,
            state: row?.state ?? ('unknown' as const),
            size: row?.size ?? 0,
            sha256: row?.sha256 ?? undefined,
          }
        }),
      })
    },

    'files.video.parse': async ({ objectId }, { inTeam, services }) => {
      const { storageKey, size } = await requireBytes(services, await inTeam((db) => findStoredObject(db, objectId)))
      const facts = await parseVideo((offset, length) => services.objects.read(storageKey, offset, length), size).catch(
        (error: unknown) => {
          if (error instanceof RangeError) throw refuse('file-failed', error.message)
          throw error
        },
      )
      return fileAnswer({ othersInfo: [{ objectId, ...facts }] })
    },

    'files.usage-route-site.get': async (_, { zone, siteId }) =>
      fileAnswer({ othersInfo: [{ region: regionPrefixOfZone(zone), siteId }] }),
  },
  {
    slow: [
      'files.object.upload-by-url',
      'files.objects.delete',
      'files.multipart-upload.compose',
      'files.multipart-upload.abort',
      'files.video.parse',
    ],
  },
)

type Lists = Pick<v.InferOutput<typeof schemas.objectsAnswer>, 'urlsInfo' | 'deletedObjects' | 'errorObjects'>

/** Answer of a call (R45): the lists that it fills, and the others empty. */
function fileAnswer<Info = never>(filled: Partial<Lists> & { othersInfo?: Info[] }): Lists & { othersInfo: Info[] } {
  return { urlsInfo: [], othersInfo: [], deletedObjects: [], errorObjects: [], ...filled }
}

async function downloadAddresses({ db, teamId, services, now }: Context, objectIds: readonly string[]) {
  const rows = await rowsById(db, objectIds)
  const expires = now() + signedUrlSeconds * 1000
  const urlsInfo = []
  const errorObjects = []
  for (const objectId of new Set(objectIds)) {
    const row = rows.get(objectId)
    if (row && isStored(row)) {
      const url = await signAddress(
        services.publicOrigin,
        services.secret,
        { method: 'GET', teamId, objectId, expires },
        {},
      )
      urlsInfo.push({ objectId, url, method: 'GET' as const, headers: {}, expires })
    } else errorObjects.push({ objectId, reason: row ? 'not-uploaded' : 'not-found' })
  }
  return fileAnswer({ urlsInfo, errorObjects })
}

async function rowsById(db: Queries, objectIds: readonly string[]) {
  const rows = await db
    .select()
    .from(objects)
    .where(inArray(objects.objectId, [...objectIds]))
  return new Map(rows.map((row) => [row.objectId, row]))
}
