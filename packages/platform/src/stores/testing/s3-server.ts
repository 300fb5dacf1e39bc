import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { S3Settings } from '../s3-settings.ts'
import { signatureProblem, type S3Credentials } from './s3-signature.ts'

/**
 * S3 server for tests. It keeps to what S3 documents where that matters to a client: signatures are verified, a body
 * needs its length, an object appears at once or not at all, all parts but the last have 5 MiB, and are named by their
 * tags. Its data is in a folder, so that another server can continue with it.
 */
export interface S3Server {
  port: number
  /** Settings of a client, with path-style addresses. */
  settings: S3Settings
  /** Requests since the start, such as `PUT /bucket/key`. */
  requests: string[]
  /** Answers some of the next requests with an error of S3. */
  failNext(times: number, status: number, code: string): void
  /** Breaks the connection of the next request that sends an object, after some bytes. */
  cutNextDownload(after: number): void
  /** Ends at once, and breaks all connections. */
  stop(): Promise<void>
}

export interface S3ServerOptions {
  folder: string
  port?: number
  /** Most keys in a page of a list. */
  pageSize?: number
}

export const testBucket = 'test-objects'
const user: S3Credentials = { accessKeyId: 'test-key', secretAccessKey: 'test+secret/key' }
const smallestPart = 5 * 1024 ** 2

/** Error with a code of S3. */
class S3Error extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code)
  }
}

const statusOfProblem = 403

