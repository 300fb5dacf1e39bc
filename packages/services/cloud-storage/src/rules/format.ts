import { parseRules } from './parse.ts'
import type { SourceRange } from './problem.ts'
import type { MatchBlock } from './syntax.ts'
import { type Token, tokenize } from './tokens.ts'

/** Text that is printed unchanged: a token, or a whole path. */
type Piece = Pick<Token, 'kind' | 'value' | 'from' | 'to'>

/**
 * Formats rules: one statement per line, two spaces per level, one between words. Line breaks inside conditions and
 * comments are kept. Rules that can't be parsed are returned unchanged.
 */
export function formatRules(source: string): string {
  const rules = parseRules(source)
  if (!rules.valid) return source
  return new Printer(source, pieces(source, rules.matches)).print()
}

function pieces(source: string, matches: MatchBlock[]): Piece[] {
  const paths = new Map<number, SourceRange>()
  const collect = (blocks: MatchBlock[]): void => {
    for (const block of blocks) {
      paths.set(block.pathRange.from, block.pathRange)
      collect(block.matches)
    }
  }
  collect(matches)
  const found: Piece[] = []
  let behind = 0
  for (const token of tokenize(source)) {
    if (token.kind === 'end' || token.from < behind) continue
    const path = paths.get(token.from)
    behind = path?.to ?? token.to
    found.push(
      path
        ? { kind: 'name', value: source.slice(path.from, path.to), ...path }
        : { ...token, value: source.slice(token.from, token.to).trimEnd() },
    )
  }
  return found
}

const noSpaceBefore = new Set([';', ',', ')', ']', '.', ':', '['])
const noSpaceAfter = new Set(['(', '[', '.'])
const wordsBeforeValues = new Set(['if', 'return', 'in'])

class Printer {
  readonly #source: string
  readonly #pieces: Piece[]
  #out = ''
  #level = 0
  #open: string[] = []

  constructor(source: string, printed: Piece[]) {
    this.#source = source
    this.#pieces = printed
  }

  print(): string {
    this.#pieces.forEach((piece, index) => this.#piece(piece, this.#pieces[index - 1], this.#pieces[index - 2]))
    return `${this.#out}\n`
  }

  #piece(piece: Piece, before: Piece | undefined, beforeThat: Piece | undefined): void {
    const { value, kind } = piece
    const closesBlock = kind === 'sign' && (value === '}' || (value === ']' && this.#open.at(-1) === 'root'))
    if (closesBlock) this.#level -= 1
    if (before) this.#out += this.#between(before, piece, beforeThat, closesBlock)
    this.#out += value
    if (kind !== 'sign') return
    if (value === '{' || (value === '[' && this.#open.length === 0)) {
      this.#open.push(value === '{' ? 'block' : 'root')
      this.#level += 1
    } else if (value === '[' || value === '(') this.#open.push('value')
    else if (value === '}' || value === ']' || value === ')') this.#open.pop()
  }

  #between(before: Piece, piece: Piece, beforeThat: Piece | undefined, closesBlock: boolean): string {
    const gap = this.#source.slice(before.to, piece.from)
    const breaks = gap.split('\n').length - 1
    if (piece.kind === 'comment' && breaks === 0) return ' '
    const opened = isSign(before, '{') || (isSign(before, '[') && this.#open.length === 1 && this.#open[0] === 'root')
    const ended = isSign(before, ';') || isSign(before, '}') || opened
    if (
      closesBlock ||
      ended ||
      isLineComment(before) ||
      piece.kind === 'comment' ||
      (breaks > 0 && before.kind === 'comment')
    )
      return this.#line(breaks > 1 && !opened && !closesBlock, this.#continues(before, ended, closesBlock))
    // Keep line breaks that the author put into a long condition.
    if (breaks > 0 && !isSign(piece, '{') && !isSign(piece, ';')) return this.#line(false, true)
    return needsSpace(before, piece, beforeThat) ? ' ' : ''
  }

  /** Whether the line after a comment continues a statement. */
  #continues(before: Piece, ended: boolean, closesBlock: boolean): boolean {
    if (ended || closesBlock) return false
    if (before.kind !== 'comment') return true
    const previous = this.#pieces[this.#pieces.indexOf(before) - 1]
    return (
      previous !== undefined &&
      previous.kind !== 'comment' &&
      !isSign(previous, ';') &&
      !isSign(previous, '}') &&
      !isSign(previous, '{') &&
      !isSign(previous, '[')
    )
  }

  #line(blank: boolean, continued: boolean): string {
    return `${blank ? '\n\n' : '\n'}${'  '.repeat(Math.max(0, this.#level) + (continued ? 2 : 0))}`
  }
}

function isSign(piece: Piece, value: string): boolean {
  return piece.kind === 'sign' && piece.value === value
}

function isLineComment(piece: Piece): boolean {
  return piece.kind === 'comment' && piece.value.startsWith('//')
}

function needsSpace(before: Piece, piece: Piece, beforeThat: Piece | undefined): boolean {
  if (piece.kind === 'sign' && noSpaceBefore.has(piece.value))
    return (
      piece.value === '[' &&
      (before.kind !== 'name' || wordsBeforeValues.has(before.value)) &&
      !isSign(before, ')') &&
      !isSign(before, ']') &&
      !isSign(before, '(') &&
      !isSign(before, '!')
    )
  if (piece.kind === 'sign' && piece.value === '(')
    return (
      (before.kind === 'sign' && !noSpaceAfter.has(before.value) && before.value !== '!') ||
      (before.kind === 'name' && wordsBeforeValues.has(before.value))
    )
  if (before.kind !== 'sign') return true
  if (noSpaceAfter.has(before.value) || before.value === '!') return false
  // A minus without a left operand is a sign.
  if (before.value === '-')
    return (
      beforeThat !== undefined &&
      (beforeThat.kind !== 'sign' || beforeThat.value === ')' || beforeThat.value === ']') &&
      !(beforeThat.kind === 'name' && wordsBeforeValues.has(beforeThat.value))
    )
  return true
}
