import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serve, type Serving } from '@console-widgets/sandbox/node'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

/** Tests the listening server over raw sockets instead of a browser. */
let test: TestPlatform
let serving: Serving
const addresses: string[] = []
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  test = await createTestPlatform()
  serving = await serve({
    port: 0,
    proxies: 1,
    patience: { headers: 400, request: 1200 },
    fetch: (request, caller) => {
      addresses.push(caller.address)
      return test.platform.fetch(request, caller)
    },
  })
})
afterAll(async () => {
  await serving.close()
  await test.close()
  vi.restoreAllMocks()
})

const crlf = '\r\n'
/** A request as raw text; the socket is closed after the response. */
const written = (first: string, headers: readonly string[], body = '') =>
  [`${first} HTTP/1.1`, ...headers, 'Connection: close', '', body].join(crlf)
const post = (headers: readonly string[], body = '', path = '/agc/edge/oauth2/v1/login') =>
  written(`POST ${path}`, ['Host: console.test', ...headers], body)

/** Milliseconds of silence after which the server is assumed to send nothing more. */
const silence = 15_000

interface Heard {
  text: string
  closed: boolean
}

/** Writes to a socket, in several pieces if given, and reads until it closes or is silent for a while. */
function speak(pieces: readonly string[], { every = 0 } = {}): Promise<Heard> {
  return new Promise((resolve) => {
    const socket = connect(serving.port, '127.0.0.1')
    let text = ''
    let timer: NodeJS.Timeout
    const end = (closed: boolean) => {
      clearTimeout(timer)
      clearInterval(writing)
      socket.destroy()
      resolve({ text, closed })
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(false), silence)
    }
    const rest = [...pieces]
    const next = () => {
      const piece = rest.shift()
      if (piece === undefined) return
      socket.write(piece)
      wait()
    }
    const writing = setInterval(next, every || 1)
    next()
    socket.on('data', (chunk) => {
      text += chunk
      wait()
    })
    // A connection that is cut off while writing can be reset.
    socket.on('error', () => {})
    socket.on('close', () => end(true))
  })
}

const statuses = ({ text }: Heard) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
const read = written('GET /agc/edge/amis/app-manage/v1/app/list', ['Host: console.test'])

