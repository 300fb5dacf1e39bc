import { describe, expect, it } from 'vitest'
import { statementAt, statementsOf } from './sql-text.ts'

const texts = (sql: string) => statementsOf(sql).map(({ from, to }) => sql.slice(from, to))

describe('statements of a text', () => {
  it('end at semicolons outside of quotes and comments', () => {
    expect(
      texts(`SELECT ';' AS a; -- not; this
      SELECT "x;y" /* nor; /* that; */ ; */ FROM t;
      SELECT E'it\\'s;' ; SELECT 'it''s;'`),
    ).toEqual([
      "SELECT ';' AS a",
      'SELECT "x;y" /* nor; /* that; */ ; */ FROM t',
      "SELECT E'it\\'s;'",
      "SELECT 'it''s;'",
    ])
  })

  it('include dollar-quoted strings', () => {
    const body = 'CREATE FUNCTION f() RETURNS int AS $body$ BEGIN; RETURN 1; END $body$ LANGUAGE plpgsql'
    expect(texts(`${body}; SELECT $1; DO $$ BEGIN; END $$`)).toEqual([body, 'SELECT $1', 'DO $$ BEGIN; END $$'])
    expect(texts('SELECT a$b$c; SELECT 2')).toEqual(['SELECT a$b$c', 'SELECT 2'])
  })

  it('are found even if the SQL is invalid', () => {
    expect(texts("SELEC 1; SELECT 'never ends; SELECT 2")).toEqual(['SELEC 1', "SELECT 'never ends; SELECT 2"])
    expect(texts('  ;;  -- nothing\n/* at all */ ')).toEqual([])
  })

  it('can be found by position: inside, after, and before the first', () => {
    const sql = '\nSELECT 1;\n\nSELECT 2;\n'
    const at = (offset: number) => sql.slice(statementAt(sql, offset)!.from, statementAt(sql, offset)!.to)
    expect([0, 1, 5, 9, 10, 12, 21].map(at)).toEqual([
      'SELECT 1',
      'SELECT 1',
      'SELECT 1',
      'SELECT 1',
      'SELECT 1',
      'SELECT 2',
      'SELECT 2',
    ])
  })
})
