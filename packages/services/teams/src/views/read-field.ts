import type { Language } from '@console-widgets/core'
import type { ComparedValue } from '@console-widgets/ui'
import type { AuditRecord } from '../data.ts'

/** Maximum number of values on one line. */
const inLine = 6

/** Placeholder in the log for a value that it does not store. */
const secret = '…'

/** A changed field before and after, prepared for comparison: structures as text, line by line. */
export function readField(before: unknown, after: unknown): Pick<ComparedValue, 'before' | 'after' | 'secret'> {
  return {
    before: plain(before),
    after: plain(after),
    ...(before === secret || after === secret ? { secret: true } : {}),
  }
}

/** A value as text: short lists on one line, structures on several. */
export function plain(value: unknown): ComparedValue['before'] {
  if (value === null || typeof value !== 'object') return value as ComparedValue['before']
  const isFlat = Array.isArray(value) && value.every((each) => typeof each !== 'object')
  return isFlat ? value.join(value.length > inLine ? '\n' : ', ') : JSON.stringify(value, null, 2)
}

/** Whether a field is a timestamp, by its name and value: the log has only numbers. */
export function isMoment(name: string, value: unknown): value is number {
  return /(_time|_until|_at)$|^time$/.test(name) && typeof value === 'number' && value > 1_000_000_000_000
}

/** Names of codes, by code and language. */
type NamesOfCodes = AuditRecord['codes'][string] | undefined

/** A value with names in place of the codes that have some, also in a list. */
export function withCodes(value: unknown, names: NamesOfCodes, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => withCodes(each, names, language))
  return names?.[String(value)]?.[language] ?? value
}

/** A value in which each ID is preceded by the name that it had. */
export function withNames(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((each) => withNames(each, names))
  if (typeof value !== 'string' || !Object.hasOwn(names, value) || names[value] === value) return value
  return `${names[value]} (${value})`
}
