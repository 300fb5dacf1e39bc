import type { FieldIssue } from '@console-widgets/contract'

/**
 * Rules of fields that only the platform can check, each with its English text. `{name}` stands for a value. No two
 * services have a rule of one name: pages find its words, `issues.<area>.<rule>`, by the name alone.
 */
export type IssueRules = Readonly<Record<string, string>>

/** The rules that fields of any service can break. */
export const generalIssues = {
  taken: 'is already taken',
  required: 'is required',
  'not-empty': 'must not be empty',
  'in-the-past': 'is in the past',
  'after-start': 'must be after the start',
  'one-of': 'must be one of {names}',
  exactly: 'must be {value}',
  'at-most': 'must be at most {most}',
  'at-least': 'must be at least {least}',
  'app-of-team': 'must be an app of this team',
  'member-of-team': 'must be a member of this team',
  'project-of-team': 'must be a project of this team',
  'status-allows': 'must be possible after {state}',
  distinct: 'must differ',
  'variant-of-experiment': 'must be a variant of the experiment',
  'png-or-jpeg': 'must be a PNG or JPEG image, regardless of its name',
  'mebibytes-at-most': 'must have at most {most} MiB',
  'days-ahead': 'must be at most {days} days ahead',
  'file-ending': 'must end in one of .{endings}',
  'filter-without-search': 'must use an operator other than ~',
  'filter-operator': 'must use =, != or ~',
  'filter-encoded': 'must end in a URI-encoded value',
  'filter-boolean': 'must end in true or false',
  'filter-integer': 'must end in a whole number',
  'package-of-other-team': 'belongs to another team',
  'package-of-app': "is already the package name of '{app}'",
  'callback-characters': 'must consist of letters, digits, _, and $',
  'document-type': "'{file}' is neither a PDF nor a PNG or JPEG image, regardless of its name",
  'document-encrypted': "'{file}' is protected by a password. Save it without one.",
  'document-script': "'{file}' contains a script. Print it into a new PDF.",
  'document-empty': "'{file}' has no pages",
  'document-damaged': "'{file}' can’t be read. Save it again, or scan the document.",
  'document-small': "'{file}' must have at least {pixels} pixels on its longer side",
  'document-large': "'{file}' must have at most {most} MiB",
  'parts-listed': 'must list the parts from 1 to {count}',
} as const satisfies IssueRules

/** An issue for which pages have words. */
export type RuledIssue = FieldIssue & { rule: string }

/** Names of the values in a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The values that a text needs: none, or one for each name. */
type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, string | number>>]

/** Says that a field of the input breaks a rule. */
export type MakeIssue<Rules extends IssueRules> = <Rule extends keyof Rules & string>(
  field: string,
  rule: Rule,
  ...values: ValuesOf<Rules[Rule]>
) => RuledIssue

/** Makes issues by the general rules and by a service's own. */
export function issuesFor<const Own extends IssueRules>(own: Own): MakeIssue<typeof generalIssues & Own> {
  const rules: IssueRules = { ...generalIssues, ...own }
  return (field, rule, ...[values]) => ({
    field,
    message: fill(rules[rule] as string, values ?? {}),
    rule,
    ...(values ? { values } : {}),
  })
}

/** Makes issues by the general rules. */
export const issue = issuesFor({})

/** The issues in one line, for the refusal's own text. */
export const linesOf = (issues: readonly FieldIssue[]): string =>
  issues.map(({ field, message }) => `${field}: ${message}`).join('; ')

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
