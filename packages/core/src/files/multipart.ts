import { fileCalls as calls } from '../contracts/file-calls.ts'
import type { Console } from '../console.ts'
import { ConsoleError } from '../errors.ts'
import { createAddressOfPart } from './part-addresses.ts'
import { persist, type Patience } from './persist.ts'
import { createPutBytes } from './put-bytes.ts'
import type { UploadControl } from './upload-handle.ts'
import type { UploadRecord } from './upload-records.ts'

/** How often missing parts are resent before the upload fails. */
const rounds = 3

/** Dependencies of a multipart upload. */
export interface Multipart {
  console: Console
  file: Blob
  record: UploadRecord
  /** Whether some parts may have been uploaded already. */
  resumed: boolean
  control: UploadControl
  settings: Patience & { parallelParts: number }
  /** Called when a part starts uploading. */
  onSending: () => void
}

interface Part {
  number: number
  start: number
  size: number
}

function partsOf(total: number, partSize: number): Part[] {
  const parts: Part[] = []
  for (let start = 0; start < total; start += partSize)
    parts.push({ number: parts.length + 1, start, size: Math.min(partSize, total - start) })
  return parts
}

/** Requests the list of uploaded parts, and addresses for others. */
export function askForParts(
  console: Console,
  { objectId, nspUploadId }: UploadRecord,
  partNumbers: number[],
  signal: AbortSignal,
) {
  return console.invoke(calls['files.multipart-upload.parts'], { objectId, nspUploadId, partNumbers }, { signal })
}

/** Uploads missing parts, checks again, and returns what the composition needs. */
export async function sendMissingParts(upload: Multipart) {
  const { console, file, record, resumed, control, settings } = upload
  const all = partsOf(file.size, record.partSize)
  if (!resumed) await sendParts(upload, all)
  for (let round = resumed ? 1 : 2; ; round++) {
    const { othersInfo } = await persist(control, settings, (signal) => askForParts(console, record, [], signal))
    const there = new Map(othersInfo.map((part) => [part.partNumber, part]))
    const missing = all.filter(({ number, size }) => there.get(number)?.size !== size)
    if (missing.length === 0)
      return othersInfo
        .map(({ partNumber, partObjectId, etag }) => ({ partNumber, partObjectId, etag }))
        .sort((one, other) => one.partNumber - other.partNumber)
    if (round > rounds)
      throw new ConsoleError({
        kind: 'server',
        code: 'ERR_BAD_RESPONSE',
        message: 'The file service didn’t store the uploaded parts. Try again later.',
      })
    await sendParts(upload, missing)
  }
}

/** Uploads several parts at a time. After the first permanent failure, no other part starts. */
async function sendParts(
  { console, file, record, control, settings, onSending }: Multipart,
  parts: readonly Part[],
): Promise<void> {
  const put = createPutBytes(console.ports)
  const queue = [...parts]
  const addressOf = createAddressOfPart({
    ask: async (partNumbers, signal) => (await askForParts(console, record, partNumbers, signal)).urlsInfo,
    parts: parts.map((part) => part.number),
    now: console.ports.now,
  })
  const alreadyThere = file.size - parts.reduce((sum, { size }) => sum + size, 0)
  const onTheirWay = new Map<number, number>()
  const tell = (number: number, loaded: number) => {
    onTheirWay.set(number, loaded)
    control.report(alreadyThere + [...onTheirWay.values()].reduce((sum, bytes) => sum + bytes, 0))
  }

  const work = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      const { number, start, size } = part
      let asked = false
      await persist(control, settings, async (signal) => {
        tell(number, 0)
        const fresh = asked
        asked = true
        const address = await addressOf(number, signal, fresh)
        onSending()
        await put(address, file.slice(start, start + size), {
          signal,
          onProgress: (loaded) => tell(number, Math.min(loaded, size)),
        })
      })
    }
  }
  const workers = Array.from({ length: Math.max(1, Math.min(settings.parallelParts, parts.length)) }, () =>
    work().catch((error: unknown) => {
      queue.length = 0
      throw error
    }),
  )
  const results = await Promise.allSettled(workers)
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
}
