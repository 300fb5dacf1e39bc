import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { demoAccount } from '@console-widgets/platform/demo/people'
import { anyRead, codeOf, createRawBrowser, rawState } from '@console-widgets/sandbox/testing/raw-browser'
import { createTestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { logError } from '@console-widgets/platform/logging/log-error'
import { auditRecords } from '@console-widgets/platform/audit/tables'

/** Everything written to the console or to the process's streams while a test runs. */
const written: string[] = []
const levels = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

beforeEach(() => {
  written.length = 0
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation(
      (...parts) =>
        void written.push(
          parts
            .map((part) =>
              part instanceof Error ? `${part.stack} ${JSON.stringify(part)} ${String(part.cause)}` : String(part),
            )
            .join(' '),
        ),
    )
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk))
      return true
    })
})
afterEach(() => vi.restoreAllMocks())

it('a sign-in with every possible failure logs no password, code, or token', async () => {
  const { platform, clock, close } = await createTestPlatform()
  const browser = createRawBrowser(platform)
  const secrets = [demoAccount.password, 'wrong-password-of-somebody', 'token-that-is-not-one']
  const keep = () => secrets.push(browser.token(), browser.csrfToken())

  await browser.submit({ password: 'wrong-password-of-somebody' })
  const code = codeOf(await browser.submit())
  secrets.push(code)
  await browser.call('POST', '/oauth2/v1/login', { code, state: rawState })
  keep()
  await browser.call('POST', '/oauth2/v1/login', { code, state: rawState })
  await browser.call('GET', anyRead)
  await browser.call(
    'POST',
    '/amis/app-manage/v1/app',
    { appName: 'Told', parentType: 13, password: 'wrong-password-of-somebody' },
    { agcCsrfToken: browser.csrfToken() },
  )
  await browser.call('POST', '/amis/app-manage/v1/app', {}, { agcCsrfToken: 'token-that-is-not-one' })
  await browser.call('POST', '/oauth2/v1/refresh', { agcTeamId: '' })
  keep()
  clock.advance(3 * 3_600_000)
  await browser.call('GET', anyRead, undefined, { cookie: 'cw_session=token-that-is-not-one' })
  await browser.call('POST', '/oauth2/v1/logout', {}, { agcCsrfToken: browser.csrfToken() })

  const records = JSON.stringify(await platform.services.database.asPlatform((db) => db.select().from(auditRecords)))
  await close()
  vi.restoreAllMocks()
  for (const secret of secrets.filter(Boolean)) {
    expect(written.join('\n')).not.toContain(secret)
    expect(records).not.toContain(secret)
  }
})

it('a platform whose database fails during a sign-in logs none either', async () => {
  const { platform, close } = await createTestPlatform()
  const browser = createRawBrowser(platform)
  const code = codeOf(await browser.submit())
  await platform.services.database.asPlatform((db) => db.execute('alter table cw_sessions rename to cw_gone'))
  const answer = await browser.call('POST', '/oauth2/v1/login', { code, state: rawState })
  const text = await answer.text()
  await close()
  vi.restoreAllMocks()
  expect(answer.status).toBe(500)
  for (const place of [text, written.join('\n')])
    for (const secret of [code, demoAccount.password]) expect(place).not.toContain(secret)
  // A failed query includes its parameters: secret tokens and hashes.
  expect(written.join('\n')).not.toMatch(/[0-9a-z]{50}|[0-9a-f]{64}/)
})

it('user input starts no line of the log, and sends no terminal commands', () => {
  const said = 'invalid input "x\nError: forged\r\n\u001b[2J\u009b\u2028"'
  logError(new Error(said, { cause: new TypeError(said) }))
  logError(said)
  expect(written).toHaveLength(2)
  for (const text of written) {
    expect(text).not.toMatch(/^Error: forged/m)
    expect([...text].filter((letter) => letter < ' ' && letter !== '\n')).toEqual([])
    expect(text).not.toMatch(/[\u0080-\u009f\u2028]/)
  }
})