describe('request whose end is ambiguous between two servers', () => {
  const smuggled = `GET /openapi.json HTTP/1.1${crlf}Host: console.test${crlf}${crlf}`
  it.each([
    ['a length and chunks', post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0${crlf}${crlf}${smuggled}`)],
    ['two lengths', post(['Content-Length: 0', 'Content-Length: 2'], `{}${smuggled}`)],
    ['an encoding that there is not', post(['Transfer-Encoding: xchunked'], `0${crlf}${crlf}${smuggled}`)],
    ['chunks within another encoding', post(['Transfer-Encoding: chunked, identity'], `0${crlf}${crlf}${smuggled}`)],
    ['a space before a colon', post(['Content-Length : 2'], `{}${smuggled}`)],
    ['lines without their return', post(['Content-Length: 2'], '{}').replaceAll('\r', '')],
    [
      'a chunk of a size that is none',
      post(['Transfer-Encoding: chunked'], `-1${crlf}{}${crlf}0${crlf}${crlf}${smuggled}`),
    ],
    ['no host', written('GET /openapi.json', [])],
  ])('is rejected: %s', async (_, request) => {
    const heard = await speak([request])
    expect([statuses(heard), heard.closed]).toEqual([[400], true])
  })
})

describe('oversized request', () => {
  it.each([
    ['an address', written(`GET /${'a'.repeat(20_000)}`, ['Host: console.test'])],
    [
      'headers',
      written('GET /openapi.json', [
        'Host: console.test',
        ...Array.from({ length: 3000 }, (_, index) => `h${index}: 1`),
      ]),
    ],
  ])('is rejected for its %s', async (_, request) => {
    const heard = await speak([request])
    expect([statuses(heard), heard.closed]).toEqual([[431], true])
  })

  it('is rejected before its body arrives, with or without a declared length', async () => {
    const chunk = `10000${crlf}${'x'.repeat(65_536)}${crlf}`
    const endless = [post(['Transfer-Encoding: chunked']), ...Array.from({ length: 40 }, () => chunk)]
    const heard = await Promise.all([speak([post(['Content-Length: 99999999999'], '{')]), speak(endless)])
    expect(heard.map(statuses)).toEqual([[413], [413]])
    expect(heard.map(({ closed }) => closed)).toEqual([true, true])
  })
})

describe('slow client', () => {
  it('is disconnected during headers and body, while others are served', async () => {
    const letters = (text: string) => [...text.repeat(50)]
    const slow = [
      speak([`GET / HTTP/1.1${crlf}Host: console.test${crlf}`, ...letters('x: 1\r\n')], { every: 60 }),
      speak([post(['Content-Length: 100000']), ...letters('a')], { every: 60 }),
      speak([post(['Transfer-Encoding: chunked']), ...letters(`1${crlf}a${crlf}`)], { every: 60 }),
      speak(['P']),
    ]
    for (let count = 0; count < 5; count++) expect(statuses(await speak([read]))).toEqual([401])
    for (const heard of await Promise.all(slow)) {
      expect(heard.closed).toBe(true)
      expect(statuses(heard)).toEqual([408])
    }
  })

  it('that goes away in the middle of a body leaves nothing in the log', async () => {
    const logged = vi.mocked(console.error)
    logged.mockClear()
    const before = addresses.length
    const socket = connect(serving.port, '127.0.0.1')
    socket.write(post(['Content-Length: 1000', 'Content-Type: application/json'], '{"code":'))
    await expect.poll(() => addresses.length).toBe(before + 1)
    socket.destroy()
    // The next requests are answered after it.
    for (let count = 0; count < 3; count++) await speak([read])
    expect(logged.mock.calls).toEqual([])
  })
})

describe('origin and target of a request', () => {
  it.each(['console.test/x', '<script>', 'a b', '', '[::1', 'console.test:99999', 'x@console.test'])(
    'are rejected or ignored for an invalid host: %j',
    async (host) => {
      const [status] = statuses(await speak([written('GET /openapi.json', [`Host: ${host}`])]))
      expect([200, 400]).toContain(status)
    },
  )

  it('appear in no response: not in URLs, redirects, or cookies', async () => {
    const strange = [
      'Host: elsewhere.example',
      'X-Forwarded-Host: elsewhere.example',
      'X-Forwarded-Proto: gopher',
      'X-Original-URL: /openapi.json',
      'X-Rewrite-URL: /openapi.json',
      'X-HTTP-Method-Override: DELETE',
      'Forwarded: host=elsewhere.example',
    ]
    for (const path of [
      '/openapi.json',
      '/account/sign-in',
      '/hosting/x',
      '/storage/x/y',
      '//elsewhere.example/',
      '/%5c%5celsewhere.example/',
      'http://elsewhere.example/account/sign-in',
      '/agc/edge/a%00b',
      '/agc/edge/%ff%zz',
      '/agc/edge/..%2f..%2fetc%2fpasswd',
    ]) {
      const { text } = await speak([written(`GET ${path}`, strange)])
      const [status] = statuses({ text, closed: true })
      expect(status, path).toBeLessThan(500)
      expect(text.replaceAll(testOrigin, ''), path).not.toMatch(
        /^location:|^set-cookie:|https?:\/\/elsewhere\.example|gopher/im,
      )
    }
  })

  it('count for rate limits as the proxy sees them, not as the client claims', async () => {
    addresses.length = 0
    for (const header of [
      'X-Forwarded-For: 203.0.113.9',
      'X-Forwarded-For: 198.51.100.1, 203.0.113.9',
      'X-Forwarded-For: ,, 203.0.113.9',
      'X-Real-IP: 198.51.100.1',
    ])
      await speak([written('GET /openapi.json', ['Host: console.test', header])])
    expect(addresses).toEqual(['203.0.113.9', '203.0.113.9', '203.0.113.9', '127.0.0.1'])
  })
})
