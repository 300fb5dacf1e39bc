import { parseAst } from 'vite'

/** Matches the modules that declare tags and calls. */
export const DECLARATIONS =
  /\/packages\/(services\/[^/]+\/src\/(element|contract|contract\/[\w-]+)|elements\/src\/element\/attributes|core\/src\/contracts\/[\w-]+)\.ts$/

/** Fields with texts for people, for the generated metadata and documents. No page reads them. */
const words = new Set(['title', 'description', 'detail', 'type', 'headless'])

/** Removes the texts from a module of declarations. */
export function leaveOutWords(code: string): string {
  const program = parseAst(code, { lang: 'ts' })
  let rest = code
  for (const { start, end } of wordsIn(program).sort((one, other) => other.start - one.start)) {
    const after = rest.slice(end)
    rest = rest.slice(0, start) + after.replace(/^\s*,/, '')
  }
  return rest
}

/** The fields of a syntax tree node that are read. */
interface Node {
  type: string
  start: number
  end: number
  key?: { type: string; name?: string }
  value?: { type?: string }
}

function wordsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, key, value } = node as Node
  const isWord = value?.type === 'Literal' || (key?.name === 'headless' && value?.type === 'ObjectExpression')
  if (type === 'Property' && key?.type === 'Identifier' && words.has(key.name ?? '') && isWord) return [node as Node]
  return Object.values(node).flatMap(wordsIn)
}
