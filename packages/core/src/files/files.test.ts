import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls } from '../contract.ts'
import { createFileService, type UploadHandle, type UploadState } from '../files.ts'
import { bizTagOfAddress } from './biz-tag.ts'
import { chunksOf } from './chunks.ts'
import { groupByRegion } from './group-by-region.ts'
import { multipartPartBytes, uploadChunkBytes } from '../model.ts'
import { checksumOf, createFakeFileService, partsPut, sumOf } from '../testing/fake-file-service.ts'
import { createFakeLocks } from '../testing/fake-locks.ts'
import { createSignedInPage, refusal, type SeenRequest } from '../testing/fake-page.ts'

afterEach(() => vi.unstubAllGlobals())

const part = multipartPartBytes
const bytesOf = (size: number) => Buffer.alloc(size, 'console-widgets ')
const fileOf = (size: number, name = 'game.apk', lastModified = 1) =>
  new File([bytesOf(size)], name, { lastModified, type: 'application/zip' })
const quick = { firstWait: 1 }

function open(intercept?: (request: SeenRequest, path: string) => unknown) {
  const service = createFakeFileService(intercept)
  const page = createSignedInPage(service.answer, {}, 'https://portal.example/#/app/packages?appId=1')
  return { ...page, service, files: createFileService(page.console) }
}
const isPut = ({ method }: SeenRequest) => method === 'PUT'
const isPart = ({ method, url }: SeenRequest, number: number) => method === 'PUT' && url.pathname.endsWith(`/${number}`)
const inState = (handle: UploadHandle, state: UploadState) =>
  new Promise<void>((resolve) => {
    const stop = handle.$progress.subscribe((progress) => {
      if (progress.state !== state) return
      queueMicrotask(() => stop())
      resolve()
    })
  })

describe('objects of several regions', () => {
  const nothing = { urlsInfo: [], othersInfo: [], deletedObjects: [], errorObjects: [] }

  it('R153: ids are grouped by region prefix, each once', () => {
    expect([...groupByRegion(['CN1', 'DE1', 'CN2', 'CN1'])]).toEqual([
      ['CN', ['CN1', 'CN2']],
      ['DE', ['DE1']],
    ])
    expect(() => groupByRegion(['US1'])).toThrow(RangeError)
  })

  it('R45, R153: one call is made per region, and the answers are merged', async () => {
    const { files, requests } = open(({ url, body }) => {
      const { objectIds } = body as { objectIds: string[] }
      return {
        deletedObjects: objectIds.slice(0, 1),
        errorObjects: objectIds.slice(1).map((objectId) => ({ objectId, reason: `${url.host} has none` })),
      }
    })
    expect(await files.deleteObjects(['CN1', 'DE1', 'CN2', 'SG1'])).toEqual({
      ...nothing,
      deletedObjects: ['CN1', 'DE1', 'SG1'],
      errorObjects: [{ objectId: 'CN2', reason: 'cn.example has none' }],
    })
    expect(requests.map(({ url }) => url.host)).toEqual(['cn.example', 'de.example', 'sg.example'])
  })

  it('R153: splits many IDs of one region over several calls', async () => {
    const { files, requests } = open(({ body }) => ({
      urlsInfo: (body as { objectIds: string[] }).objectIds,
      errorObjects: [],
    }))
    const ids = Array.from({ length: 250 }, (_, at) => `CN${at}`)
    expect((await files.downloadUrls(ids)).urlsInfo).toEqual(ids)
    expect(requests).toHaveLength(3)
  })

  it('reports the objects of a failed region as errors, unless every region fails', async () => {
    const { files } = open(({ url }) =>
      url.host === 'de.example'
        ? refusal(403, 1, 'No.', { reason: 'no-permission' })
        : { urlsInfo: [], errorObjects: [] },
    )
    expect(await files.downloadUrls(['CN1', 'DE1'])).toEqual({
      ...nothing,
      errorObjects: [{ objectId: 'DE1', reason: 'no-permission' }],
    })
    await expect(files.downloadUrls(['DE1'])).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await files.checkObjects(['CN1', 'DE1'])).toEqual({
      ...nothing,
      errorObjects: [{ objectId: 'DE1', reason: 'no-permission' }],
    })
  })
})

