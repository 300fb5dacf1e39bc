import { expect, it } from 'vitest'
import { kindOfType, resultCsv } from './result-text.ts'

it('neutralizes formulas, and leaves null empty', () => {
  const csv = resultCsv({
    columns: [
      { name: 'a', type: 'text' },
      { name: 'b', type: 'integer' },
    ],
    rows: [
      ['=SUM("x")', null],
      ['plain', '-1'],
    ],
  })
  expect(csv).toBe('\uFEFFa,b\r\n"\t=SUM(""x"")",\r\nplain,"-1"\r\n')
})

it('recognizes numbers, times, and documents by their types', () => {
  expect(
    [
      'integer',
      'numeric(12,2)',
      'double precision',
      'int4',
      'integer[]',
      'boolean',
      'timestamp with time zone',
      'jsonb',
      'interval',
      'text',
      'money',
      'date',
    ].map(kindOfType),
  ).toEqual(['number', 'number', 'number', 'number', 'text', 'boolean', 'time', 'json', 'text', 'text', 'text', 'time'])
})
