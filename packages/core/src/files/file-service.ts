import type { AnswerOf } from '@console-widgets/contract'
import { fileCalls as calls } from '../contracts/file-calls.ts'
import type { Console } from '../console.ts'
import { ConsoleError } from '../errors.ts'
import { createClaims } from './claims.ts'
import { callsByRegion } from './group-by-region.ts'
import { uploadFile, type UploadOptions } from './upload.ts'
import type { UploadHandle } from './upload-handle.ts'

type Answers = {
  download: AnswerOf<(typeof calls)['files.objects-download-url.get']>
  delete: AnswerOf<(typeof calls)['files.objects.delete']>
  check: AnswerOf<(typeof calls)['files.objects-async.check']>
}
type ErrorObject = Answers['delete']['errorObjects'][number]

/**
 * Files of the platform. Object IDs may be of several regions: each region gets its own call, and the responses are
 * merged (R153).
 */
export interface FileService {
  upload(file: Blob, options?: UploadOptions): UploadHandle
  /**
   * Returns signed download addresses. Objects of a region that fails are listed as errors, unless every region fails.
   */
  downloadUrls(objectIds: readonly string[], signal?: AbortSignal): Promise<Answers['download']>
  /** Deletes objects. Objects of a region that fails are listed as errors, unless every region fails. */
  deleteObjects(objectIds: readonly string[], signal?: AbortSignal): Promise<Answers['delete']>
  /** Returns states of objects. @throws ConsoleError when a region fails. */
  checkObjects(objectIds: readonly string[], signal?: AbortSignal): Promise<Answers['check']>
}

export function createFileService(console: Console): FileService {
  const { invoke } = console
  const claims = createClaims()
  return {
    upload: (file, options) => uploadFile(console, claims, file, options),
    async downloadUrls(objectIds, signal) {
      const { answers, errorObjects } = await inEachRegion(objectIds, (ids) =>
        invoke(calls['files.objects-download-url.get'], { objectIds: ids }, { signal }),
      )
      return {
        urlsInfo: answers.flatMap((answer) => answer.urlsInfo),
        errorObjects: [...answers.flatMap((answer) => answer.errorObjects), ...errorObjects],
      }
    },
    async deleteObjects(objectIds, signal) {
      const { answers, errorObjects } = await inEachRegion(objectIds, (ids) =>
        invoke(calls['files.objects.delete'], { objectIds: ids }, { signal }),
      )
      return {
        deletedObjects: answers.flatMap((answer) => answer.deletedObjects),
        errorObjects: [...answers.flatMap((answer) => answer.errorObjects), ...errorObjects],
      }
    },
    async checkObjects(objectIds, signal) {
      const answers = await Promise.all(
        callsByRegion(objectIds).map((call) =>
          invoke(calls['files.objects-async.check'], { objectIds: call.objectIds }, { signal }),
        ),
      )
      return { othersInfo: answers.flatMap((answer) => answer.othersInfo) }
    },
  }
}

/** Makes one call per region. Partial failures are reported by object; a failure of all regions is thrown. */
async function inEachRegion<Answer>(objectIds: readonly string[], call: (objectIds: string[]) => Promise<Answer>) {
  const calls = callsByRegion(objectIds)
  const results = await Promise.allSettled(calls.map((each) => call(each.objectIds)))
  const answers: Answer[] = []
  const errorObjects: ErrorObject[] = []
  results.forEach((result, at) => {
    if (result.status === 'fulfilled') answers.push(result.value)
    else
      errorObjects.push(
        ...(calls[at]?.objectIds ?? []).map((objectId) => ({ objectId, reason: reasonOf(result.reason) })),
      )
  })
  const failure = results.find((result) => result.status === 'rejected')
  if (failure && answers.length === 0) throw failure.reason
  return { answers, errorObjects }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ConsoleError)) return String(error)
  return error.reason ?? error.message
}
