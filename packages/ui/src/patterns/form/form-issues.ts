import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { ConsoleError, Language } from '@console-widgets/core'
import { loadText } from '../../text/load-text.ts'
import type en from './locales/en.ts'
import { issueLocales } from './locales/index.ts'

/** Error messages by the dotted path of the field. */
export type Issues = Record<string, string>

/** Details of a valibot issue beyond Standard Schema, sufficient to translate it. */
interface KnownIssue extends StandardSchemaV1.Issue {
  type?: string
  requirement?: unknown
  input?: unknown
}

type IssueText = Awaited<ReturnType<typeof loadText<typeof en>>>

/** Validates values against a schema and translates the issues. */
export async function checkValues(
  schema: StandardSchemaV1,
  values: unknown,
  language: Language,
  messages: Issues = {},
): Promise<Issues> {
  const result = await schema['~standard'].validate(values)
  const issues: Issues = {}
  if (!result.issues) return issues
  const text = await loadText<typeof en>(issueLocales, language)
  for (const issue of result.issues) {
    const path = pathOf(issue)
    issues[path] ??= wordsOf(issue, text, messages[path])
  }
  return issues
}

/** The platform's issues by field. */
export function issuesOf(error: ConsoleError): Issues {
  return Object.fromEntries(error.issues.map(({ field, message }) => [field, message]))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function pathOf(issue: StandardSchemaV1.Issue): string {
  return (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
}

function wordsOf(issue: KnownIssue, text: IssueText, own: string | undefined): string {
  const { type, requirement, input } = issue
  // An empty choice isn't a value that users entered: a form can have its own message for it.
  if (Number.isNaN(input)) return text('issue.date') ?? issue.message
  if (own && (Array.isArray(input) || !isEmpty(input))) return own
  return ruleOf(type, requirement, isEmpty(input), text) ?? issue.message
}

function ruleOf(type: string | undefined, requirement: unknown, empty: boolean, text: IssueText): string | undefined {
  if (empty) return text('issue.required')
  if (typeof requirement === 'number') {
    if (type === 'min_length') return text('issue.minLength', { count: requirement })
    if (type === 'max_length') return text('issue.maxLength', { count: requirement })
    if (type === 'min_value') return text('issue.minValue', { value: requirement })
    if (type === 'max_value') return text('issue.maxValue', { value: requirement })
  }
  if (type === 'integer') return text('issue.integer')
  if (type === 'email') return text('issue.email')
  return undefined
}