describe('default bizTag', () => {
  it('R106: without a bizTag, one is derived from the current address', async () => {
    const of = (address: string) => bizTagOfAddress(new URL(address, 'https://portal.example'))
    expect(['/#/app/versions?appId=1', '/console/apps/', '/#/x y', '/', `/#/${'x'.repeat(200)}`].map(of)).toEqual([
      'app/versions',
      'console/apps',
      'x-20y',
      'console',
      'x'.repeat(128),
    ])
    const { files, requests } = open()
    await files.upload(fileOf(10)).done
    await files.upload(fileOf(10), { bizTag: 'own' }).done
    expect(
      requests.filter((request) => !isPut(request)).map(({ body }) => (body as { bizTag: string }).bizTag),
    ).toEqual(['app/packages', 'own'])
  })

  it('R107: uploads to the absolute address that the service returns', async () => {
    const { files, requests } = open()
    await files.upload(fileOf(10)).done
    expect(requests[1]?.url.href).toBe('https://storage.example/CN1?signature=1')
  })
})

describe('R154: file stream', () => {
  it('yields chunks of 65,536 bytes', async () => {
    expect(uploadChunkBytes).toBe(65_536)
    const sizes: number[] = []
    const whole: Buffer[] = []
    for await (const chunk of chunksOf(fileOf(200_000))) {
      sizes.push(chunk.length)
      whole.push(Buffer.from(chunk))
    }
    expect(sizes).toEqual([65_536, 65_536, 65_536, 3392])
    expect(Buffer.concat(whole).equals(bytesOf(200_000))).toBe(true)
  })

  it('is released when its reader stops', async () => {
    const cancel = vi.fn()
    const endless = {
      stream: () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)), cancel }),
    } as Blob
    for await (const chunk of chunksOf(endless)) if (chunk.length > 0) break
    expect(cancel).toHaveBeenCalled()
  })
})

describe('active reader', () => {
  it('stays referenced until it ends, since browsers garbage-collect a waiting reader', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const read = () => {
      const stream = new ReadableStream()
      void chunksOf({ stream: () => stream } as Blob).next()
      return new WeakRef(stream)
    }
    const stream = read()
    // Objects created or dereferenced in one turn stay alive until its end.
    await new Promise((resolve) => setTimeout(resolve))
    collectGarbage()
    expect(stream.deref()).toBeInstanceOf(ReadableStream)
  })
})

