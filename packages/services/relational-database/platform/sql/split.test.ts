import { expect, it } from 'vitest'
import { offsetOfCharacter, splitSql } from './split.ts'

const texts = (sql: string) => [...splitSql(sql)].map(({ text }) => text)

it.each([
  ['select 1; select 2', ['select 1', 'select 2']],
  ['select 1;;\n ; -- the end', ['select 1']],
  ["select ';', '''; ', e'\\';', \";\";select 2", ["select ';', '''; ', e'\\';', \";\"", 'select 2']],
  ['-- one; two\nselect /* ; /* ; */ ; */ 1; select 2', ['select /* ; /* ; */ ; */ 1', 'select 2']],
  [
    'do $$ begin perform 1; end $$; do $a$ select $$;$$; $a$; select a$b$c; select 1',
    ['do $$ begin perform 1; end $$', 'do $a$ select $$;$$; $a$', 'select a$b$c', 'select 1'],
  ],
  [
    'create rule r as on insert to t do (select 1; select 2); select 3',
    ['create rule r as on insert to t do (select 1; select 2)', 'select 3'],
  ],
  [
    'create or replace function f() returns int language sql begin atomic select case when true then 1 end; select 2; end; select 3',
    [
      'create or replace function f() returns int language sql begin atomic select case when true then 1 end; select 2; end',
      'select 3',
    ],
  ],
  ['begin; select 1; end; select 2', ['begin', 'select 1', 'end', 'select 2']],
  ["select 'never closed; select 2", ["select 'never closed; select 2"]],
  ['select $1; select 2', ['select $1', 'select 2']],
  ['', []],
])('splits %j', (sql, expected) => {
  expect(texts(sql)).toEqual(expected)
})

it('returns the start and end of each statement', () => {
  const sql = '-- first\n  select 1\n;\n\tselect\n2  '
  expect([...splitSql(sql)].map(({ words: _, ...place }) => place)).toEqual([
    { text: 'select 1\n', start: 11, end: 20, line: 2, column: 3 },
    { text: 'select\n2', start: 23, end: 31, line: 4, column: 2 },
  ])
})

it('counts characters as PostgreSQL does, which counts an emoji as one', () => {
  expect(offsetOfCharacter("select '🦊', nope", 13)).toBe("select '🦊', ".length)
})

it('processes ten megabytes in one pass', () => {
  const sql = "insert into t values (1, 'a; b', $$ c; $$); -- d;\n".repeat(200_000)
  let count = 0
  for (const { line } of splitSql(sql)) expect(line === ++count).toBe(true)
  expect(count).toBe(200_000)
})
