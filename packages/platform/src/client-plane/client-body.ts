import { readLimited } from '../calls/decode-input.ts'
import { refuse } from '../refusals/refusal.ts'
import { clientLimits } from './client-limits.ts'

/** Reads the JSON body of an app's request. Its texts are in NFC afterwards. */
export async function readClientBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json(?:\s*;|$)/i.test(type.trim()))
    throw refuse('wrong-type', 'The body must be JSON. Send it as application/json.')
  const bytes = await readLimited(request, clientLimits.bodyBytes)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse('bad-parameter', 'The body isn’t JSON in UTF-8')
  }
  return normalize(body)
}

/**
 * Normalizes every text of a JSON value in place, level by level: a body within the size limit can be nested deeper
 * than calls can be.
 */
function normalize(root: unknown): unknown {
  const whole = { root }
  let level: Record<string, unknown>[] = [whole]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > clientLimits.depth)
      throw refuse('bad-parameter', `The body is nested more than ${clientLimits.depth} levels deep`)
    const next: Record<string, unknown>[] = []
    for (const node of level)
      for (const [key, value] of Object.entries(node)) {
        if (typeof value === 'object' && value !== null) next.push(value as Record<string, unknown>)
        // An own property named __proto__ stays one: JSON.parse has defined it, so that this is no setter's.
        else if (typeof value === 'string') node[key] = normalizeText(value)
      }
    level = next
  }
  return whole.root
}

/** The database stores no NUL. */
function normalizeText(text: string): string {
  if (text.includes('\0')) throw refuse('bad-parameter', 'Texts can’t contain the character NUL')
  return text.normalize('NFC')
}