describe('a small object', () => {
  it('is sent in one signed request, bound to its SHA-256', async () => {
    const { files, requests, service } = open()
    const upload = files.upload(fileOf(70_000))
    const object = await upload.done
    const sha256 = sumOf(bytesOf(70_000))
    expect(object).toEqual({ objectId: 'CN1', fileName: 'game.apk', size: 70_000, sha256 })
    expect(requests).toHaveLength(2)
    expect(requests[0]?.body).toEqual({
      bizTag: 'app/packages',
      fileName: 'game.apk',
      contentLength: 70_000,
      sha256,
      contentType: 'application/zip',
    })
    expect(requests[1]?.headers).toEqual({ 'x-sum': sha256 })
    expect(service.objects.get('CN1')?.equals(bytesOf(70_000))).toBe(true)
    expect(upload.$progress.get()).toEqual({ loaded: 70_000, total: 70_000, state: 'done' })
  })

  it('is sent without a checksum from an insecure page, which cannot compute one', async () => {
    vi.stubGlobal('crypto', { getRandomValues: <Room extends Uint8Array>(room: Room) => room.fill(7) })
    const { files, requests, service } = open()
    expect(await files.upload(fileOf(10)).done).toMatchObject({ objectId: 'CN1', sha256: undefined })
    expect(requests[0]?.url.pathname).not.toContain('/v2/')
    expect(service.objects.get('CN1')?.equals(bytesOf(10))).toBe(true)
  })

  it('is retried with a new address', async () => {
    const troubles = [
      () => Promise.reject(new TypeError('cut')),
      () => new Response('', { status: 403 }),
      () => new Response('', { status: 500 }),
    ]
    const { files, service } = open((request) => (isPut(request) ? troubles.shift()?.() : undefined))
    await files.upload(fileOf(10), quick).done
    expect(service.signatures()).toBe(4)
  })

  it('fails immediately on a permanent error', async () => {
    const { files, requests, reports } = open((request) =>
      isPut(request) ? new Response('', { status: 400 }) : undefined,
    )
    const upload = files.upload(fileOf(10), quick)
    await expect(upload.done).rejects.toMatchObject({ kind: 'refused', status: 400 })
    expect(upload.$progress.get().state).toBe('failed')
    expect(requests.filter(isPut)).toHaveLength(1)
    expect(reports).toHaveLength(1)
  })

  it('does not retry a call that the platform forbids', async () => {
    const { files, requests } = open(() => refusal(403, 1, 'No.', { reason: 'no-permission' }))
    await expect(files.upload(fileOf(10), quick).done).rejects.toMatchObject({ kind: 'forbidden' })
    expect(requests).toHaveLength(1)
  })

  it('gives up after the configured number of tries', async () => {
    const { files, requests } = open((request) => (isPut(request) ? Promise.reject(new TypeError('cut')) : undefined))
    await expect(files.upload(fileOf(10), { ...quick, tries: 3 }).done).rejects.toMatchObject({ kind: 'network' })
    expect(requests.filter(isPut)).toHaveLength(3)
  })

  it('can be empty if the caller allows it', async () => {
    const { files } = open()
    const object = await files.upload(fileOf(0, 'empty.anything'), { allowEmpty: true }).done
    expect(object).toMatchObject({ fileName: 'empty.anything', size: 0 })
  })

  it('is rejected when empty or too large', async () => {
    const { files, requests } = open()
    await expect(files.upload(fileOf(0)).done).rejects.toMatchObject({ kind: 'invalid' })
    await expect(files.upload({ size: 5 * 1024 ** 3, type: '' } as Blob).done).rejects.toMatchObject({
      kind: 'too-large',
    })
    expect(requests).toEqual([])
  })
})

