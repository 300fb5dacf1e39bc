import * as v from 'valibot'
import { text } from './parts.ts'

const name = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be a name of at most 64 letters, digits, - and _'),
)

/** `apiName` names one part of the process, or the process itself for all parts. `params` is a JSON string (R160). */
export const processInput = v.object({
  apiName: name,
  params: v.pipe(
    v.string(),
    v.maxLength(60_000, 'must have at most 60000 characters'),
    v.check(isJson, 'must be JSON'),
  ),
})
const issue = v.object({
  field: v.string(),
  message: v.string(),
  rule: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
export const orchestrationInput = v.object({ orchestration: name, process: name, ...processInput.entries })
/** Response of each part of the process, with its own verdict: one that fails does not affect the others. */
export const orchestrationAnswer = v.object({
  result: v.record(
    v.string(),
    v.looseObject({
      ret: v.object({ code: v.number(), msg: v.string() }),
      reason: v.optional(v.string()),
      issues: v.optional(v.array(issue)),
    }),
  ),
})

export const languageDetectInput = v.object({ text: text(5000) })
/** BCP 47 tag of the language, `und` if unclear, and the confidence from 0 to 1. */
export const languageDetectAnswer = v.object({ language: v.string(), confidence: v.number() })

function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}
