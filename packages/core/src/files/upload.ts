import { fileCalls as calls } from '../contracts/file-calls.ts'
import type { Console } from '../console.ts'
import { ConsoleError } from '../errors.ts'
import { largestObjectBytes, multipartPartBytes } from '../model/files.ts'
import { bizTagOfAddress } from './biz-tag.ts'
import { createPartSums, sha256Of } from './checksum.ts'
import type { Claims } from './claims.ts'
import { askForParts, sendMissingParts } from './multipart.ts'
import { persist, type Patience } from './persist.ts'
import { createPutBytes, mayTryAgain } from './put-bytes.ts'
import { requireEntry } from './require-entry.ts'
import { startUpload, type UploadControl, type UploadedObject, type UploadHandle } from './upload-handle.ts'
import { uploadRecordPlace, type UploadRecord, type UploadRecordPlace } from './upload-records.ts'

/** Upload options. All have defaults. */
export interface UploadOptions extends Partial<Patience> {
  /** What the object belongs to (R43). Default: derived from the page's address (R106). */
  bizTag?: string
  /** Default: the file's name. */
  fileName?: string
  /** Default: the file's type. */
  contentType?: string
  /** Whether the file can be empty, for a bizTag whose service accepts any file. Default: no. */
  allowEmpty?: boolean
  /** Parts uploaded at a time. Default 4, to keep the line busy while one is flushed to disk. */
  parallelParts?: number
}

interface Settings extends Patience {
  bizTag: string
  fileName: string
  contentType: string | undefined
  allowEmpty: boolean
  parallelParts: number
}

interface Upload {
  console: Console
  file: Blob
  settings: Settings
  control: UploadControl
}

/**
 * Uploads a file or blob. An object of up to one part takes a single request. A larger one is uploaded in parallel
 * parts, and resumes after a disconnect, a failure, or a page reload without resending uploaded parts. Files are read
 * in slices, so memory use does not grow with their size.
 */
export function uploadFile(console: Console, claims: Claims, file: Blob, options: UploadOptions = {}): UploadHandle {
  const settings: Settings = {
    bizTag: options.bizTag || bizTagOfAddress(console.ports.address()),
    fileName: options.fileName ?? (file instanceof File ? file.name : 'file'),
    contentType: options.contentType || file.type || undefined,
    allowEmpty: options.allowEmpty ?? false,
    parallelParts: options.parallelParts ?? 4,
    tries: options.tries ?? 6,
    firstWait: options.firstWait ?? 500,
  }
  return startUpload(file.size, async (control) => {
    const upload = { console, file, settings, control }
    try {
      requireSize(file, settings)
      return await (file.size <= multipartPartBytes ? uploadWhole(upload) : uploadInParts(upload, claims))
    } catch (error) {
      if (control.stopped.aborted)
        throw new ConsoleError({
          kind: 'canceled',
          code: 'ERR_CANCELED',
          message: 'The upload was canceled.',
          cause: error,
        })
      // A failed call has already been reported by `invoke`.
      if (!(error instanceof ConsoleError) || error.call === undefined) console.ports.reportError(error)
      throw error
    }
  })
}

function requireSize({ size }: Blob, { allowEmpty, fileName }: Settings): void {
  if (size === 0 && !allowEmpty)
    throw new ConsoleError({ kind: 'invalid', code: 'ERR_BAD_OPTION_VALUE', message: `'${fileName}' is empty.` })
  if (size > largestObjectBytes)
    throw new ConsoleError({
      kind: 'too-large',
      code: 'ERR_BAD_OPTION_VALUE',
      message: `'${fileName}' is larger than the file service accepts.`,
    })
}

async function uploadWhole({ console, file, settings, control }: Upload): Promise<UploadedObject> {
  const put = createPutBytes(console.ports)
  const sha256 = await sha256Of(file, control.stopped)
  const { bizTag, fileName, contentType } = settings
  const objectId = await persist(control, settings, async (signal) => {
    control.report(0)
    const { urlsInfo } = await console.invoke(
      // The newer call binds the address to the checksum, which not every page can compute.
      calls[sha256 ? 'files.object-upload-url-v2.get' : 'files.object-upload-url.get'],
      { bizTag, fileName, contentLength: file.size, sha256, contentType },
      { signal },
    )
    const address = requireEntry(urlsInfo[0])
    await put(address, file, { signal, onProgress: (loaded) => control.report(Math.min(loaded, file.size)) })
    return address.objectId
  })
  return { objectId, fileName, size: file.size, sha256 }
}

