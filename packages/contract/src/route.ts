import type { AnyCall } from './call.ts'

/** An input split by where its fields are sent. */
export interface SplitInput {
  /** The call's path with its `{name}` parts filled in. */
  path: string
  query: Record<string, unknown>
  headers: Record<string, string>
  /** Set for POST and PUT with a JSON body. */
  body: Record<string, unknown> | undefined
}

const parameter = /\{(\w+)\}/g

/** Names of the input fields in the path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(parameter)].map((match) => match[1] as string)
}

/** Whether the fields that are neither in the path nor in a header are sent in the query. */
export function travelsInQuery(call: AnyCall): boolean {
  return call.method === 'GET' || call.method === 'DELETE' || call.body !== 'json'
}

/**
 * Whether a call can be resent with the same ID and still be applied only once. True for every change that a session
 * makes in a team, except uploads.
 */
export function isRepeatable(call: AnyCall): boolean {
  return (
    call.effect !== 'read' &&
    call.guard === 'session' &&
    call.tenant === 'team' &&
    call.body === 'json' &&
    call.answer === 'json'
  )
}

/**
 * Splits an input into path, query, headers, and body. The client and the platform share this rule.
 * @throws TypeError when a path field is missing.
 */
export function splitInput(call: AnyCall, input: Record<string, unknown> = {}): SplitInput {
  const rest = { ...input }
  const path = call.path.replace(parameter, (_, name: string) => {
    const value = rest[name]
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${call.id}: '${name}' is part of the path and is required`)
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const headers: Record<string, string> = {}
  for (const name of call.headers) {
    if (rest[name] !== undefined) headers[name] = String(rest[name])
    delete rest[name]
  }
  return travelsInQuery(call)
    ? { path, query: rest, headers, body: undefined }
    : { path, query: {}, headers, body: rest }
}
