import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTeamId } from '@console-widgets/sandbox'
import { teamPeople } from '@console-widgets/platform/accounts/views'
import { isShared } from '@console-widgets/platform/database/columns'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { appendOnlyNames } from '@console-widgets/platform/database/table-traits'
import { halves } from '../../../packages/sandbox/src/services.generated.ts'
import { outsiderTeamId, startPerson, type Person } from '../support/cast.ts'
import type { DeclaredCall } from '../support/declared-calls.ts'
import { watchRows, type RowWatch } from '../support/row-watch.ts'
import { rowsOfTeam, type TeamRow } from '../support/rows.ts'
import type { Stage } from '../support/stage.ts'
import { tellingValues, valuesToldIn } from '../support/telling-values.ts'

const [userColumn, spColumn] = ['user_team_id', 'sp_team_id'] as const

/** Tables of a service whose rows belong to two teams each. */
export function sharedTablesOf(area: string): readonly PgTable[] {
  return halves
    .filter((half) => half.area === area)
    .flatMap(({ tables = {} }) => Object.values(tables))
    .filter((table): table is PgTable => is(table, PgTable) && isShared(table))
}

/** A row of a table, with a value of its type in every column that must have one. */
function anyRowOf(table: PgTable, teams: Record<string, string>): Record<string, unknown> {
  const valueOf = { number: 1, boolean: false, json: {} } as Record<string, unknown>
  return Object.fromEntries(
    Object.values(getTableColumns(table))
      .filter(({ notNull, hasDefault, name }) => (notNull && !hasDefault) || name in teams)
      .map(({ name, dataType }) => [name, teams[name] ?? valueOf[dataType.split(' ')[0] ?? ''] ?? 'a value of a test']),
  )
}

/**
 * Rows that the demo team shares with another one, such as a provider: both see them, and nobody else does. Beyond
 * them, the other team sees nothing of the demo team's, whatever it calls.
 */
