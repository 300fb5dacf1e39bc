import { describe, expect, it } from 'vitest'
import { errorReport, redact } from './error-report.ts'
import { ConsoleError } from './errors.ts'

describe('R185: error report', () => {
  it.each([
    ['GET https://cn.example/a?code=s3cret#x failed', 'GET https://cn.example/a?[hidden] failed'],
    ['Cookie: agc_csrfToken=s3cret; x=y', 'Cookie: [hidden]'],
    ['authorization: Basic s3cret', 'authorization: [hidden]'],
    ['sent Bearer s3cret.abc', 'sent Bearer [hidden]'],
    ['{"csrfToken":"s3cret","teamId":"t1"}', '{"csrfToken":[hidden],"teamId":"t1"}'],
    ['X-HD-CSRF=s3cret', 'X-HD-CSRF=[hidden]'],
    ['password = s3cret', 'password = [hidden]'],
    ['of eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9abcd1 it', 'of [hidden] it'],
  ])('redacts secrets in %j', (text, clean) => {
    expect(redact(text)).toBe(clean)
  })

  it('leaves other texts unchanged', () => {
    const text = "'notes.note.get' answered 404: There is no note 4711 in this team."
    expect(redact(text)).toBe(text)
  })

  it('includes the known fields of an error, but not its cause', () => {
    const error = new ConsoleError({
      kind: 'conflict',
      code: 'ERR_BAD_REQUEST',
      message: 'No.',
      status: 409,
      retCode: 5,
      reason: 'name-taken',
      call: 'a.b.c',
      cause: { token: 's3cret' },
    })
    expect(errorReport(error)).toMatchObject({
      name: 'ConsoleError',
      message: 'No.',
      kind: 'conflict',
      code: 'ERR_BAD_REQUEST',
      status: 409,
      retCode: 5,
      reason: 'name-taken',
      call: 'a.b.c',
    })
    expect(JSON.stringify(errorReport(error))).not.toContain('s3cret')
    expect(errorReport('token=s3cret')).toEqual({ name: 'Error', message: 'token=[hidden]' })
  })
})
