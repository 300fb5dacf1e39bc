import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from '@console-widgets/platform/database/postgres'
import { databaseUrl, testServer } from '@console-widgets/sandbox/testing/test-database'

/** A database of the test's user, and a user who may only connect to it. */
const [database, user] = ['cw_start_test', 'cw start test']
let owner: pg.Client
const run = async (...statements: string[]) => {
  for (const statement of statements) await owner.query(statement)
}
const asUser = () => {
  const address = new URL(databaseUrl(testServer as string, database))
  address.username = encodeURIComponent(user)
  return address.href
}

beforeAll(async () => {
  const server = new pg.Client({ connectionString: testServer })
  await server.connect()
  await server.query(`create role "${user}" login`)
  await server.query(`create database ${database}`)
  await server.end()
  owner = new pg.Client({ connectionString: databaseUrl(testServer as string, database) })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  const server = new pg.Client({ connectionString: testServer })
  await server.connect()
  await server.query(`drop database ${database}`)
  await server.query(`drop role "${user}"`)
  await server.end()
})

it('tells what to grant to a user who can’t create tables or roles, in one line, and starts once it is granted', async () => {
  await run('revoke create on schema public from public')
  await expect(openPostgres(asUser())).rejects.toThrow(
    `The PostgreSQL user "${user}" can’t create the platform’s tables in the database ${database}. Its owner can allow it: grant usage, create on schema public to "${user}"; alter role "${user}" createrole createdb;`,
  )
  await run(`grant usage, create on schema public to "${user}"`, `alter role "${user}" createrole createdb`)
  const opened = await openPostgres(asUser())
  await opened.script('create table kept (i int)')
  await opened.close()
  await run(`grant "${user}" to current_user`, `drop owned by "${user}"`)
})
