import type { FieldValues } from 'react-hook-form'

/** Values that differ from the given ones, by field. */
export function changedValues(values: FieldValues, from: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, from[field])))
}

/** Whether two values of fields are the same. Lists and records are compared by their contents, files by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || (value !== null && Object.getPrototypeOf(value) === Object.prototype)
