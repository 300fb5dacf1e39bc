import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { inTurn, tableOfBuilds } from './builds.ts'

it('a person uses one build at a time: the later one takes the place of the earlier', () => {
  const build = (person: number, version: string, from: string, to: string) => ({ person, version, from, to })
  expect(
    inTurn([
      build(2, 'b', '20260305', '20260310'),
      build(1, 'a', '20260301', '20260302'),
      build(2, 'a', '20260301', '20260307'),
      build(2, 'c', '20260305', '20260306'),
    ]),
  ).toEqual([
    build(1, 'a', '20260301', '20260302'),
    build(2, 'a', '20260301', '20260304'),
    build(2, 'c', '20260305', '20260306'),
  ])
})

it('names of versions stay texts, whatever is in them', () => {
  const build = { person: 1, version: '1.0","2.0\\', from: '20260301', to: '20260302' }
  const { params } = new PgDialect().sqlToQuery(tableOfBuilds([build]))
  expect(params[1]).toBe('{"1.0\\",\\"2.0\\\\"}')
})
