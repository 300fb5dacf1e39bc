import { pathParameters, travelsInQuery, type AnyCall } from '@console-widgets/contract'
import type { GenericSchema } from 'valibot'
import { refuse } from '../refusals/refusal.ts'

/**
 * Collects a call's input from path, query, headers, and body: the inverse of the client's `splitInput`.
 * @param largestBody in bytes
 */
export async function decodeInput(
  call: AnyCall,
  schema: GenericSchema | undefined,
  request: Request,
  pathValues: Record<string, string>,
  largestBody: number,
): Promise<unknown> {
  if (!schema) return undefined
  const shape = entriesOf(schema)
  const input: Record<string, unknown> = travelsInQuery(call)
    ? readQuery(new URL(request.url).searchParams, shape)
    : await readBody(request, largestBody)
  for (const name of pathParameters(call.path)) input[name] = readText(pathValues[name] ?? '', shape[name])
  for (const name of call.headers) {
    const value = request.headers.get(name)
    if (value !== null) input[name] = readText(value, shape[name])
  }
  return input
}

type Entries = Record<string, GenericSchema | undefined>

function entriesOf(schema: GenericSchema): Entries {
  return (schema as unknown as { entries?: Entries }).entries ?? {}
}

/** Schema inside `optional`, `nullable`, and the like. */
function innermost(
  schema: GenericSchema | undefined,
): { type: string; item?: GenericSchema; options?: unknown[] } | undefined {
  let current = schema as unknown as
    | { type: string; wrapped?: GenericSchema; item?: GenericSchema; options?: unknown[] }
    | undefined
  while (current?.wrapped) current = current.wrapped as never
  return current
}

function readQuery(query: URLSearchParams, shape: Entries): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    const schema = innermost(shape[name])
    const values = query.getAll(name)
    input[name] =
      schema?.type === 'array'
        ? values.map((value) => readText(value, schema.item))
        : readText(values.at(-1) as string, shape[name])
  }
  return input
}

/** Converts text to the type that the schema expects. Anything else stays text, and the schema rejects it. */
function readText(text: string, schema: GenericSchema | undefined): unknown {
  const inner = innermost(schema)
  const numeric = inner?.type === 'number' || (inner?.type === 'picklist' && typeof inner.options?.[0] === 'number')
  if (numeric && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (inner?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

async function readBody(request: Request, most: number): Promise<Record<string, unknown>> {
  const bytes = await readLimited(request, most)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes) || '{}')
  } catch {
    throw refuse('bad-parameter', 'The body isn’t JSON in UTF-8')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw refuse('bad-parameter', 'The body must be a JSON object')
  return body as Record<string, unknown>
}

/** Time limit for the small body of a call or a form, in milliseconds. */
const longestReading = 20_000

/** Reads a body up to a size limit, regardless of its content-length, and within a time limit. */
export async function readLimited(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(most)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(refuse('too-slow', `The body didn’t arrive within ${longestReading / 1000} seconds`)),
      longestReading,
    )
  })
  return Promise.race([readWhole(request, most), late]).finally(() => clearTimeout(timer))
}

async function readWhole(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > most) throw tooLarge(most)
    chunks.push(chunk)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

function tooLarge(most: number) {
  return refuse('too-large', `The body is larger than ${most} bytes`)
}
