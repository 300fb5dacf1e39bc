import type { Envelope } from './messages.ts'

/** Checks a field of a message. */
export type Check = (value: unknown) => boolean
export const text =
  (limit: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= limit
export const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)
export const wholeNumber =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
export const texts =
  (most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(text(200))
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

/** Shape of each message: a check for each field. */
export type Shape<Messages> = { [Name in keyof Messages]: { [Field in keyof Required<Messages[Name]>]: Check } }

export const helloShape = { version: wholeNumber(1000), capabilities: texts(50) }

/**
 * Reads a message from the window channel. Undefined unless it matches a known message exactly: a malformed message, an
 * unknown name or field, or an oversized value is ignored.
 */
export function readMessage<Messages>(
  shapes: Shape<Messages>,
  data: unknown,
): Envelope<keyof Messages & string> | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { functionName, params } = data as Record<string, unknown>
  if (typeof functionName !== 'string' || !Object.hasOwn(shapes as object, functionName)) return undefined
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return undefined
  const shape = (shapes as Record<string, Record<string, Check>>)[functionName] as Record<string, Check>
  const given = params as Record<string, unknown>
  if (Object.keys(given).some((field) => !Object.hasOwn(shape, field))) return undefined
  if (!Object.entries(shape).every(([field, check]) => check(given[field]))) return undefined
  return { functionName: functionName as keyof Messages & string, params: given }
}
