import * as v from 'valibot'
import { isNestedTooDeeply, mostNesting } from '@console-widgets/core/formats'
import { issue } from '../issues.ts'
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
      issue('parameters', 'parameters-schema', { problem }),
    ])
}

function problemOf(text: string): string | undefined {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw refuse('bad-parameter', 'The parameters aren’t JSON', [issue('parameters', 'parameters-json')])
  }
  if (isNestedTooDeeply(content)) return `has more than ${mostNesting} levels`
  const { success, issues } = v.safeParse(parameterSchema, content)
  if (success) return undefined
  const [first] = issues
  const path = v.getDotPath(first)
  return path === null ? first.message : `${path}: ${first.message}`
}
