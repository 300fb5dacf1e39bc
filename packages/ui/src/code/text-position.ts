/** Position in a text, counted from 1. */
export interface TextPosition {
  line: number
  column: number
}

/** Line and column of an offset in a text. */
export function positionAt(text: string, offset: number): TextPosition {
  let line = 1
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
    line += 1
    start = end + 1
  }
  return { line, column: Math.min(offset, text.length) - start + 1 }
}
