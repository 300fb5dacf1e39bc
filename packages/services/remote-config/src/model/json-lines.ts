/** Path of a value in a JSON document, as a JSON pointer: `/items/0/name`; the whole is the empty text. */
export type JsonPointer = string

/** A step of a pointer. */
export function pointerStep(name: string | number): JsonPointer {
  return `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/**
 * Lines, from 1, on which the values of a JSON document begin, by their pointers. Members begin with their names.
 * @param text a document that `JSON.parse` reads
 */
export function linesOfJson(text: string): ReadonlyMap<JsonPointer, number> {
  const lines = new Map<JsonPointer, number>()
  let at = 0
  let line = 1
  const skip = () => {
    for (; at < text.length && /\s/.test(text[at] ?? ''); at++) if (text[at] === '\n') line++
  }
  const readString = (): string => {
    const start = at
    for (at++; text[at] !== '"'; at++) if (text[at] === '\\') at++
    at++
    return JSON.parse(text.slice(start, at)) as string
  }
  const readMembers = (pointer: JsonPointer, end: string) => {
    at++
    skip()
    for (let index = 0; text[at] !== end; index++) {
      const started = line
      const name = end === '}' ? readString() : index
      if (end === '}') {
        skip()
        at++
        skip()
      }
      const inner = pointer + pointerStep(name)
      lines.set(inner, started)
      readValue(inner)
      skip()
      if (text[at] === ',') at++
      skip()
    }
    at++
  }
  const readValue = (pointer: JsonPointer) => {
    if (text[at] === '{') readMembers(pointer, '}')
    else if (text[at] === '[') readMembers(pointer, ']')
    else if (text[at] === '"') readString()
    else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++
  }
  skip()
  lines.set('', line)
  readValue('')
  return lines
}
