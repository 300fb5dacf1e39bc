import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientErrorCodes } from '../errors.ts'
import { riskRetCode } from '../model.ts'
import { calls } from '../testing/calls.ts'
import { failure } from '../testing/failure.ts'
import { createSignedInPage, hour, refusal, success } from '../testing/fake-page.ts'

afterEach(() => vi.restoreAllMocks())

describe('result of a call', () => {
  it('returns the fields of the response without the envelope', async () => {
    const { console } = createSignedInPage(() => ({ title: 'T' }))
    expect(await console.invoke(calls['notes.note.get'], { noteId: '1' })).toEqual({ title: 'T' })
  })

  it('returns the raw response of a binary call', async () => {
    const { console } = createSignedInPage(() => new Response('bytes', { headers: { 'content-type': 'text/csv' } }))
    const response = await console.invoke(calls['notes.paper.export'], undefined)
    expect(await response.text()).toBe('bytes')
  })

  it('R142: never times out, unless the caller’s signal aborts it', async () => {
    vi.useFakeTimers()
    try {
      let answer = (_: Response) => {}
      const { console } = createSignedInPage(() => new Promise((resolve) => (answer = resolve)))
      const settled = vi.fn()
      const asking = console.invoke(calls['notes.note.list'], {}).finally(settled)
      await vi.advanceTimersByTimeAsync(24 * hour)
      expect(settled).not.toHaveBeenCalled()
      answer(success({}))
      await asking
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([undefined, 'navigated away'])('is canceled by its signal, whatever the reason (%s)', async (reason) => {
    const controller = new AbortController()
    const { console, reports } = createSignedInPage(() => controller.abort(reason))
    expect(await failure(console.invoke(calls['notes.note.list'], {}, { signal: controller.signal }))).toMatchObject({
      kind: 'canceled',
      code: 'ERR_CANCELED',
    })
    expect(reports).toEqual([])
  })

  it('distinguishes a timeout from a cancellation', async () => {
    const { console } = createSignedInPage(() => new Promise((resolve) => setTimeout(() => resolve({}), 30)))
    expect(
      await failure(console.invoke(calls['notes.note.list'], {}, { signal: AbortSignal.timeout(5) })),
    ).toMatchObject({ kind: 'timeout', code: 'ETIMEDOUT' })
  })

  it('R143: a failure is always passed on, even when the host’s listener throws', async () => {
    const { console } = createSignedInPage(() => refusal(400, riskRetCode, 'Risky'))
    console.host.onPosted(() => {
      throw new Error('listener')
    })
    expect(await failure(console.invoke(calls['notes.note.create'], {}))).toMatchObject({ kind: 'risk' })
  })

  it.each([
    [400, 'refused'],
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'too-large'],
    [429, 'throttled'],
    [500, 'server'],
  ])('classifies status %i', async (status, kind) => {
    const { console } = createSignedInPage(() => refusal(status, 5, 'No.', { reason: 'a-reason' }))
    expect(await failure(console.invoke(calls['notes.note.create'], {}))).toMatchObject({
      kind,
      status,
      retCode: 5,
      message: 'No.',
      reason: 'a-reason',
      call: 'notes.note.create',
    })
  })

  it('reports the issues by field, and when to retry', async () => {
    const issues = [{ field: 'title', message: 'must not be empty' }]
    const { console } = createSignedInPage(
      () =>
        new Response(JSON.stringify({ ret: { code: 1, msg: '' }, issues }), {
          status: 400,
          headers: { 'retry-after': '7' },
        }),
    )
    expect(await failure(console.invoke(calls['notes.note.create'], {}))).toMatchObject({
      kind: 'invalid',
      issues,
      retryAfter: 7,
    })
  })

  it('words a refusal in the reader’s language, and reports it as the platform did', async () => {
    const issue = { field: 'title', message: 'is taken' }
    const refuse = () =>
      new Response(JSON.stringify({ ret: { code: 1, msg: 'Taken' }, reason: 'name-taken', issues: [issue] }), {
        status: 409,
      })
    const message = 'Название занято'
    const page = createSignedInPage(refuse, {
      language: 'ru',
      wordRefusal: async ({ reason }, language) => (reason === 'name-taken' && language === 'ru' ? { message } : {}),
    })
    const worded = await failure(page.console.invoke(calls['notes.note.create'], {}))
    expect(worded).toMatchObject({ kind: 'invalid', message, issues: [issue] })
    const unworded = createSignedInPage(refuse, { wordRefusal: async () => ({}) })
    expect(await failure(unworded.console.invoke(calls['notes.note.create'], {}))).toMatchObject({ message: 'Taken' })
    expect(page.reports).toMatchObject([{ message: 'Taken', reason: 'name-taken' }])
  })

  it('R178: posts the risk dialog in the reader’s words', async () => {
    const { console } = createSignedInPage(() => refusal(400, riskRetCode, 'Risky', { reason: 'many' }), {
      language: 'ru',
      wordRefusal: async () => ({ message: 'Слишком много' }),
    })
    const posted: unknown[] = []
    console.host.onPosted((name, params) => void (name === 'riskDialog' && posted.push(params)))
    await failure(console.invoke(calls['notes.note.create'], {}))
    expect(posted).toEqual([{ message: 'Слишком много' }])
  })

  it('reports not-found even if the error names a field', async () => {
    const issues = [{ field: 'projectId', message: 'must be a project of this team' }]
    const { console } = createSignedInPage(
      () => new Response(JSON.stringify({ ret: { code: 1, msg: '' }, issues }), { status: 404 }),
    )
    expect(await failure(console.invoke(calls['notes.note.create'], {}))).toMatchObject({ kind: 'not-found', issues })
  })

  it('rejects a response without the envelope', async () => {
    const page = '<html>Sign in to this network</html>'
    for (const [body, status] of [
      [page, 200],
      ['{"hello":1}', 200],
      ['{"ret":{}}', 200],
      ['null', 200],
      [page, 404],
    ] as const) {
      const { console } = createSignedInPage(() => new Response(body, { status }))
      const error = await failure(console.invoke(calls['notes.note.create'], {}))
      expect(error).toMatchObject({ code: 'ERR_BAD_RESPONSE', retCode: undefined })
    }
  })

  it('accepts an empty response as one without fields', async () => {
    const { console } = createSignedInPage(() => new Response(null, { status: 204 }))
    expect(await console.invoke(calls['notes.note.create'], {})).toEqual({})
  })

  it('R178, R179: the risk dialog is posted with the server’s message, and the normal error box is suppressed', async () => {
    const { console } = createSignedInPage(() => refusal(400, riskRetCode, 'This looks risky'))
    const posted: unknown[] = []
    console.host.onPosted((name, params) => posted.push([name, params]))
    const error = await failure(console.invoke(calls['notes.note.create'], {}))
    expect(posted).toEqual([['riskDialog', { message: 'This looks risky' }]])
    expect(error.suppressed).toBe(true)
  })

  it('R178: the same code with another status opens no risk dialog', async () => {
    const { console } = createSignedInPage(() => refusal(409, riskRetCode))
    expect((await failure(console.invoke(calls['notes.note.create'], {}))).suppressed).toBe(false)
  })

  it.each(['getTokenInfo return null', 'accessToken invalid'])(
    'R180, R181: a 401 with the status text "%s" refreshes the token and resends the call',
    async (text) => {
      const answers = [refusal(401, 7, 'No.', {}, text), success({ title: 'T' })]
      const page = createSignedInPage(() => answers.shift())
      page.pass(1000)
      expect(await page.console.invoke(calls['notes.note.create'], { title: 'T' })).toEqual({ title: 'T' })
      expect(page.paths()).toEqual(['/notes', '/oauth2/v1/refresh', '/notes'])
      expect(page.requests[2]?.headers.agccsrftoken).toBe(`token-${page.now()}`)
    },
  )

  it('R180: the text also counts in the message and in the header, for servers without status texts', async () => {
    for (const broken of [
      refusal(401, 7, 'accessToken invalid'),
      new Response('{"ret":{"code":7,"msg":"No."}}', {
        status: 401,
        headers: { 'x-status-text': 'accessToken invalid' },
      }),
    ]) {
      const answers = [broken, success({})]
      const page = createSignedInPage(() => answers.shift())
      await page.console.invoke(calls['notes.note.list'], {})
      expect(page.paths()).toContain('/oauth2/v1/refresh')
    }
  })

  it('R180: refreshes once, and then passes the error on', async () => {
    const page = createSignedInPage(() => refusal(401, 7, 'No.', {}, 'accessToken invalid'))
    expect(await failure(page.console.invoke(calls['notes.note.create'], {}))).toMatchObject({
      kind: 'signed-out',
      status: 401,
    })
    expect(page.paths()).toEqual(['/notes', '/oauth2/v1/refresh', '/notes'])
  })

  it('R182: a 401 without those texts is passed on unchanged', async () => {
    const page = createSignedInPage(() => refusal(401, 7, 'Who are you?'))
    expect(await failure(page.console.invoke(calls['notes.note.create'], {}))).toMatchObject({ kind: 'signed-out' })
    expect(page.paths()).toEqual(['/notes'])
  })

  it('R180: many calls refused at the same time make one refresh', async () => {
    const page = createSignedInPage(({ headers }) =>
      headers.agccsrftoken === `token-${page.now()}` ? {} : refusal(401, 7, '', {}, 'accessToken invalid'),
    )
    page.pass(1000)
    await Promise.all(Array.from({ length: 50 }, () => page.console.invoke(calls['notes.note.create'], {})))
    expect(page.paths().filter((path) => path.endsWith('/refresh'))).toHaveLength(1)
  })

  it('refreshes when another tab has replaced the CSRF token', async () => {
    const answers = [refusal(403, 7, 'No.', { reason: 'wrong-csrf' }), success({})]
    const page = createSignedInPage(() => answers.shift())
    await page.console.invoke(calls['notes.note.create'], {})
    expect(page.paths()).toEqual(['/notes', '/oauth2/v1/refresh', '/notes'])
  })

  it('never resends a stream', async () => {
    const page = createSignedInPage(() => refusal(401, 7, '', {}, 'accessToken invalid'))
    await failure(page.console.invoke(calls['notes.paper.upload'], {}, { content: new Blob(['x']).stream() }))
    expect(page.paths()).toEqual(['/paper'])
  })

  it('sets the duplex option for a stream, as browsers require', async () => {
    let sent: RequestInit | undefined
    const { console } = createSignedInPage(undefined, {
      fetch: async (_, init) => {
        sent = init
        return success()
      },
    })
    await console.invoke(calls['notes.paper.upload'], {}, { content: new Blob(['x']).stream() })
    expect(sent).toMatchObject({ duplex: 'half' })
  })

  it('leaves the address out of a network error', async () => {
    const { console } = createSignedInPage(() => Promise.reject(new TypeError('fetch failed')))
    const error = await failure(
      console.invoke(calls['notes.paper.upload'], { fileName: 'private.zip' }, { content: new Blob(['x']) }),
    )
    expect(error.cause).toEqual(new TypeError('fetch failed'))
    expect(`${error.message} ${error.stack} ${error.cause}`).not.toContain('private.zip')
  })

  it('encodes lone surrogates in an address', async () => {
    const { console, requests } = createSignedInPage()
    await console.invoke(calls['notes.note.list'], { filter: ['a:=:\ud800'] })
    expect(requests[0]?.url.searchParams.get('filter')).toBe('a:=:\ufffd')
  })

  it('R183: user status 6 in the other login mode clears the login cookie and forces a new login, once', async () => {
    const page = createSignedInPage(() => refusal(401, 9, 'Status', { reason: 'user-status-6' }), {
      loginMode: 'other',
    })
    await Promise.all([
      failure(page.console.invoke(calls['notes.note.create'], {})),
      failure(page.console.invoke(calls['notes.note.create'], {})),
    ])
    expect(page.cookies.get('agc_csrfToken')).toBeUndefined()
    // The code that starts a sign-in loads on demand.
    await expect.poll(() => page.went).toHaveLength(1)
    expect(page.went[0]).toContain('/account/sign-in')
  })

  it('R183: means nothing in the account login mode', async () => {
    const page = createSignedInPage(() => refusal(401, 9, 'Status', { reason: 'user-status-6' }))
    await failure(page.console.invoke(calls['notes.note.create'], {}))
    expect(page.went).toEqual([])
  })

  it('R184: a success with a nonzero ret.code is logged with service, method and path', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = createSignedInPage(() => refusal(200, 42))
    expect(await failure(page.console.invoke(calls['notes.note.create'], {}))).toMatchObject({
      retCode: 42,
      status: 200,
    })
    expect(warn.mock.calls.flat().join()).toMatch(/notes POST \/notes .*42/)
  })

  it('R185: every error is reported, without token, cookie or query', async () => {
    const page = createSignedInPage(() =>
      refusal(500, 1, 'agcCsrfToken=abc123 at https://cn.example/x?code=secret, Cookie: a=b'),
    )
    await failure(page.console.invoke(calls['notes.note.create'], {}))
    expect(page.reports).toHaveLength(1)
    expect(page.reports[0]).toMatchObject({
      kind: 'server',
      code: 'ERR_BAD_RESPONSE',
      call: 'notes.note.create',
      status: 500,
    })
    expect(JSON.stringify(page.reports)).not.toMatch(/abc123|secret|a=b|token-\d/)
  })

  it('R185: a reporting service that throws breaks nothing', async () => {
    const page = createSignedInPage(() => refusal(409, 1), {
      reportError: () => {
        throw new Error('service')
      },
    })
    expect(await failure(page.console.invoke(calls['notes.note.create'], {}))).toMatchObject({ kind: 'conflict' })
  })

  it('R186: every error has one of the twelve codes', async () => {
    expect(clientErrorCodes).toHaveLength(12)
    const { console } = createSignedInPage()
    expect(await failure(console.invoke(calls['notes.note.get'], {}))).toMatchObject({
      kind: 'client',
      code: 'ERR_BAD_OPTION_VALUE',
    })
    const nowhere = createSignedInPage(undefined, {
      zones: { china: { api: 'https://cn.example' }, europe: { api: 'de.example' } },
    })
    nowhere.console.$site.set('europe')
    expect(await failure(nowhere.console.invoke(calls['notes.site.get'], undefined))).toMatchObject({
      code: 'ERR_INVALID_URL',
    })
  })
})
