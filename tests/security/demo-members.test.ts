import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { demoTeamId } from '@console-widgets/sandbox'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { writesByTable } from '@console-widgets/platform/database/kept-rows'
import { unlockedNames } from '@console-widgets/platform/database/table-traits'
import { startSession } from '@console-widgets/platform/accounts/sessions'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { changingCalls, type DeclaredCall } from '../derived/support/declared-calls.ts'
import { idsIn } from '../derived/support/rows.ts'
import { shapeOf } from '../derived/support/schema.ts'
import { createStage, type Stage } from '../derived/support/stage.ts'
import { validInput, type KnownIds } from '../derived/support/valid-input.ts'

/**
 * R119, R120: only the account holder changes a demo project, over all calls. The member has every permission, so that
 * nothing but the lock can reject them.
 */
let stage: Stage
let holderHeaders: Record<string, string>
let demoApps: ReadonlySet<unknown>
let ids: KnownIds
let owned: readonly OwningColumn[]
beforeAll(async () => {
  stage = await createStage({ membersEditDemoProjects: false })
  holderHeaders = await headersOf(demoTeamId)
  demoApps = new Set(
    stage.demoRows
      .filter(({ table, row }) => table === 'cw_apps' && row.project_id === demoProjectIds.navigation)
      .map(({ row }) => row.app_id),
  )
  ids = idsOfDemo()
  owned = await owningColumns()
})
afterAll(() => stage.close())

async function headersOf(userId: string): Promise<Record<string, string>> {
  const { services } = stage.platform
  const { cookies, profile } = await services.database.asPlatform((db) =>
    startSession(db, { userId, teamId: demoTeamId, now: services.clock.now() }, services),
  )
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  return { cookie, agcTeamId: demoTeamId, agcCsrfToken: profile.csrfToken }
}

/** IDs of the demo project, and those of the team for what the project has none of. */
function idsOfDemo(): KnownIds {
  const { row: project } = stage.demoRows.find(({ row }) => row.project_id === demoProjectIds.navigation)!
  const own = stage.demoRows.filter(({ row }) => demoApps.has(row.app_id))
  return { ...idsIn([...own, ...stage.demoRows]), projectId: [String(project.project_id)] }
}

/** An input whose IDs are those of the demo project, as far as it has any. */
function inputOf({ input }: DeclaredCall, full: boolean): Record<string, unknown> {
  return input ? (validInput(shapeOf(input), ids, full) as Record<string, unknown>) : {}
}

/** A column by which rows belong to a project or an app. */
interface OwningColumn {
  table: string
  column: string
}

async function owningColumns(): Promise<OwningColumn[]> {
  const { database, tables } = stage.platform.services
  const exempt = unlockedNames(tables)
  const columns = await database.asPlatform((db) =>
    rowsOf<OwningColumn>(
      db,
      sql`select table_name as table, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('app_id', 'project_id') order by 1, 2`,
    ),
  )
  return columns.filter(({ table }) => !exempt.includes(table))
}

/** Condition for the rows of the demo project, by one of these columns. */
function isOfDemo(column: string): SQL {
  const owners = [...demoApps, demoProjectIds.navigation].map((id) => sql`${id}`)
  return sql`${sql.identifier(column)} in (${sql.join(owners, sql`, `)})`
}

/** Checksums by table and column, and the number of writes to each table when they were computed. */
const sums = new Map<string, string>()
let writesSummed: ReadonlyMap<string, number> = new Map()

