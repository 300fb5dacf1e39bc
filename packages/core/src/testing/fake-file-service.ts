import { createHash } from 'node:crypto'
import { calls } from '../contract.ts'
import { createPartSum } from '../files/part-sum.ts'
import { multipartPartBytes } from '../model.ts'
import { refusal, success, type Answerer, type SeenRequest } from './fake-page.ts'

const storage = 'https://storage.example'

interface Body {
  objectId: string
  objectIds: string[]
  fileName: string
  sha256?: string
  partNumbers: number[]
  parts: { partNumber: number; checksum?: string }[]
}

interface Started {
  fileName: string
  parts: Map<number, Buffer>
  composed: boolean
}

/** In-memory file service: the calls of the contract, and a data plane with signed addresses. */
export function createFakeFileService(intercept: (request: SeenRequest, path: string) => unknown = () => undefined) {
  const uploads = new Map<string, Started>()
  const objects = new Map<string, Buffer>()
  let signatures = 0
  let onTheirWay = 0
  let mostOnTheirWay = 0

  const sign = (path: string) => `${storage}/${path}?signature=${++signatures}`
  const put = async ({ url, body, credentials }: SeenRequest) => {
    if (credentials !== 'omit') throw new Error('credentials went to the data plane')
    onTheirWay++
    mostOnTheirWay = Math.max(mostOnTheirWay, onTheirWay)
    await new Promise((resolve) => setTimeout(resolve, 1))
    const bytes = Buffer.from(await (body as Blob).arrayBuffer())
    onTheirWay--
    const [, objectId = '', part] = url.pathname.split('/')
    if (part) uploads.get(objectId)?.parts.set(Number(part), bytes)
    else objects.set(objectId, bytes)
    return new Response(null, { headers: { etag: 'e' } })
  }

  const answer: Answerer = async (request) => {
    const path = request.url.pathname.replace('/agc/edge', '')
    const intercepted = await intercept(request, path)
    if (intercepted !== undefined) return intercepted
    if (request.url.origin === storage) return put(request)
    const body = request.body as Body
    switch (path) {
      case calls['files.object-upload-url.get'].path:
      case calls['files.object-upload-url-v2.get'].path: {
        const objectId = `CN${objects.size + 1}`
        const headers = { ...(body.sha256 ? { 'x-sum': body.sha256 } : {}) }
        return { urlsInfo: [{ objectId, url: sign(objectId), method: 'PUT', headers, expires: 0 }] }
      }
      case calls['files.multipart-upload.init'].path: {
        const objectId = `CN${100 + uploads.size}`
        uploads.set(objectId, { fileName: body.fileName, parts: new Map(), composed: false })
        return { othersInfo: [{ objectId, nspUploadId: `u-${objectId}`, partSize: multipartPartBytes }] }
      }
      case calls['files.multipart-upload.parts'].path: {
        const upload = uploads.get(body.objectId)
        if (!upload || upload.composed) return refusal(404, 1, 'no such upload')
        return {
          urlsInfo: body.partNumbers.map((partNumber) => ({
            partNumber,
            url: sign(`${body.objectId}/${partNumber}`),
            method: 'PUT',
            headers: {},
          })),
          othersInfo: [...upload.parts].map(([partNumber, bytes]) => ({
            partNumber,
            partObjectId: `p${partNumber}`,
            etag: `e${partNumber}`,
            size: bytes.length,
          })),
        }
      }
      case calls['files.multipart-upload.compose'].path: {
        const upload = uploads.get(body.objectId)
        if (!upload || upload.composed) return refusal(404, 1, 'no such upload')
        const bytes = Buffer.concat(body.parts.map(({ partNumber }) => upload.parts.get(partNumber) as Buffer))
        const sha256 = sumOf(bytes)
        if (
          body.parts.some(
            (part) => part.checksum && part.checksum !== checksumOf(upload.parts.get(part.partNumber) as Buffer),
          )
        )
          return refusal(400, 2, 'The checksum differs')
        upload.composed = true
        objects.set(body.objectId, bytes)
        return { othersInfo: [{ objectId: body.objectId, fileName: upload.fileName, sha256 }] }
      }
      case calls['files.multipart-upload.abort'].path:
        uploads.delete(request.url.searchParams.get('objectId') ?? '')
        return {}
      case calls['files.objects-async.check'].path:
        return {
          othersInfo: body.objectIds.map((objectId) => {
            const bytes = objects.get(objectId)
            return {
              objectId,
              state: bytes ? 'temporary' : 'unknown',
              size: bytes?.length ?? 0,
              sha256: bytes && sumOf(bytes),
            }
          }),
        }
      default:
        return success({})
    }
  }
  return { answer, uploads, objects, mostOnTheirWay: () => mostOnTheirWay, signatures: () => signatures }
}

export function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The checksum of a part. */
export function checksumOf(bytes: Buffer): string {
  const sum = createPartSum()
  sum.add(new Uint8Array(bytes))
  return sum.end()
}

/** Numbers of the uploaded parts, in order of arrival. */
export function partsPut(requests: readonly SeenRequest[]): number[] {
  return requests
    .filter(({ method, url }) => method === 'PUT' && url.origin === storage)
    .map(({ url }) => Number(url.pathname.split('/')[2]))
}
