import * as v from 'valibot'

/** IANA time zone. */
export const timeZone = v.pipe(
  v.string(),
  v.maxLength(64, 'must have at most 64 characters'),
  v.check(isTimeZone, 'must be a time zone such as Europe/Berlin'),
)

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9]*([/_+-][A-Za-z0-9]+)*$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
