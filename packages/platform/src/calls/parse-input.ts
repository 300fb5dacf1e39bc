import type { FieldIssue } from '@console-widgets/contract'
import * as v from 'valibot'
import { issue, linesOf } from '../refusals/issue.ts'
import { refuse } from '../refusals/refusal.ts'

/** Parses an input with its schema. @throws PlatformRefusal that names the invalid fields, at most 20 */
export function parseInput(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issues = result.issues.slice(0, 20).map(issueOf)
  throw refuse('bad-parameter', issues.map((each) => (each.field ? linesOf([each]) : each.message)).join('; '), issues)
}

/** A missing field is an invalid key for Valibot, whose message quotes the field’s name as what was expected. */
function issueOf(found: v.BaseIssue<unknown>): FieldIssue {
  const field = v.getDotPath(found) ?? ''
  const isMissing = found.path?.at(-1)?.origin === 'key' && found.input === undefined
  return isMissing ? issue(field, 'required') : { field, message: found.message }
}
