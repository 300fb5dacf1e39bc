import type { AnswerOf } from '@console-widgets/contract'
import { fileCalls as calls } from '../contracts/file-calls.ts'
import type { Console } from '../console.ts'
import { ConsoleError } from '../errors.ts'
import { createClaims } from './claims.ts'
import { callsByRegion } from './group-by-region.ts'
import { uploadFile, type UploadOptions } from './upload.ts'
import type { UploadHandle } from './upload-handle.ts'

type Answers = {
  objects: AnswerOf<(typeof calls)['files.objects.delete']>
  check: AnswerOf<(typeof calls)['files.objects-async.check']>
}
/** Answer of a call of the file service, all of which have the same four lists (R45). */
type FileAnswer = Omit<Answers['objects'], 'othersInfo'> & { othersInfo: unknown[] }

/**
 * Files of the platform. Object IDs may be of several regions: each region gets its own call, and the answers are
 * merged (R153). Objects of a region that fails are listed as errors, unless every region fails.
 */
export interface FileService {
  upload(file: Blob, options?: UploadOptions): UploadHandle
  /** Returns signed download addresses. */
  downloadUrls(objectIds: readonly string[], signal?: AbortSignal): Promise<Answers['objects']>
  deleteObjects(objectIds: readonly string[], signal?: AbortSignal): Promise<Answers['objects']>
  /** Returns states of objects. */
  checkObjects(objectIds: readonly string[], signal?: AbortSignal): Promise<Answers['check']>
}

export function createFileService(console: Console): FileService {
  const { invoke } = console
  const claims = createClaims()
  return {
    upload: (file, options) => uploadFile(console, claims, file, options),
    downloadUrls: (objectIds, signal) =>
      inEachRegion(objectIds, (ids) => invoke(calls['files.objects-download-url.get'], { objectIds: ids }, { signal })),
    deleteObjects: (objectIds, signal) =>
      inEachRegion(objectIds, (ids) => invoke(calls['files.objects.delete'], { objectIds: ids }, { signal })),
    checkObjects: (objectIds, signal) =>
      inEachRegion(objectIds, (ids) => invoke(calls['files.objects-async.check'], { objectIds: ids }, { signal })),
  }
}

/** Makes one call per region. Partial failures are reported by object; a failure of all regions is thrown. */
async function inEachRegion<Answer extends FileAnswer>(
  objectIds: readonly string[],
  call: (objectIds: string[]) => Promise<Answer>,
): Promise<Answer> {
  const calls = callsByRegion(objectIds)
  const results = await Promise.allSettled(calls.map((each) => call(each.objectIds)))
  const merged: FileAnswer = { urlsInfo: [], othersInfo: [], deletedObjects: [], errorObjects: [] }
  results.forEach((result, at) => {
    if (result.status === 'rejected') {
      const reason = reasonOf(result.reason)
      merged.errorObjects.push(...(calls[at]?.objectIds ?? []).map((objectId) => ({ objectId, reason })))
    } else
      for (const list of Object.keys(merged) as (keyof FileAnswer)[])
        merged[list].push(...((result.value[list] ?? []) as never[]))
  })
  const failure = results.find((result) => result.status === 'rejected')
  if (failure && results.every((result) => result.status === 'rejected')) throw failure.reason
  return merged as Answer
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ConsoleError)) return String(error)
  return error.reason ?? error.message
}
