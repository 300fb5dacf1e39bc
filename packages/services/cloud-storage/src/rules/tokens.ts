import type { ProblemCode, SourceRange } from './problem.ts'

export type TokenKind = 'name' | 'number' | 'text' | 'sign' | 'comment' | 'unknown' | 'end'

/** The smallest part of a rule text that has a meaning. */
export interface Token extends SourceRange {
  kind: TokenKind
  /** As it is written; of a text, what it says. */
  value: string
  /** What is wrong with it by itself. */
  problem?: ProblemCode
}

const signs = [
  '**',
  '==',
  '!=',
  '<=',
  '>=',
  '&&',
  '||',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '/',
  ':',
  ';',
  ',',
  '.',
  '=',
  '<',
  '>',
  '!',
  '+',
  '-',
  '*',
  '%',
] as const
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

const nameStart = /[\p{L}_]/u
const namePart = /[\p{L}\p{N}_]/u
const space = /\s/u

/** Splits a rule text into tokens, including comments. Invalid input becomes tokens that name their problem. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const character = source.slice(at, at + charLength(source, at))
    if (space.test(character)) at += character.length
    else {
      const token = readToken(source, at, character)
      tokens.push(token)
      at = token.to
    }
  }
  tokens.push({ kind: 'end', value: '', from: source.length, to: source.length })
  return tokens
}

function readToken(source: string, from: number, character: string): Token {
  if (source.startsWith('//', from)) {
    const lineEnd = source.indexOf('\n', from)
    const to = lineEnd < 0 ? source.length : lineEnd
    return { kind: 'comment', value: source.slice(from, to).trimEnd(), from, to }
  }
  if (source.startsWith('/*', from)) {
    const end = source.indexOf('*/', from + 2)
    const to = end < 0 ? source.length : end + 2
    return {
      kind: 'comment',
      value: source.slice(from, to),
      from,
      to,
      ...(end < 0 && { problem: 'unclosed-comment' as const }),
    }
  }
  if (nameStart.test(character)) {
    const to = endOfName(source, from)
    return { kind: 'name', value: source.slice(from, to), from, to }
  }
  if (character >= '0' && character <= '9') return readNumber(source, from)
  if (character === '"' || character === "'") return readText(source, from, character)
  const sign = signs.find((each) => source.startsWith(each, from))
  if (sign) return { kind: 'sign', value: sign, from, to: from + sign.length }
  return { kind: 'unknown', value: character, from, to: from + character.length, problem: 'unknown-character' }
}

function readNumber(source: string, from: number): Token {
  let to = endOfName(source, from)
  if (source[to] === '.' && /\d/.test(source[to + 1] ?? '')) to = endOfName(source, to + 1)
  const value = source.slice(from, to)
  return {
    kind: 'number',
    value,
    from,
    to,
    ...(!/^\d{1,15}(\.\d{1,15})?$/.test(value) && { problem: 'bad-number' as const }),
  }
}

function readText(source: string, from: number, quote: string): Token {
  let value = ''
  let at = from + 1
  while (at < source.length && source[at] !== quote && source[at] !== '\n') {
    if (source[at] === '\\' && at + 1 < source.length && source[at + 1] !== '\n') {
      const next = source[at + 1] as string
      // What a pattern escapes, such as \d, is left as it is.
      value += next === quote || next === '\\' ? next : (escapes[next] ?? `\\${next}`)
      at += 2
    } else {
      value += source[at]
      at += 1
    }
  }
  const closed = source[at] === quote
  const to = closed ? at + 1 : at
  return { kind: 'text', value, from, to, ...(!closed && { problem: 'unclosed-text' as const }) }
}

function endOfName(source: string, from: number): number {
  let to = from
  while (to < source.length) {
    const length = charLength(source, to)
    if (!namePart.test(source.slice(to, to + length))) break
    to += length
  }
  return to
}

function charLength(source: string, at: number): number {
  return (source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}
