import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { fileCalls as calls } from '@console-widgets/core/contract'
import { createFetchOutside } from './fetch-outside.ts'
import { createTestPlatform, signIn, type TestPlatform } from '../testing/test-platform.ts'
import { isPublicAddress } from '@console-widgets/platform/internet/outside'
import { refused } from '../testing/refused.ts'

let server: Server
let origin: string
let test: TestPlatform
let console: Console
let served = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    served++
    if (request.url === '/build.zip') response.end(Buffer.alloc(100_000, 7))
    else if (request.url === '/inside')
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    else if (request.url === '/other-port') response.writeHead(302, { location: 'http://localhost:1/build.zip' }).end()
    else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    else if (request.url === '/moved') response.writeHead(302, { location: '/build.zip' }).end()
    else if (request.url === '/huge') response.writeHead(200, { 'content-length': String(5 * 1024 ** 3) }).end('x')
    else if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    } else response.writeHead(404).end('nothing')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  test = await createTestPlatform({ fetchOutside: createFetchOutside([origin]) })
  console = await signIn(test.platform)
})
afterAll(async () => {
  await test.close()
  server.close()
})

let requests = 0
const fetchFrom = (url: string, requestId = `request-${++requests}`) =>
  console.invoke(calls['files.object.upload-by-url'], { bizTag: 'pipeline', fileName: 'build.zip', url, requestId })

it('fetches a file once per request ID, even through a redirect', async () => {
  const first = await fetchFrom(`${origin}/moved`, 'nightly-1')
  expect(first.othersInfo).toMatchObject([{ size: 100_000, fileName: 'build.zip', state: 'temporary' }])
  const before = served
  expect(await fetchFrom(`${origin}/moved`, 'nightly-1')).toEqual(first)
  expect(served).toBe(before)
})

it.each([
  ['an address of the cloud it runs in', '/inside', /private network/],
  ['another port of its own machine', '/other-port', /private network/],
  ['a file of the machine', '/file', /http and https/],
  ['a circle', '/round', /redirects more than/],
  ['nothing', '/missing', /responded with 404/],
  ['something far too large', '/huge', /allowed/],
  ['something that breaks off', '/cut', /interrupted/],
])('rejects a URL that leads to %s', async (_, path, message) => {
  expect(await refused(fetchFrom(origin + path, 'again'))).toMatchObject({ message: expect.stringMatching(message) })
})

it.each([
  'http://127.0.0.1:1/a.zip',
  'http://localhost:1/a.zip',
  'http://[::1]:1/a.zip',
  'http://0x7f000001:1/a.zip',
  'http://2130706433/a.zip',
  'http://[::ffff:10.0.0.1]/a.zip',
])('rejects %s, which is not on the internet', async (url) => {
  expect(await refused(fetchFrom(url))).toMatchObject({
    reason: 'file-failed',
    message: expect.stringContaining('private network'),
  })
})

it.each(['ftp://host/a.zip', 'file:///a.zip', 'http://', 'javascript:alert(1)'])(
  'rejects %s, which is not a web URL',
  async (url) => {
    expect(await refused(fetchFrom(url))).toMatchObject({ kind: 'invalid', issues: [{ field: 'url' }] })
  },
)

describe('internet address', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    '%s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.2',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    '::7f00:1',
    'nonsense',
    '1.2.3',
    '300.1.1.1',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
