import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFileService } from '../files.ts'
import { bizTagOfAddress } from './biz-tag.ts'
import { chunksOf } from './chunks.ts'
import { groupByRegion } from './group-by-region.ts'
import { uploadChunkBytes } from '../model.ts'
import { createFakeFileService, sumOf } from '../testing/fake-file-service.ts'
import { createSignedInPage, refusal } from '../testing/fake-page.ts'
import { bytesOf, fileOf, quick, openUploads, isPut, inState } from '../testing/uploads.ts'

afterEach(() => vi.unstubAllGlobals())

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
    const { files, requests } = openUploads(({ url, body }) => {
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
    const { files, requests } = openUploads(({ body }) => ({
      urlsInfo: (body as { objectIds: string[] }).objectIds,
      errorObjects: [],
    }))
    const ids = Array.from({ length: 250 }, (_, at) => `CN${at}`)
    expect((await files.downloadUrls(ids)).urlsInfo).toEqual(ids)
    expect(requests).toHaveLength(3)
  })

  it('reports the objects of a failed region as errors, unless every region fails', async () => {
    const { files } = openUploads(({ url }) =>
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
    const { files, requests } = openUploads()
    await files.upload(fileOf(10)).done
    await files.upload(fileOf(10), { bizTag: 'own' }).done
    expect(
      requests.filter((request) => !isPut(request)).map(({ body }) => (body as { bizTag: string }).bizTag),
    ).toEqual(['app/packages', 'own'])
  })

  it('R107: uploads to the absolute address that the service returns', async () => {
    const { files, requests } = openUploads()
    await files.upload(fileOf(10)).done
    expect(requests[1]?.url.href).toBe('https://storage.example/CN1?signature=1')
  })
})

describe('R154: file stream', () => {
  it('yields chunks of 65,536 bytes', async () => {
    expect(uploadChunkBytes).toBe(65_536)
    const sizes: number[] = []
    const whole: Buffer[] = []
    // More than is read at a time.
    const size = 33 * 65_536 + 3392
    for await (const chunk of chunksOf(fileOf(size))) {
      sizes.push(chunk.length)
      whole.push(Buffer.from(chunk))
    }
    expect(sizes).toEqual([...Array(33).fill(65_536), 3392])
    expect(Buffer.concat(whole).equals(bytesOf(size))).toBe(true)
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
    const { files, requests, service } = openUploads()
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
    const { files, requests, service } = openUploads()
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
    const { files, service } = openUploads((request) => (isPut(request) ? troubles.shift()?.() : undefined))
    await files.upload(fileOf(10), quick).done
    expect(service.signatures()).toBe(4)
  })

  it('fails with the words and the reason of the platform', async () => {
    const unavailable = {
      ret: { code: 204144698, msg: 'The storage can’t be used right now.' },
      reason: 'storage-unavailable',
    }
    const { files } = openUploads((request) =>
      isPut(request) ? Response.json(unavailable, { status: 503 }) : undefined,
    )
    await expect(files.upload(fileOf(10), quick).done).rejects.toMatchObject({
      ...{ kind: 'server', status: 503, reason: unavailable.reason, message: unavailable.ret.msg },
    })
  })

  it('fails immediately on a permanent error', async () => {
    const { files, requests, reports } = openUploads((request) =>
      isPut(request) ? new Response('', { status: 400 }) : undefined,
    )
    const upload = files.upload(fileOf(10), quick)
    await expect(upload.done).rejects.toMatchObject({ kind: 'refused', status: 400 })
    expect(upload.$progress.get().state).toBe('failed')
    expect(requests.filter(isPut)).toHaveLength(1)
    expect(reports).toHaveLength(1)
  })

  it('does not retry a call that the platform forbids', async () => {
    const { files, requests } = openUploads(() => refusal(403, 1, 'No.', { reason: 'no-permission' }))
    await expect(files.upload(fileOf(10), quick).done).rejects.toMatchObject({ kind: 'forbidden' })
    expect(requests).toHaveLength(1)
  })

  it('gives up after the configured number of tries', async () => {
    const { files, requests } = openUploads((request) =>
      isPut(request) ? Promise.reject(new TypeError('cut')) : undefined,
    )
    await expect(files.upload(fileOf(10), { ...quick, tries: 3 }).done).rejects.toMatchObject({ kind: 'network' })
    expect(requests.filter(isPut)).toHaveLength(3)
  })

  it('can be empty if the caller allows it', async () => {
    const { files } = openUploads()
    const object = await files.upload(fileOf(0, 'empty.anything'), { allowEmpty: true }).done
    expect(object).toMatchObject({ fileName: 'empty.anything', size: 0 })
  })

  it('is rejected when empty or too large', async () => {
    const { files, requests } = openUploads()
    await expect(files.upload(fileOf(0)).done).rejects.toMatchObject({ kind: 'invalid' })
    await expect(files.upload({ size: 5 * 1024 ** 3, type: '' } as Blob).done).rejects.toMatchObject({
      kind: 'too-large',
    })
    expect(requests).toEqual([])
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
