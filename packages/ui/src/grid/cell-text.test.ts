import { describe, expect, it } from 'vitest'
import { cellInFull, cellLine, toTsv } from './cell-text.ts'

describe('cell text', () => {
  it('is copied in a format that spreadsheets accept', () => {
    expect(
      toTsv([
        ['a', 1, null],
        ['two\nlines', 'tab\there', 'a "word"'],
        [{ x: 1 }, true, 2n],
      ]),
    ).toBe('a\t1\t\n"two\nlines"\t"tab\there"\t"a ""word"""\n"{""x"":1}"\ttrue\t2')
  })

  it('is one line in the grid, and complete in the value panel', () => {
    expect(cellLine('one\ntwo')).toBe('one ⏎ two')
    expect(cellLine('x'.repeat(100_000))).toHaveLength(241)
    expect(cellInFull('{"a":[1,2]}')).toBe('{\n  "a": [\n    1,\n    2\n  ]\n}')
    expect(cellInFull('{not json')).toBe('{not json')
    expect(cellInFull(null)).toBe('')
  })
})
