import type { ComparedValue } from '@console-widgets/ui'

/** Most values that stand in one line. */
const inLine = 6

/** What the trail puts in the place of a value that it does not keep. */
const secret = '…'

/** A field of a row before and after, as it is compared: structures as text, line by line. */
export function readField(before: unknown, after: unknown): Pick<ComparedValue, 'before' | 'after' | 'secret'> {
  return {
    before: plain(before),
    after: plain(after),
    ...(before === secret || after === secret ? { secret: true } : {}),
  }
}

/** A value as text: a few of a kind in one line, a structure on several. */
export function plain(value: unknown): ComparedValue['before'] {
  if (value === null || typeof value !== 'object') return value as ComparedValue['before']
  const isFlat = Array.isArray(value) && value.every((each) => typeof each !== 'object')
  return isFlat ? value.join(value.length > inLine ? '\n' : ', ') : JSON.stringify(value, null, 2)
}

/** Whether a field of a row is a moment, by its name and value: the trail has numbers alone. */
export function isMoment(name: string, value: unknown): value is number {
  return /(_time|_until|_at)$|^time$/.test(name) && typeof value === 'number' && value > 1_000_000_000_000
}