export function describeTwoTeams(all: readonly DeclaredCall[], tables: readonly PgTable[], stage: () => Stage): void {
  const names = tables.map(getTableName)
  let sharedRows: readonly TeamRow[]
  let otherTeamId: string
  beforeAll(() => {
    sharedRows = stage().demoRows.filter(({ table }) => names.includes(table))
    const shared = sharedRows.find(({ row }) => row[userColumn] === demoTeamId)
    otherTeamId = String(shared?.row[spColumn])
  })

  describe.each(tables.map((table) => [getTableName(table), table] as const))('%s', (name, table) => {
    const relation = sql.identifier(name)
    const isKept = appendOnlyNames([table]).length > 0
    /** A column that isn't part of who owns the row. */
    const columnName = Object.keys(anyRowOf(table, {})).find((each) => !each.endsWith('_team_id')) ?? ''
    const column = sql.identifier(columnName)
    let teams: Record<string, string>
    beforeAll(async () => {
      teams = { user_team_id: demoTeamId, sp_team_id: otherTeamId }
      await stage().platform.services.database.asPlatform((db) => db.execute(insertion(anyRowOf(table, teams))))
    })
    // No response could describe a row of such values.
    afterAll(() =>
      stage().platform.services.database.asPlatform((db) =>
        db.execute(sql`delete from ${relation} where ${column} = ${String(anyRowOf(table, teams)[columnName])}`),
      ),
    )
    const insertion = (row: Record<string, unknown>) =>
      sql`insert into ${relation} (${sql.join(
        Object.keys(row).map((each) => sql.identifier(each)),
        sql`, `,
      )}) select ${sql.join(
        Object.keys(row).map((each) => sql.identifier(each)),
        sql`, `,
      )} from jsonb_populate_record(null::${relation}, ${JSON.stringify(row)}::jsonb)`
    const asTeam = (teamId: string, statement: ReturnType<typeof sql>) =>
      stage()
        .platform.services.database.asTeam({ teamId, userId: 'somebody' }, (db) =>
          rowsOf<Record<string, unknown>>(db, statement),
        )
        .catch((error: Error) => String((error.cause as Error | undefined)?.message ?? error.message))
    const change = sql`update ${relation} set ${column} = ${column} returning *`

    it('shows each row to its two teams', async () => {
      const rows = await rowsOfTeam(stage().platform.services.database, demoTeamId, (each) => each === name)
      const ofBoth = rows.filter(({ row }) => row[spColumn] === otherTeamId && row[userColumn] === demoTeamId)
      expect(ofBoth.length).toBeGreaterThan(0)
      const wanted = sql`select to_jsonb(t) as row from ${relation} t
        where user_team_id = ${demoTeamId} and sp_team_id = ${otherTeamId} order by 1`
      const seen = ofBoth.map(({ row }) => ({ row }))
      for (const teamId of [demoTeamId, otherTeamId])
        expect(await asTeam(teamId, wanted), teamId).toEqual(expect.arrayContaining(seen))
    })

    it('shows and gives no row to a third team', async () => {
      expect(await asTeam(outsiderTeamId, sql`select * from ${relation}`)).toEqual([])
      expect(await asTeam(outsiderTeamId, change)).toEqual(isKept ? expect.stringContaining('permission denied') : [])
      expect(await asTeam(outsiderTeamId, sql`delete from ${relation}`)).toContain('permission denied')
      expect(await asTeam(outsiderTeamId, insertion(anyRowOf(table, teams)))).toContain('row-level security')
    })

    it('keeps its rows and their teams, whichever of the two asks', async () => {
      for (const teamId of [demoTeamId, otherTeamId]) {
        const changed = await asTeam(teamId, change)
        if (isKept) expect(changed).toContain('permission denied')
        else expect(changed.length).toBeGreaterThan(0)
        expect(await asTeam(teamId, sql`delete from ${relation}`)).toContain('permission denied')
        for (const owner of [userColumn, spColumn])
          expect(
            await asTeam(teamId, sql`update ${relation} set ${sql.identifier(owner)} = ${outsiderTeamId}`),
          ).toContain('permission denied')
      }
    })
  })

  describe('the other team', () => {
    let other: Person
    let watch: RowWatch
    /** Ids and names that occur in the demo team's own rows alone. */
    let secrets: readonly string[]
    beforeAll(async () => {
      const { platform, demoRows } = stage()
      other = await startPerson(platform, { teamId: otherTeamId, role: 'holder', name: 'other-side' })
      const own = await rowsOfTeam(platform.services.database, otherTeamId)
      // Someone can be a member of both.
      const people = await platform.services.database.asTeam({ teamId: otherTeamId, userId: 'somebody' }, (db) =>
        db.select().from(teamPeople),
      )
      const known = JSON.stringify([...[...own, ...sharedRows].map(({ row }) => row), ...people])
      const ofDemoTeam = demoRows.filter(({ table }) => !names.includes(table))
      secrets = [...tellingValues(ofDemoTeam)].filter((value) => !known.includes(value))
      watch = await watchRows(platform.services.database, demoTeamId)
    })

    const calls = all.filter(({ call }) => call.guard === 'session' && call.tenant === 'team' && call.auth !== 'demo')
    const answers = new Map<string, string>()
    it.each(calls)('reads and changes nothing else by $id', async (declared) => {
      expect(secrets.length).toBeGreaterThan(10)
      for (const isWhole of [false, true]) {
        const input = stage().valid(declared, isWhole)
        const { status, text } = await stage().send(declared.call, input, { headers: other.headers })
        expect(status, text).toBeLessThan(500)
        expect(valuesToldIn(text, secrets, JSON.stringify(input))).toEqual([])
        if (status === 200) answers.set(declared.id, (answers.get(declared.id) ?? '') + text)
      }
      const { changed } = await watch.look()
      expect(changed.filter((table) => !names.includes(table))).toEqual([])
    })

    it('has read what it shares', () => {
      const read = [...answers.values()].join('\n')
      const keys = sharedRows
        .filter(({ row }) => row[spColumn] === otherTeamId)
        .flatMap(({ table, row }) => {
          const key = Object.values(getTableColumns(tables[names.indexOf(table)] as PgTable)).find(
            (each) => each.primary,
          )
          return key ? [`${table} ${String(row[key.name])}`] : []
        })
      expect(keys.length).toBeGreaterThan(0)
      const tablesRead = new Set(
        keys.filter((key) => read.includes(key.split(' ')[1] ?? '')).map((key) => key.split(' ')[0]),
      )
      expect([...new Set(keys.map((key) => key.split(' ')[0]))]).toEqual([...tablesRead])
    })
  })
}
