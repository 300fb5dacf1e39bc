import * as v from 'valibot'
import { refuse } from '../refusals/refusal.ts'

/** Parses an input with its schema. @throws PlatformRefusal that names the invalid fields, at most 20 */
export function parseInput(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issues = result.issues
    .slice(0, 20)
    .map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  throw refuse(
    'bad-parameter',
    issues.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '),
    issues,
  )
}
