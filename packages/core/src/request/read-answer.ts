import type { Refusal } from '@console-widgets/contract'

/** A response with the platform's verdict. Without one, it came from an intermediary. */
export type Answer = (Refusal & Record<string, unknown>) | undefined

/**
 * Reads the JSON of a response. Without the envelope it isn't the platform's: a proxy's error page or a captive portal
 * may come with any status, even 200.
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
