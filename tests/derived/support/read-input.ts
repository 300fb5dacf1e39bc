import type { GenericSchema } from 'valibot'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import { decodeInput } from '@console-widgets/platform/calls/decode-input'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import type { DeclaredCall } from './declared-calls.ts'
import { requestOf, type Carrying } from './requests.ts'

/** Result of reading an input, before it reaches a handler. */
export type Reading =
  | { input: unknown; refusal?: undefined }
  | { refusal: { status: number; reason: string; fields: string[] } }

/**
 * Reads the input of a request like the router, but in this process: rejecting thousands of inputs doesn't need a
 * session, a guard, or a database.
 */
export async function readInput(
  { call, input: schema, largestBody }: DeclaredCall & { input: GenericSchema },
  input: unknown,
  carrying?: Carrying,
): Promise<Reading> {
  const request = requestOf(call, input, carrying)
  try {
    return {
      input: parseInput(schema, await decodeInput(call, schema, request, pathValues(call.path, request), largestBody)),
    }
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error
    const { status, reason, issues } = error
    return { refusal: { status, reason, fields: issues.map(({ field }) => field) } }
  }
}

function pathValues(path: string, request: Request): Record<string, string> {
  const pattern = new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`)
  const groups = pattern.exec(new URL(request.url).pathname)?.groups ?? {}
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
}
