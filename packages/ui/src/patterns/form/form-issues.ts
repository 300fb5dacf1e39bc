import type { ConsoleError } from '@console-widgets/core'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { UiText } from '../../text/ui-text.ts'

/** What is wrong, by the dotted path of its field. */
export type Issues = Record<string, string>

/** What valibot says of an issue beyond Standard Schema: enough to put it into any language. */
interface KnownIssue extends StandardSchemaV1.Issue {
  type?: string
  requirement?: unknown
  input?: unknown
}

/** Checks values against a schema, and puts what is wrong into words. */
export async function checkValues(
  schema: StandardSchemaV1,
  values: unknown,
  text: UiText,
  messages: Issues = {},
): Promise<Issues> {
  const result = await schema['~standard'].validate(values)
  const issues: Issues = {}
  for (const issue of result.issues ?? []) {
    const path = pathOf(issue)
    issues[path] ??= wordsOf(issue, text, messages[path])
  }
  return issues
}

/** What the platform found wrong, by field. */
export function issuesOf(error: ConsoleError): Issues {
  return Object.fromEntries(error.issues.map(({ field, message }) => [field, message]))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function pathOf(issue: StandardSchemaV1.Issue): string {
  return (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
}

function wordsOf(issue: KnownIssue, text: UiText, own: string | undefined): string {
  const { type, requirement, input } = issue
  // Nothing chosen of several is no value that is entered: a form that has words for it says them.
  if (own && Array.isArray(input)) return own
  if (isEmpty(input)) return text('ui.issue.required')
  if (own) return own
  if (typeof requirement === 'number') {
    if (type === 'min_length') return text('ui.issue.minLength', { count: requirement })
    if (type === 'max_length') return text('ui.issue.maxLength', { count: requirement })
    if (type === 'min_value') return text('ui.issue.minValue', { value: requirement })
    if (type === 'max_value') return text('ui.issue.maxValue', { value: requirement })
  }
  if (type === 'integer') return text('ui.issue.integer')
  if (type === 'email') return text('ui.issue.email')
  return issue.message
}