/** Checksums of all rows of the demo project. Only reads tables that were written to since the last time. */
async function demoSums(): Promise<Record<string, string>> {
  const { database } = stage.platform.services
  const writes = await writesByTable(database)
  const stale = owned.filter(
    ({ table, column }) => !sums.has(`${table}.${column}`) || writes.get(table) !== writesSummed.get(table),
  )
  if (stale.length > 0)
    await database.asPlatform(async (db) => {
      for (const { table, column } of stale) {
        const [row] = await rowsOf<{ sum: string }>(
          db,
          sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(table)} t where ${isOfDemo(column)}`,
        )
        sums.set(`${table}.${column}`, row?.sum ?? '')
      }
    })
  writesSummed = writes
  return Object.fromEntries(sums)
}

/** Calls that the lock has rejected. */
const locked = new Set<string>()

describe.each(changingCalls.filter(({ call }) => call.guard === 'session' && call.tenant === 'team'))(
  '$id',
  (declared: DeclaredCall) => {
    it.each([false, true])('changes nothing of the demo project for a member (full input: %s)', async (full) => {
      const before = await demoSums()
      const input = inputOf(declared, full)
      const { reason } = await stage.send(declared.call, input, { headers: stage.holder.headers })
      if (reason === 'demo-project-locked') locked.add(declared.id)
      // What is not locked is not about the demo project: it changes nothing of it for the account holder either.
      else await stage.send(declared.call, input, { headers: holderHeaders })
      expect(await demoSums()).toEqual(before)
    })
  },
)

it('locks the writes of every service that has rows of apps or projects', () => {
  const areas = new Set([...locked].map((id) => id.split('.')[0]))
  expect([...areas].sort()).toEqual([
    'ab-testing',
    'ads',
    'age-rating',
    'agreements',
    'alarms',
    'app-check',
    'app-messaging',
    'app-oauth',
    'app-packages',
    'app-series',
    'apps',
    'campaigns',
    'channels',
    'comments',
    'delegate-services',
    'distribution',
    'links',
    'projects',
    'qualification',
    'recall',
    'remote-config',
    'store-experiments',
    'store-listing',
    'support',
    'versions',
  ])
})

it('locks every row of the demo project against each kind of change, and no other row', async () => {
  const { database } = stage.platform.services
  const attempt = (statement: SQL) =>
    database
      .asTeam({ teamId: demoTeamId, userId: 'member', locksDemo: true }, async (db) => {
        const changed = await rowsOf(db, statement)
        throw Object.assign(new Error('roll back'), { cause: { code: `changed ${changed.length}` } })
      })
      .catch((error: { cause?: { code?: string } }) => error.cause?.code)
  const seen = new Set<string>()
  for (const { table, column } of owned) {
    const [at, of] = [sql.identifier(table), sql.identifier(column)]
    const rows = await database.asPlatform((db) =>
      rowsOf(db, sql`select 1 from ${at} where team_id = ${demoTeamId} and ${isOfDemo(column)} limit 1`),
    )
    if (rows.length === 0) continue
    seen.add(table)
    const one = sql`ctid = (select ctid from ${at} where ${isOfDemo(column)} limit 1)`
    const other = sql`ctid = (select ctid from ${at} where not ${isOfDemo(column)} limit 1)`
    expect(await attempt(sql`update ${at} set ${of} = ${of} where ${one} returning 1`), table).toBe('CWDEM')
    expect(await attempt(sql`delete from ${at} where ${one} returning 1`), table).toBe('CWDEM')
    expect(await attempt(sql`insert into ${at} select * from ${at} where ${one} returning 1`), table).toBe('CWDEM')

    expect(await attempt(sql`update ${at} set ${of} = ${of} where ${other} returning 1`), table).toMatch(/^changed/)
  }
  expect([...seen]).toEqual(expect.arrayContaining(['cw_projects', 'cw_apps', 'cw_app_versions', 'cw_app_packages']))
})

it('leaves the demo project to the account holder, and to all members if the deployment says so', async () => {
  const change = { appId: [...demoApps][0], appName: 'Renamed' }
  const update = (headers: Record<string, string>, on = stage) => on.send(calls['apps.app.update'], change, { headers })
  expect(await update(stage.holder.headers)).toMatchObject({ status: 423, reason: 'demo-project-locked' })
  expect(await update(holderHeaders)).toMatchObject({ status: 200 })
  const open = await createStage({ membersEditDemoProjects: true })
  expect(await update(open.holder.headers, open)).toMatchObject({ status: 200 })
  await open.close()
})