describe('a large object', () => {
  it('is sent in parts, at most four at a time, and composed with the checksum of each', async () => {
    const { files, requests, service } = open()
    const size = 6 * part + 123
    const upload = files.upload(fileOf(size))
    const seen: number[] = []
    upload.$progress.listen(({ loaded }) => void seen.push(loaded))
    const object = await upload.done
    expect(object).toEqual({ objectId: 'CN100', fileName: 'game.apk', size, sha256: sumOf(bytesOf(size)) })
    expect(partsPut(requests).sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(service.mostOnTheirWay()).toBe(4)
    expect(service.objects.get('CN100')?.equals(bytesOf(size))).toBe(true)
    expect(seen.length).toBeGreaterThanOrEqual(7)
    expect(seen.at(-1)).toBe(size)
    const compose = requests.at(-1)?.body as { parts: unknown[] }
    expect(compose.parts[0]).toEqual({
      partNumber: 1,
      partObjectId: 'p1',
      etag: 'e1',
      checksum: checksumOf(bytesOf(size).subarray(0, part)),
    })
    expect(compose.parts[6]).toMatchObject({ partNumber: 7, checksum: checksumOf(bytesOf(size).subarray(6 * part)) })
  })

  it('retries a failed part alone, with a new address', async () => {
    let failures = 2
    const { files, requests } = open((request) =>
      isPart(request, 2) && failures-- > 0 ? new Response('', { status: failures ? 403 : 500 }) : undefined,
    )
    await files.upload(fileOf(3 * part), quick).done
    expect(partsPut(requests).filter((number) => number === 2)).toHaveLength(3)
    expect(partsPut(requests).filter((number) => number !== 2)).toHaveLength(2)
    const addresses = requests.filter((request) => isPart(request, 2)).map(({ url }) => url.href)
    expect(new Set(addresses).size).toBe(3)
  })

  it('resends a part that the service has lost', async () => {
    let lost = true
    const { files, requests } = open((request) => {
      if (!isPart(request, 1) || !lost) return undefined
      lost = false
      return new Response(null)
    })
    await files.upload(fileOf(2 * part)).done
    expect(partsPut(requests).sort()).toEqual([1, 1, 2])
  })

  it('gives up when the service stores no parts', async () => {
    const { files } = open((request) => (isPut(request) ? new Response(null) : undefined))
    await expect(files.upload(fileOf(2 * part)).done).rejects.toMatchObject({ kind: 'server' })
  })

  it('resumes when the file is uploaded again after a failure or a reload', async () => {
    let cut = true
    const page = open((request) => (isPart(request, 4) && cut ? Promise.reject(new TypeError('cut')) : undefined))
    const first = page.files.upload(fileOf(5 * part), { ...quick, tries: 2, parallelParts: 1 })
    await expect(first.done).rejects.toMatchObject({ kind: 'network' })
    cut = false
    const sent = page.requests.length
    const again = createFileService(page.console).upload(fileOf(5 * part), quick)
    const seen: number[] = []
    again.$progress.listen(({ loaded }) => void seen.push(loaded))
    const object = await again.done
    expect(partsPut(page.requests.slice(sent)).sort()).toEqual([4, 5])
    expect(Math.min(...seen)).toBe(3 * part)
    expect(object.sha256).toBe(sumOf(bytesOf(5 * part)))
  })

  it('starts over when the platform has discarded the upload, or the file has changed', async () => {
    let cut = true
    const page = open((request) => (isPart(request, 2) && cut ? Promise.reject(new TypeError('cut')) : undefined))
    await expect(page.files.upload(fileOf(2 * part), { ...quick, tries: 1 }).done).rejects.toMatchObject({
      kind: 'network',
    })
    cut = false
    expect((await page.files.upload(fileOf(2 * part, 'game.apk', 2)).done).objectId).toBe('CN101')
    page.service.uploads.delete('CN100')
    expect((await page.files.upload(fileOf(2 * part)).done).objectId).not.toBe('CN100')
  })

  it('forgets an upload that has completed or been rejected', async () => {
    const page = open((_, path) =>
      path === calls['files.multipart-upload.compose'].path ? refusal(400, 2, 'The checksum differs') : undefined,
    )
    await expect(page.files.upload(fileOf(2 * part)).done).rejects.toMatchObject({ message: 'The checksum differs' })
    await expect(page.files.upload(fileOf(2 * part)).done).rejects.toMatchObject({ message: 'The checksum differs' })
    expect([...page.service.uploads.keys()]).toEqual(['CN100', 'CN101'])
  })

  it('makes two objects of the same file uploaded twice at a time', async () => {
    const { files } = open()
    const objects = await Promise.all([files.upload(fileOf(2 * part)).done, files.upload(fileOf(2 * part)).done])
    expect(new Set(objects.map(({ objectId }) => objectId)).size).toBe(2)
  })

  it('does the same in two tabs, where only one upload can be resumed', async () => {
    vi.stubGlobal('navigator', { locks: createFakeLocks() })
    const page = open()
    const upload = () => createFileService(page.console).upload(fileOf(2 * part)).done
    const objects = await Promise.all([upload(), upload()])
    expect(new Set(objects.map(({ objectId }) => objectId)).size).toBe(2)
  })

  it('treats a composition whose response was lost as done', async () => {
    let lost = true
    const service = createFakeFileService()
    const page = createSignedInPage(async (request) => {
      const answer = await service.answer(request)
      if (!request.url.pathname.endsWith('/compose') || !lost) return answer
      lost = false
      throw new TypeError('cut')
    })
    expect(await createFileService(page.console).upload(fileOf(2 * part), quick).done).toMatchObject({
      objectId: 'CN100',
      sha256: sumOf(bytesOf(2 * part)),
    })
  })

  it('requests addresses in batches', async () => {
    const { files, requests } = open()
    await files.upload(fileOf(20 * part)).done
    const asked = requests
      .filter(({ url }) => url.pathname.endsWith('/parts'))
      .map(({ body }) => (body as { partNumbers: number[] }).partNumbers.length)
    expect(asked.length).toBeLessThan(12)
    expect(Math.max(...asked)).toBeLessThanOrEqual(16)
  }, 20_000)

  it('pauses and resumes', async () => {
    let started = () => {}
    const putting = new Promise<void>((resolve) => (started = resolve))
    let block = true
    const page = open(async (request) => {
      if (!isPut(request) || !block) return undefined
      started()
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new DOMException('aborted', 'AbortError')
    })
    const upload = page.files.upload(fileOf(3 * part), quick)
    await putting
    upload.pause()
    expect(upload.$progress.get().state).toBe('paused')
    block = false
    await new Promise((resolve) => setTimeout(resolve, 60))
    const sent = page.requests.length
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(page.requests.length).toBe(sent)
    upload.resume()
    expect(upload.$progress.get().state).toBe('sending')
    await upload.done
    expect(upload.$progress.get()).toEqual({ loaded: 3 * part, total: 3 * part, state: 'done' })
  })

  it.each([false, true])('is aborted and discarded by the platform (while paused: %s)', async (whilePaused) => {
    const page = open(async (request) =>
      isPut(request) ? new Promise((resolve) => setTimeout(() => resolve(undefined), 30)) : undefined,
    )
    const upload = page.files.upload(fileOf(3 * part))
    while (!page.requests.some(isPut)) await new Promise((resolve) => setTimeout(resolve, 2))
    if (whilePaused) upload.pause()
    upload.abort()
    await expect(upload.done).rejects.toMatchObject({ kind: 'canceled' })
    expect(upload.$progress.get().state).toBe('aborted')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(page.service.uploads.size).toBe(0)
    expect(page.reports).toEqual([])
    upload.resume()
    expect(upload.$progress.get().state).toBe('aborted')
  })

  it.each([2, 5])('reports an unreadable file of %s parts', async (parts) => {
    const file = fileOf(parts * part)
    file.stream = file.arrayBuffer = () => {
      throw new DOMException('gone', 'NotFoundError')
    }
    const { files } = open()
    await expect(files.upload(file).done).rejects.toMatchObject({ message: expect.stringContaining('can’t be read') })
  })
})

describe('over the browser’s own network', () => {
  class FakeXhr {
    static sent: FakeXhr[] = []
    upload: { onprogress?: (event: { loaded: number }) => void } = {}
    status = 0
    headers: Record<string, string> = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    body?: Blob
    method = ''
    url = ''
    open(method: string, url: string) {
      this.method = method
      this.url = url
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send(body: Blob) {
      this.body = body
      FakeXhr.sent.push(this)
    }
    abort() {
      this.onabort?.()
    }
  }
  const next = async (count: number) => {
    while (FakeXhr.sent.length < count) await new Promise((resolve) => setTimeout(resolve, 2))
    return FakeXhr.sent[count - 1] as FakeXhr
  }

  it('reports progress within a part, retries, and can be paused', async () => {
    FakeXhr.sent = []
    const service = createFakeFileService()
    vi.stubGlobal('XMLHttpRequest', FakeXhr)
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const answer = await service.answer({
        method: init.method ?? 'GET',
        url: new URL(address),
        headers: {},
        credentials: 'include',
        body: JSON.parse(String(init.body)),
      })
      return answer instanceof Response
        ? answer
        : new Response(JSON.stringify({ ret: { code: 0, msg: '' }, ...(answer as object) }))
    })
    const page = createSignedInPage(undefined, { fetch: undefined })
    const upload = createFileService(page.console).upload(fileOf(1000), quick)
    const first = await next(1)
    expect(first).toMatchObject({
      method: 'PUT',
      url: 'https://storage.example/CN1?signature=1',
      headers: { 'x-sum': sumOf(bytesOf(1000)) },
    })
    first.upload.onprogress?.({ loaded: 400 })
    expect(upload.$progress.get()).toEqual({ loaded: 400, total: 1000, state: 'sending' })
    first.onerror?.()
    const second = await next(2)
    expect(upload.$progress.get().loaded).toBe(0)
    upload.pause()
    await inState(upload, 'paused')
    upload.resume()
    const third = await next(3)
    expect(second.url).not.toBe(third.url)
    third.status = 200
    third.onload?.()
    expect(await upload.done).toMatchObject({ objectId: 'CN1' })
  })
})
