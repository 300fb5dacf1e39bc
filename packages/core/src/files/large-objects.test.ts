import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls } from '../contract.ts'
import { createFileService } from '../files.ts'
import { checksumOf, createFakeFileService, partsPut, sumOf } from '../testing/fake-file-service.ts'
import { createFakeLocks } from '../testing/fake-locks.ts'
import { createSignedInPage, refusal } from '../testing/fake-page.ts'
import { part, bytesOf, fileOf, quick, openUploads, isPut, isPart } from '../testing/uploads.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a large object', () => {
  it('is sent in parts, at most four at a time, and composed with the checksum of each', async () => {
    const { files, requests, service } = openUploads()
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
    const { files, requests } = openUploads((request) =>
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
    const { files, requests } = openUploads((request) => {
      if (!isPart(request, 1) || !lost) return undefined
      lost = false
      return new Response(null)
    })
    await files.upload(fileOf(2 * part)).done
    expect(partsPut(requests).sort()).toEqual([1, 1, 2])
  })

  it('gives up when the service stores no parts', async () => {
    const { files } = openUploads((request) => (isPut(request) ? new Response(null) : undefined))
    await expect(files.upload(fileOf(2 * part)).done).rejects.toMatchObject({ kind: 'server' })
  })

  it('resumes when the file is uploaded again after a failure or a reload', async () => {
    let cut = true
    const page = openUploads((request) =>
      isPart(request, 4) && cut ? Promise.reject(new TypeError('cut')) : undefined,
    )
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
    const page = openUploads((request) =>
      isPart(request, 2) && cut ? Promise.reject(new TypeError('cut')) : undefined,
    )
    await expect(page.files.upload(fileOf(2 * part), { ...quick, tries: 1 }).done).rejects.toMatchObject({
      kind: 'network',
    })
    cut = false
    expect((await page.files.upload(fileOf(2 * part, 'game.apk', 2)).done).objectId).toBe('CN101')
    page.service.uploads.delete('CN100')
    expect((await page.files.upload(fileOf(2 * part)).done).objectId).not.toBe('CN100')
  })

  it('forgets an upload that has completed or been rejected', async () => {
    const page = openUploads((_, path) =>
      path === calls['files.multipart-upload.compose'].path ? refusal(400, 2, 'The checksum differs') : undefined,
    )
    await expect(page.files.upload(fileOf(2 * part)).done).rejects.toMatchObject({ message: 'The checksum differs' })
    await expect(page.files.upload(fileOf(2 * part)).done).rejects.toMatchObject({ message: 'The checksum differs' })
    expect([...page.service.uploads.keys()]).toEqual(['CN100', 'CN101'])
  })

  it('makes two objects of the same file uploaded twice at a time', async () => {
    const { files } = openUploads()
    const objects = await Promise.all([files.upload(fileOf(2 * part)).done, files.upload(fileOf(2 * part)).done])
    expect(new Set(objects.map(({ objectId }) => objectId)).size).toBe(2)
  })

  it('does the same in two tabs, where only one upload can be resumed', async () => {
    vi.stubGlobal('navigator', { locks: createFakeLocks() })
    const page = openUploads()
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
    const { files, requests } = openUploads()
    await files.upload(fileOf(20 * part)).done
    const asked = requests
      .filter(({ url }) => url.pathname.endsWith('/parts'))
      .map(({ body }) => (body as { partNumbers: number[] }).partNumbers.length)
    expect(asked.length).toBeLessThan(12)
    expect(Math.max(...asked)).toBeLessThanOrEqual(16)
  })

  it('pauses and resumes', async () => {
    let started = () => {}
    const putting = new Promise<void>((resolve) => (started = resolve))
    let block = true
    const page = openUploads(async (request) => {
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
    const page = openUploads(async (request) =>
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
    const { files } = openUploads()
    await expect(files.upload(file).done).rejects.toMatchObject({ message: expect.stringContaining('can’t be read') })
  })
})
