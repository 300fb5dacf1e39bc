import { type CodeCompletion, streamLanguage } from '@console-widgets/ui'
import { knownNames, operationWords, ruleFunctions, ruleMethods } from '../../model.ts'

const keywords = new Set(['agc', 'cloud', 'storage', 'match', 'allow', 'if', 'function', 'return', 'let', 'in'])
const operations = new Set(Object.keys(operationWords))
const literals = new Set(['true', 'false', 'null'])

const statements: readonly CodeCompletion[] = [
  { label: 'match', kind: 'keyword', apply: 'match: /{name} {\n}' },
  { label: 'allow', kind: 'keyword', apply: 'allow read: if ' },
  { label: 'function', kind: 'keyword' },
]
const methodOptions: readonly CodeCompletion[] = Object.entries(ruleMethods).flatMap(([type, methods]) =>
  Object.entries(methods).map(([label, { takes }]) => ({
    label,
    kind: 'function' as const,
    detail: type,
    apply: takes.length > 0 ? `${label}(` : `${label}()`,
  })),
)

/** Rules language for the editor: highlighting and completion. */
export const rulesLanguage = () =>
  streamLanguage({
    name: 'storage-rules',
    start: () => ({ comment: false }),
    lineComment: '//',
    token(stream, state) {
      if (state.comment || stream.match('/*')) {
        state.comment = !stream.match(/^.*?\*\//)
        if (state.comment) stream.skipToEnd()
        return 'comment'
      }
      if (stream.eatSpace()) return null
      if (stream.match(/^\/\/.*/)) return 'comment'
      if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'(?:[^'\\]|\\.)*'?/)) return 'string'
      if (stream.match(/^\d[\w.]*/)) return 'number'
      if (stream.match(/^\{[\p{L}_][\p{L}\p{N}_]*(=\*\*)?\}/u)) return 'typeName'
      const word = stream.match(/^[\p{L}_][\p{L}\p{N}_]*/u) as RegExpMatchArray | null
      if (word) {
        const [name] = word
        if (literals.has(name)) return 'bool'
        if (keywords.has(name)) return 'keyword'
        if (operations.has(name)) return 'atom'
        return stream.match(/^\s*\(/, false) ? 'function' : 'variableName'
      }
      return /[=!<>&|+\-*/%]/.test(stream.next() as string) ? 'operator' : 'punctuation'
    },
    complete(before) {
      const path = /([\p{L}_][\p{L}\p{N}_.]*)?\.?$/u.exec(before)?.[0] ?? ''
      const word = /[\p{L}\p{N}_]*$/u.exec(before)?.[0] ?? ''
      const from = before.length - word.length
      const line = before.slice(before.lastIndexOf('\n') + 1)
      if (/\/\//.test(line)) return undefined
      if (path.includes('.')) return { from, options: membersOf(path.slice(0, path.lastIndexOf('.'))) }
      if (before.slice(0, from).endsWith('.')) return { from, options: methodOptions }
      if (/\ballow\b[^:;]*$/.test(line))
        return {
          from,
          options: [...operations].map((label) => ({
            label,
            kind: 'type',
            detail: operationWords[label as 'read'].join(', '),
          })),
        }
      if (/\bif\b[^;]*$|\breturn\b[^;]*$|=[^;]*$/.test(statementOf(before)))
        return {
          from,
          options: [
            ...namesIn(before),
            ...Object.keys(ruleFunctions).map((label): CodeCompletion => ({
              label,
              kind: 'function',
              apply: `${label}(`,
            })),
            ...[...literals].map((label): CodeCompletion => ({ label, kind: 'keyword' })),
          ],
        }
      return { from, options: statements }
    },
  })

/** Text since the end of the last statement. */
function statementOf(before: string): string {
  return before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf('{'), before.lastIndexOf('}')) + 1)
}

/** Predefined names, and those that the text declares. */
function namesIn(before: string): CodeCompletion[] {
  const declared = [
    ...before.matchAll(/\{([\p{L}_][\p{L}\p{N}_]*)(?:=\*\*)?\}|\blet\s+([\p{L}_][\p{L}\p{N}_]*)/gu),
  ].map(([, wildcard, binding]) => wildcard ?? binding ?? '')
  const called = [...before.matchAll(/\bfunction\s+([\p{L}_][\p{L}\p{N}_]*)/gu)].map(([, name]) => name ?? '')
  return [
    ...Object.keys(knownNames).map((label): CodeCompletion => ({ label, kind: 'variable' })),
    ...[...new Set(declared)].map((label): CodeCompletion => ({ label, kind: 'variable' })),
    ...[...new Set(called)].map((label): CodeCompletion => ({ label, kind: 'function', apply: `${label}(` })),
  ]
}

function membersOf(path: string): readonly CodeCompletion[] {
  const [first = '', ...rest] = path.split('.')
  let shape = Object.hasOwn(knownNames, first) ? knownNames[first] : undefined
  for (const name of rest) shape = shape?.fields && Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined
  if (!shape?.fields)
    return shape && shape.type in ruleMethods
      ? methodOptions.filter(({ detail }) => detail === shape?.type)
      : methodOptions
  return Object.entries(shape.fields).map(([label, { type }]) => ({ label, kind: 'property', detail: type }))
}
