import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import type { Console } from '@console-widgets/core'
import { createFolderObjects, serveFile } from '@console-widgets/sandbox/node'
import {
  createTestBucket,
  everybody,
  type TestBucket,
} from '../../packages/services/cloud-storage/platform/testing/storage.ts'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'

/** Spellings of `../secret.txt` and the like, as in a request line. */
const tricks = [
  '../secret.txt',
  '%2e%2e/secret.txt',
  '..%2fsecret.txt',
  '%2e%2e%2fsecret.txt',
  '.%2e/secret.txt',
  '%252e%252e%252fsecret.txt',
  '..%5csecret.txt',
  '..\\secret.txt',
  '..%255csecret.txt',
  '%c0%ae%c0%ae/secret.txt',
  '%e0%80%ae%e0%80%ae/secret.txt',
  '%uff0e%uff0e/secret.txt',
  '%ef%bc%8e%ef%bc%8e/secret.txt',
  '..;/secret.txt',
  '....//secret.txt',
  'index.html%00secret.txt',
  'index.html%00.png',
  '%2fetc/passwd',
  '//etc/passwd',
  '/%2f%2fetc/passwd',
  'file:///etc/passwd',
  'C:%5cwindows%5cwin.ini',
  'CON',
  'nul.html',
  'index.html::$DATA',
  'index.html.',
  'index.html%20',
  '.',
  '..',
  './',
  '%2e',
  '~root',
  '%',
  '%zz',
  '%ff',
  `${'a/'.repeat(600)}x`,
  'a'.repeat(1025),
  '%cc%88'.repeat(300),
  '__proto__',
  'constructor/prototype',
  '%e2%80%aegnp.html',
  '%0d%0aset-cookie:%20a=b',
  '%0d%0a%0d%0a<script>alert(1)</script>',
]
const secret = 'kept for the team alone'

describe('path below a base', () => {
  let test: TestPlatform
  let holder: Console
  let bucket: TestBucket
  beforeAll(async () => {
    test = await createTestPlatform()
    holder = await signIn(test.platform)
    bucket = await createTestBucket(test.platform, holder)
    await bucket.put('www/index.html', '<h1>Home</h1>')
    await bucket.put('secret.txt', secret)
    await holder.invoke(calls['cloud-storage.hosting-site.create'], {
      bucketId: bucket.bucketId,
      siteName: 'path-tricks',
      prefix: 'www',
      maxAge: 60,
    })
  })
  afterAll(() => test.close())

  const send = (method: string, path: string) =>
    test.platform.fetch(
      new Request(testOrigin + path, {
        method,
        ...(method === 'PUT' ? { body: 'planted', headers: { 'content-length': '7' } } : {}),
      }),
    )

  it('of a site leads nowhere outside the site', async () => {
    for (const trick of tricks) {
      const answer = await send('GET', `/hosting/path-tricks/${trick}`)
      const shown = await answer.text()
      // Paths that resolve to the site itself show its first page.
      expect([302, 400, 404, ...(shown === '<h1>Home</h1>' ? [200] : [])], trick).toContain(answer.status)
      expect(shown, trick).not.toContain(secret)
      expect(answer.headers.get('location') ?? '/hosting/path-tricks/', trick).toMatch(/^\/hosting\/path-tricks\//)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  it('of a bucket, the file service, or a call leads to nothing else, for reading or writing', async () => {
    const before = await bucket.keys()
    for (const trick of tricks)
      for (const [method, base] of [
        ['GET', `/storage/${bucket.bucketName}/www/`],
        ['PUT', `/storage/${bucket.bucketName}/www/`],
        ['DELETE', `/storage/${bucket.bucketName}/www/`],
        ['GET', '/cfs/data/'],
        ['PUT', '/cfs/data/'],
        ['GET', '/storage/'],
        ['GET', '/hosting/'],
        ['GET', '/agc/edge/'],
      ] as const) {
        const answer = await send(method, base + trick)
        expect(answer.status, `${method} ${base}${trick}`).toBeGreaterThanOrEqual(300)
        expect(answer.status, `${method} ${base}${trick}`).toBeLessThan(500)
        expect(await answer.text()).not.toContain(secret)
      }
    expect(await bucket.keys()).toEqual(before)
  })

  it('is only a key to authorized writers', async () => {
    await bucket.publish(everybody)
    for (const trick of tricks) {
      const put = await send('PUT', `/storage/${bucket.bucketName}/www/x/${trick}`)
      expect([200, 201, 400, 404], trick).toContain(put.status)
    }
    const content = async (key: string) => (await bucket.send('GET', key)).text()
    expect([await content('secret.txt'), await content('www/index.html')]).toEqual([secret, '<h1>Home</h1>'])
    for (const key of await bucket.keys('www/x/'))
      expect(key.startsWith('www/x/') && ![...key].some((letter) => letter < ' ' || letter === '\\'), key).toBe(true)
  })
})

describe('served folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paths-'))
    await mkdir(join(folder, 'public'))
    await writeFile(join(folder, 'public', 'index.html'), 'index')
    await writeFile(join(folder, 'secret.txt'), secret)
    await mkdir(join(folder, 'public-beside'))
    await writeFile(join(folder, 'public-beside', 'secret.txt'), secret)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('exposes its contents and nothing outside', async () => {
    for (const trick of [
      ...tricks,
      '..',
      '../public-beside/secret.txt',
      '%2e%2e%2fpublic-beside%2fsecret.txt',
      '..-beside/secret.txt',
      '-beside/secret.txt',
    ]) {
      const answer = await serveFile(new Request(`${testOrigin}/files/${trick}`), {
        prefix: '/files/',
        folder: join(folder, 'public'),
      })
      expect((await answer?.text()) ?? 'index', trick).toBe('index')
    }
  })

  it('stores objects only under generated names', async () => {
    const objects = createFolderObjects(join(folder, 'objects'))
    for (const trick of tricks.filter((one) => !/^\w{4,200}$/.test(one))) {
      const key = decodeOr(trick)
      await expect((async () => objects.write(key, new Blob(['x']).stream(), 10))(), trick).rejects.toThrow(RangeError)
      await expect((async () => objects.read(key, 0, 1))(), trick).rejects.toThrow(RangeError)
    }
  })
})

function decodeOr(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