function uploadInParts(upload: Upload, claims: Claims): Promise<UploadedObject> {
  const { console, file, settings } = upload
  // A blob without a date can't be told from another of the same size.
  if (!(file instanceof File)) return uploadWithRecord(upload, undefined)
  const team = console.session.$state.get().info?.teamId ?? ''
  const { name, size, lastModified } = file
  const place = uploadRecordPlace(
    console.ports.localStorage,
    [console.apiBase(), team, settings.bizTag, settings.fileName],
    { name, size, lastModified },
  )
  // Uploading the same file twice at a time creates two objects; only the first can be resumed.
  return claims.hold(place.name, (held) => uploadWithRecord(upload, held ? place : undefined))
}

async function uploadWithRecord(upload: Upload, place: UploadRecordPlace | undefined): Promise<UploadedObject> {
  const { console, file, settings, control } = upload
  const kept = await recordStillGood(upload, place)
  const record = kept ?? (await startMultipart(upload, place))
  const sums = createPartSums(file, record.partSize, control.stopped)
  try {
    // The sums are computed while parts are on their way, and not before: the reading would keep the first of them
    // waiting.
    const parts = await sendMissingParts({
      console,
      file,
      record,
      resumed: kept !== undefined,
      control,
      settings,
      onSending: sums.begin,
    })
    control.finishing()
    const checksums = await sums.all()
    const object = await compose(
      upload,
      record,
      parts.map((part) => ({ ...part, checksum: checksums[part.partNumber - 1] })),
    )
    place?.forget()
    return { ...object, fileName: settings.fileName, size: file.size }
  } catch (error) {
    const { objectId, nspUploadId } = record
    if (control.stopped.aborted)
      void console
        .invoke(calls['files.multipart-upload.abort'], { objectId, nspUploadId }, { quiet: true })
        .catch(() => undefined)
    // Keep what may still succeed, so that uploading the file again resumes it.
    if (control.stopped.aborted || !mayTryAgain(error)) place?.forget()
    // An unreadable file explains why its parts fail.
    throw sums.failure() ?? error
  }
}

/** Returns the stored upload if the platform still has it, and forgets it otherwise. */
async function recordStillGood(
  { console, control, settings }: Upload,
  place: UploadRecordPlace | undefined,
): Promise<UploadRecord | undefined> {
  const record = place?.find()
  if (!record) return undefined
  try {
    await persist(control, settings, (signal) => askForParts(console, record, [], signal))
    return record
  } catch (error) {
    control.stopped.throwIfAborted()
    if (mayTryAgain(error)) throw error
    place?.forget()
    return undefined
  }
}

async function startMultipart(
  { console, file, settings, control }: Upload,
  place: UploadRecordPlace | undefined,
): Promise<UploadRecord> {
  const { bizTag, fileName, contentType } = settings
  const { othersInfo } = await persist(control, settings, (signal) =>
    console.invoke(
      calls['files.multipart-upload.init'],
      { bizTag, fileName, contentLength: file.size, contentType },
      { signal },
    ),
  )
  const record = requireEntry(othersInfo[0])
  place?.keep(record)
  return record
}

type PartOfObject = Awaited<ReturnType<typeof sendMissingParts>>[number] & { checksum?: string | undefined }

async function compose({ console, settings, control }: Upload, record: UploadRecord, parts: PartOfObject[]) {
  const { objectId, nspUploadId } = record
  return persist(control, settings, async (_signal, failures) => {
    const options = { signal: control.stopped }
    try {
      const { othersInfo } = await console.invoke(
        calls['files.multipart-upload.compose'],
        { objectId, nspUploadId, parts },
        options,
      )
      return { objectId, sha256: requireEntry(othersInfo[0]).sha256 as string | undefined }
    } catch (error) {
      // The response to an earlier try may have been lost.
      const mayBeDone =
        failures > 0 && error instanceof ConsoleError && (error.kind === 'not-found' || error.kind === 'conflict')
      if (!mayBeDone) throw error
      const { othersInfo } = await console.invoke(
        calls['files.objects-async.check'],
        { objectIds: [objectId] },
        options,
      )
      const made = othersInfo.find(({ state }) => state === 'temporary' || state === 'normal')
      if (!made) throw error
      return { objectId, sha256: made.sha256 }
    }
  })
}
