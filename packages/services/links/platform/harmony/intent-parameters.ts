import * as v from 'valibot'
import { refuse } from '../refuse.ts'

/** Types of parameters, and the parts of a schema that HarmonyOS reads. */
const property = v.looseObject({
  type: v.picklist(['string', 'number', 'integer', 'boolean', 'array', 'object']),
  description: v.optional(v.string()),
})
const parameterSchema = v.pipe(
  v.looseObject({
    type: v.literal('object'),
    properties: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,63}$/)), property),
    required: v.optional(v.array(v.string())),
  }),
  v.check(
    ({ properties, required = [] }) => required.every((name) => Object.hasOwn(properties, name)),
    'requires a parameter that it doesn’t describe',
  ),
)

/** Checks the JSON schema of an intent’s parameters. @throws PlatformRefusal that says what is wrong with it */
export function requireParameters(text: string): void {
  const problem = problemOf(text)
  if (problem !== undefined)
    throw refuse('bad-parameter', `The parameters aren’t a JSON schema: ${problem}`, [
      { field: 'parameters', message: `must be a JSON schema of an object: ${problem}` },
    ])
}

function problemOf(text: string): string | undefined {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return 'it isn’t JSON'
  }
  const { success, issues } = v.safeParse(parameterSchema, content)
  if (success) return undefined
  const [issue] = issues
  const path = v.getDotPath(issue)
  return path === null ? issue.message : `${path}: ${issue.message}`
}
