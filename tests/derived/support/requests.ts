import { pathParameters, travelsInQuery, type AnyCall } from '@console-widgets/contract'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { infinite } from './hostile.ts'

/** Parts of a request besides its input. */
export interface Carrying {
  headers?: Record<string, string>
  /** Body text that replaces the input's. */
  body?: string
}

/**
 * Builds a request from an input, valid or not. Unlike the console's client, it sends anything, as an attacker could.
 */
export function requestOf(call: AnyCall, input: unknown, { headers = {}, body }: Carrying = {}): Request {
  const fields = typeof input === 'object' && input !== null ? { ...(input as Record<string, unknown>) } : {}
  const take = (name: string) => {
    const value = fields[name]
    delete fields[name]
    return value
  }
  const parameters = new Set(pathParameters(call.path))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(fields[name])))
  for (const name of parameters) take(name)
  const inHeaders = Object.fromEntries(
    call.headers
      .map((name) => [name, take(name)] as const)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, asHeader(value)]),
  )
  const url = new URL(`${testOrigin}/agc/edge${path}`)
  if (travelsInQuery(call))
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined)
        for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(name, asText(item))
  const hasBody = call.method === 'POST' || call.method === 'PUT'
  const content =
    body ?? (call.body === 'json' ? JSON.stringify(fields).replaceAll(`"${infinite}"`, '1e400') : 'sample bytes')
  return new Request(url, {
    method: call.method,
    headers: {
      ...(hasBody ? { 'content-type': call.body === 'json' ? 'application/json' : 'application/octet-stream' } : {}),
      ...inHeaders,
      ...headers,
    },
    ...(hasBody ? { body: call.body === 'form' ? sampleForm(fields) : content } : {}),
  })
}

function sampleForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, asText(value))
  form.append('file', new Blob(['sample bytes']), 'sample.pdf')
  return form
}

function asText(value: unknown): string {
  const text =
    value === infinite
      ? '1e400'
      : typeof value === 'object' && value !== null
        ? JSON.stringify(value)
        : String(value ?? '')
  return text.toWellFormed()
}

/** Headers consist of visible ASCII only; a client can't send anything else. */
function asHeader(value: unknown): string {
  return asText(value)
    .replace(/[^\x20-\x7e]/g, '?')
    .trim()
}