/** Starts a server with one empty bucket, unless the folder has it already. */
export async function startS3Server({ folder, port = 0, pageSize = 1000 }: S3ServerOptions): Promise<S3Server> {
  const objects = join(folder, 'objects')
  const uploads = join(folder, 'uploads')
  const incoming = join(folder, 'incoming')
  for (const path of [objects, uploads, incoming]) await mkdir(path, { recursive: true })
  const requests: string[] = []
  const failures: { status: number; code: string }[] = []
  let cutAfter: number | undefined
  const nameOf = (key: string) => encodeURIComponent(key)

  /** Receives a body into a file. @returns its tag */
  const receive = async (request: IncomingMessage, target: string): Promise<string> => {
    if (request.headers['content-length'] === undefined) throw new S3Error(411, 'MissingContentLength')
    const temporary = join(incoming, randomUUID())
    const hash = createHash('md5')
    try {
      await pipeline(
        request,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            yield chunk
          }
        },
        createWriteStream(temporary),
      )
      await rename(temporary, target)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    return `"${hash.digest('hex')}"`
  }

  const answerOf = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    requests.push(`${request.method} ${url.pathname}${url.search.replace(/uploadId=[^&]*/, 'uploadId')}`)
    const failure = failures.shift()
    if (failure) throw new S3Error(failure.status, failure.code)
    const problem = signatureProblem(request, url, user)
    if (problem) throw new S3Error(statusOfProblem, problem)
    const [, bucket = '', ...segments] = decodeURIComponent(url.pathname).split('/')
    if (bucket !== testBucket) throw new S3Error(404, 'NoSuchBucket')
    const key = segments.join('/')
    const { searchParams: query } = url
    if (key === '') return listOf(query, response)
    const uploadId = query.get('uploadId')
    if (uploadId !== null || query.has('uploads')) return partsOf(request, key, query, uploadId, response)
    const path = join(objects, nameOf(key))
    switch (request.method) {
      case 'PUT':
        return void response.writeHead(200, { etag: await receive(request, path) }).end()
      case 'DELETE':
        await rm(path, { force: true })
        return void response.writeHead(204).end()
      default:
        return sendObject(request, path, response)
    }
  }

  const sendObject = async (request: IncomingMessage, path: string, response: ServerResponse) => {
    const { size } = await stat(path).catch(() => {
      throw new S3Error(404, 'NoSuchKey')
    })
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    const start = Number(first ?? 0)
    const end = Math.min(last ? Number(last) : size - 1, size - 1)
    if (first !== undefined && start >= size) throw new S3Error(416, 'InvalidRange')
    response.writeHead(first === undefined ? 200 : 206, { 'content-length': end - start + 1 })
    if (request.method === 'HEAD' || size === 0) return void response.end()
    if (cutAfter === undefined) return pipeline(createReadStream(path, { start, end }), response)
    const cutEnd = Math.min(end, start + cutAfter - 1)
    cutAfter = undefined
    for await (const chunk of createReadStream(path, { start, end: cutEnd }))
      await new Promise((resolve) => response.write(chunk, resolve))
    response.destroy()
  }

  const listOf = async (query: URLSearchParams, response: ServerResponse) => {
    const prefix = query.get('prefix') ?? ''
    if (query.has('uploads')) {
      const found: string[] = []
      for (const uploadId of await readdir(uploads)) {
        const key = await readFile(join(uploads, uploadId, 'key'), 'utf8')
        if (key.startsWith(prefix)) found.push(`<Upload><Key>${key}</Key><UploadId>${uploadId}</UploadId></Upload>`)
      }
      return sendXml(response, `<ListMultipartUploadsResult>${found.join('')}</ListMultipartUploadsResult>`)
    }
    if (query.get('list-type') !== '2') throw new S3Error(501, 'NotImplemented')
    const after = query.get('continuation-token') ?? ''
    const keys = (await readdir(objects))
      .map(decodeURIComponent)
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort()
    const page = keys.slice(0, pageSize)
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`)
    return sendXml(response, `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
  }

  const partsOf = async (
    request: IncomingMessage,
    key: string,
    query: URLSearchParams,
    uploadId: string | null,
    response: ServerResponse,
  ) => {
    if (uploadId === null) {
      const made = randomUUID()
      await mkdir(join(uploads, made))
      await writeFile(join(uploads, made, 'key'), key)
      return sendXml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    const folderOfUpload = join(uploads, uploadId)
    if ((await readFile(join(folderOfUpload, 'key'), 'utf8').catch(() => undefined)) !== key)
      throw new S3Error(404, 'NoSuchUpload')
    if (request.method === 'DELETE') {
      await rm(folderOfUpload, { recursive: true })
      return void response.writeHead(204).end()
    }
    if (request.method === 'PUT') {
      const part = join(folderOfUpload, query.get('partNumber') ?? '')
      const source = request.headers['x-amz-copy-source']
      if (source === undefined) {
        const etag = await receive(request, part)
        await writeFile(`${part}.etag`, etag)
        return void response.writeHead(200, { etag }).end()
      }
      const [, ofBucket, ...segments] = decodeURIComponent(String(source)).split('/')
      if (ofBucket !== testBucket) throw new S3Error(404, 'NoSuchBucket')
      await copyFile(join(objects, nameOf(segments.join('/'))), part).catch(() => {
        throw new S3Error(404, 'NoSuchKey')
      })
      const etag = `"${createHash('md5')
        .update(await readFile(part))
        .digest('hex')}"`
      await writeFile(`${part}.etag`, etag)
      return sendXml(response, `<CopyPartResult><ETag>${etag.replaceAll('"', '&quot;')}</ETag></CopyPartResult>`)
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const named = [
      ...Buffer.concat(chunks)
        .toString()
        .matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag><\/Part>/g),
    ]
    if (named.length === 0) throw new S3Error(400, 'MalformedXML')
    const whole = join(incoming, randomUUID())
    for (const [at, [, number = '', etag = '']] of named.entries()) {
      if (Number(number) !== at + 1) throw new S3Error(400, 'InvalidPartOrder')
      const part = join(folderOfUpload, number)
      if ((await readFile(`${part}.etag`, 'utf8').catch(() => undefined)) !== etag.replaceAll('&quot;', '"'))
        throw new S3Error(400, 'InvalidPart')
      const bytes = await readFile(part)
      if (bytes.length < smallestPart && at + 1 < named.length) throw new S3Error(400, 'EntityTooSmall')
      await appendFile(whole, bytes)
    }
    await rename(whole, join(objects, nameOf(key)))
    await rm(folderOfUpload, { recursive: true })
    return sendXml(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  const server = createServer((request, response) => {
    answerOf(request, response).catch((error: unknown) => {
      // A request that has been read completely is destroyed, too, but waits for its answer.
      if (response.headersSent || response.destroyed) return void response.destroy()
      const { status, code } = error instanceof S3Error ? error : new S3Error(500, 'InternalError')
      response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
      response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code><Message>test</Message></Error>`)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const own = (server.address() as AddressInfo).port
  return {
    port: own,
    settings: {
      bucket: testBucket,
      prefix: '',
      endpoint: `http://127.0.0.1:${own}`,
      region: 'us-east-1',
      pathStyle: true,
      ...user,
    },
    requests,
    failNext(times, status, code) {
      for (let time = 0; time < times; time++) failures.push({ status, code })
    },
    cutNextDownload(after) {
      cutAfter = after
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function sendXml(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${content}`)
}
