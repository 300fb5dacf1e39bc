import type { Refusal } from '@console-widgets/contract'

/** An answer with the platform's verdict, or none where something else than the platform answered. */
export type Answer = (Refusal & Record<string, unknown>) | undefined

/**
 * Reads the JSON of an answer. Nothing counts as the platform's unless it has the envelope: a proxy's error page,
 * or the page of a network that wants a person to sign in, comes with any status, even 200.
 */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  if (text === '' && response.ok) return { ret: { code: 0, msg: '' } }
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof answer !== 'object' || answer === null) return undefined
  const { ret } = answer as { ret?: { code?: unknown; msg?: unknown } }
  if (typeof ret !== 'object' || ret === null || Number.isNaN(Number(ret.code ?? Number.NaN))) return undefined
  return { ...answer, ret: { code: Number(ret.code), msg: typeof ret.msg === 'string' ? ret.msg : '' } }
}
