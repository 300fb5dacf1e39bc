import { statementWords } from './parse-expression.ts'
import type { SourceRange } from './problem.ts'
import type { PathSegment } from './syntax.ts'
import type { TokenReader } from './token-reader.ts'

/** Characters of a name in a path. */
const pathName = /^[\p{L}\p{N}_.%\-+~]+$/u

/** Reads `/{bucket}/photos/{path=**}`. Its parts stand without spaces between them. */
export function parsePath(reader: TokenReader): { path: PathSegment[]; pathRange: SourceRange } {
  const from = reader.peek().from
  const path: PathSegment[] = []
  if (!reader.isSign('/')) {
    reader.syntaxProblem(reader.peek(), 'path-slash')
    const first =
      reader.peek().kind === 'name' && !statementWords.has(reader.peek().value) ? parsePathName(reader) : undefined
    if (!first) return { path, pathRange: { from, to: from } }
    path.push(first)
  }
  while (reader.isSign('/') && (path.length === 0 || reader.peek().from === reader.lastEnd)) {
    const slash = reader.take()
    const segment =
      reader.peek().from !== slash.to ? undefined : reader.isSign('{') ? parseWildcard(reader) : parsePathName(reader)
    if (!segment) {
      reader.syntaxProblem({ from: slash.from, to: reader.lastEnd }, 'path-segment')
      break
    }
    path.push(segment)
  }
  return { path, pathRange: { from, to: reader.lastEnd } }
}

function parseWildcard(reader: TokenReader): PathSegment | undefined {
  const { from } = reader.take()
  const name = reader.peek()
  if (name.kind !== 'name') return undefined
  reader.take()
  const rest = reader.isSign('=')
  if (rest) {
    reader.take()
    if (!reader.isSign('**')) return undefined
    reader.take()
  }
  if (!reader.isSign('}')) return undefined
  return { kind: rest ? 'rest' : 'one', name: name.value, from, to: reader.take().to }
}

/** A name of a path may be several tokens, such as `user-files` or `v1.2`. */
function parsePathName(reader: TokenReader): PathSegment | undefined {
  const { from } = reader.peek()
  let to = from
  while (reader.peek().from === to && isPathToken(reader)) to = reader.take().to
  const name = reader.source.slice(from, to)
  return pathName.test(name) ? { kind: 'name', name, from, to } : undefined
}

function isPathToken(reader: TokenReader): boolean {
  const { kind, value } = reader.peek()
  return kind === 'name' || kind === 'number' || (kind === 'sign' && ['.', '-', '+', '%'].includes(value))
}
