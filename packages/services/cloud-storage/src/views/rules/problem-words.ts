import type { CodeDiagnostic } from '@console-widgets/ui'
import type { RuleProblem } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'

type Text = ReturnType<typeof useCloudStorageText>
type MessageId = Parameters<Text>[0]

/** Words of the language's own for values of problems: types, and what was expected. */
const namedValues = new Set([
  'value',
  'name',
  'statement',
  'operation',
  'path',
  'block',
  'end',
  'boolean',
  'number',
  'text',
  'list',
  'map',
  'null',
])

function valuesIn(text: Text, values: Record<string, string>): Record<string, string> {
  const word = (value: string) =>
    namedValues.has(value) ? text(`cloud-storage.rules.word.${value}` as MessageId) : value
  const translated = Object.entries(values).map(
    ([name, value]) =>
      [
        name,
        name === 'expected' || name === 'found' || name === 'type' || name === 'left' || name === 'right'
          ? value.split(' / ').map(word).join(' / ')
          : value,
      ] as const,
  )
  return Object.fromEntries(translated)
}

/** Says what is wrong in a rule text, in the language of the moment. */
export function problemWords(text: Text, { code, values }: Pick<RuleProblem, 'code' | 'values'>): string {
  return text(`cloud-storage.rules.problem.${code}` as MessageId, valuesIn(text, values))
}

/** Says why a condition could not be decided. */
export function failureWords(text: Text, { code, values }: { code: string; values: Record<string, string> }): string {
  return text(`cloud-storage.rules.failure.${code}` as MessageId, valuesIn(text, values))
}

/** Marks for the editor. */
export function diagnosticsOf(text: Text, problems: readonly RuleProblem[]): CodeDiagnostic[] {
  return problems.map((problem) => ({
    from: problem.from,
    to: problem.to,
    severity: problem.severity,
    message: problemWords(text, problem),
  }))
}
