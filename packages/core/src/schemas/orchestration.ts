import * as v from 'valibot'
import { text } from './parts.ts'

const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be a name of at most 64 letters, digits, - and _'))

/** `params` is a JSON string (R160). */
export const orchestrationInput = v.object({
  orchestration: name,
  process: name,
  apiName: name,
  params: v.pipe(v.string(), v.maxLength(100_000), v.check(isJson, 'must be JSON')),
})
export const orchestrationAnswer = v.object({ result: v.optional(v.unknown()) })

export const languageDetectInput = v.object({ text: text(5000) })
/** The BCP 47 tag of the language, `und` when it is unclear, and how sure that is, from 0 to 1. */
export const languageDetectAnswer = v.object({ language: v.string(), confidence: v.number() })

function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}
