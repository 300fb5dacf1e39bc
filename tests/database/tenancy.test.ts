import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf, type Database } from '@console-widgets/platform/database/connection'
import { publicRole, tenantRole } from '@console-widgets/platform/database/engine'
import { createTestPlatform, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let database: Database
beforeAll(async () => {
  test = await createTestPlatform()
  database = test.platform.services.database
})
afterAll(() => test.close())

interface Relation {
  name: string
  kind: 'r' | 'v'
  hasTeam: boolean
  protected: boolean
  /** Conditions of a table's policies for the tenant role. */
  conditions: string[]
  mayRead: boolean
  /** What the public role may do with it. */
  publicMay: string[]
  mayInsert: boolean
  mayUpdate: boolean
  mayDelete: boolean
  definition: string | null
  /** Whether a view reads its tables with the rights of its caller, so that their policies apply. */
  asCaller: boolean
  columns: string[]
}

/**
 * Views that show all teams public data of the store, news, agreements, open tests, and games, with the columns they
 * may have.
 */
const publicViews: Record<string, readonly string[]> = {
  cw_names_on_shelf: ['app_id', 'lower_name'],
  cw_package_names_in_use: ['package_name'],
  cw_published_service_questionnaires: ['service_questionnaire_id', 'content', 'version'],
  cw_published_news: ['news_id', 'category', 'title', 'summary', 'body', 'publish_time'],
  cw_public_agreements: [
    'document_id',
    'type',
    'lang',
    'version',
    'published_app_name',
    'title',
    'content',
    'sha256',
    'effective_time',
  ],
  cw_public_questionnaires: [
    'public_id',
    'questionnaire_id',
    'owner_team_id',
    'content',
    'status',
    'anonymous',
    'asks_phone',
    'start_time',
    'end_time',
    'quota',
    'responses',
    'version',
  ],
  cw_public_news: ['news_id', 'category', 'title', 'summary', 'body', 'publish_time'],
  cw_public_begun_tests: [
    'share_link',
    'groups',
    'owner_team_id',
    'tested_app_id',
    'version_id',
    'release_state',
    'version_number',
    'app_name',
    'default_lang',
    'team_name',
    'icon',
    'build_object_id',
    'file_name',
    'size',
    'min_sdk',
    'start_time',
    'end_time',
    'off_shelf_time',
    'test_desc',
    'feedback_address',
    'invite_limit',
    'countries',
    'texts',
  ],
  cw_public_invitation_codes: [
    'invitation_code',
    'inviting_team_id',
    'invited_app_id',
    'group_id',
    'kind',
    'status',
    'expire_time',
    'used',
    'invite_limit',
  ],
  cw_public_test_places: ['version_id', 'joined'],
  cw_game_indicators: ['indicator', 'games', 'first_day', 'last_day', 'lower', 'median', 'upper'],
}

const relations = () =>
  database.asPlatform((queries) =>
    rowsOf<Relation>(
      queries,
      sql`select c.relname as name, c.relkind as kind, c.relrowsecurity as protected,
            exists (select from pg_attribute where attrelid = c.oid and attname = 'team_id') as "hasTeam",
            array(select coalesce(qual, with_check) from pg_policies where tablename = c.relname and ${tenantRole} = any(roles)) as conditions,
            has_table_privilege(${tenantRole}, c.oid, 'select') as "mayRead",
            array(select may from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) may where has_table_privilege(${publicRole}, c.oid, may)) as "publicMay",
            has_table_privilege(${tenantRole}, c.oid, 'insert') as "mayInsert",
            has_table_privilege(${tenantRole}, c.oid, 'update') as "mayUpdate",
            has_table_privilege(${tenantRole}, c.oid, 'delete') as "mayDelete",
            coalesce(c.reloptions @> array['security_invoker=true'], false) as "asCaller",
            array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
            case when c.relkind = 'v' then pg_get_viewdef(c.oid) end as definition
          from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f') order by 1`,
    ),
  )

const asTeam = <T>(teamId: string, statement: ReturnType<typeof sql>) =>
  database.asTeam({ teamId, userId: 'somebody' }, (queries) => rowsOf<T & Record<string, unknown>>(queries, statement))

/** The database's error message, which Drizzle wraps in its own error. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  )

describe('database isolation of teams', () => {
  it('has a policy on every table with a team', async () => {
    const ofTeams = (await relations()).filter(({ kind, hasTeam }) => kind === 'r' && hasTeam)
    expect(ofTeams.length).toBeGreaterThan(0)
    for (const { name, protected: isProtected, conditions, columns } of ofTeams) {
      expect(isProtected, name).toBe(true)
      const [ofTeam, ...others] = conditions.toSorted((one, other) => one.length - other.length)
      expect(ofTeam, name).toBe(`(team_id = ( SELECT current_setting('cw.team'::text) AS current_setting))`)
      const narrowing = {
        recipient_id: `current_setting('cw.user'::text)`,
        app_id: `current_setting('cw.apps'::text, true)`,
        region: `current_setting('cw.region'::text, true)`,
      }
      // A project's region is a property: projects exist once, as teams do.
      const expected = Object.entries(narrowing).filter(
        ([column]) => columns.includes(column) && !(name === 'cw_projects' && column === 'region'),
      )
      expect(others, name).toHaveLength(expected.length)
      for (const [, setting] of expected)
        expect(others, name).toEqual(expect.arrayContaining([expect.stringContaining(setting)]))
    }
  })

  describe('tables that two teams share', () => {
    const isShared = ({ kind, columns }: Relation) => kind === 'r' && columns.includes('sp_team_id')
    const sharedTables = async () => (await relations()).filter(isShared)

    it('have one policy, which names both teams, and no team of their own', async () => {
      const tables = await sharedTables()
      expect(tables.map(({ name }) => name)).toContain('cw_usage_chats')
      for (const { name, hasTeam, columns, protected: isProtected, conditions, mayRead, mayDelete } of tables) {
        expect([hasTeam, columns.includes('user_team_id'), isProtected, mayRead, mayDelete], name).toEqual([
          false,
          true,
          true,
          true,
          false,
        ])
        expect(conditions, name).toEqual([
          `((( SELECT current_setting('cw.team'::text) AS current_setting) = user_team_id) OR (( SELECT current_setting('cw.team'::text) AS current_setting) = sp_team_id))`,
        ])
      }
    })

    it('show their rows to both teams of a row, and nothing to a third', async () => {
      for (const { name } of await sharedTables()) {
        const table = sql.identifier(name)
        const rows = await database.asPlatform((queries) =>
          rowsOf<{ user: string; sp: string }>(
            queries,
            sql`select user_team_id as user, sp_team_id as sp from ${table}`,
          ),
        )
        for (const teamId of ['team-northwind', 'team-lighthouse', 'team-fjord', 'team-saltmarsh'])
          expect(await asTeam(teamId, sql`select count(*)::int as n from ${table}`), `${name} ${teamId}`).toEqual([
            { n: rows.filter(({ user, sp }) => user === teamId || sp === teamId).length },
          ])
        expect(await asTeam('team-saltmarsh', sql`select * from ${table}`), name).toEqual([])
      }
    })

    it('keep their rows, which neither team can delete or give to another one', async () => {
      for (const { name } of await sharedTables()) {
        const table = sql.identifier(name)
        for (const change of [
          sql`delete from ${table}`,
          sql`update ${table} set sp_team_id = 'team-saltmarsh'`,
          sql`update ${table} set user_team_id = 'team-saltmarsh'`,
        ])
          expect(await refusalOf(asTeam('team-northwind', change)), name).toMatch(/permission denied/)
      }
    })
  })

  it('grants a request nothing else, except scheduling work for its own team', async () => {
    const others = (await relations()).filter(
      ({ kind, hasTeam, columns }) => kind === 'r' && !hasTeam && !columns.includes('sp_team_id'),
    )
    expect(others.map(({ name }) => name)).toContain('cw_sessions')
    for (const { name, mayRead, mayInsert, mayUpdate, mayDelete, protected: isProtected, conditions } of others) {
      expect([mayRead, mayUpdate, mayDelete], name).toEqual([false, false, false])
      if (mayInsert)
        expect([isProtected, conditions], name).toEqual([true, [`(owner_team_id = current_setting('cw.team'::text))`]])
    }
  })

  it('limits views to the team’s own rows, the user’s own rows, or public data', async () => {
    for (const { name, kind, definition, asCaller, columns, mayInsert, mayUpdate, mayDelete } of await relations()) {
      if (kind === 'r') continue
      expect(kind, name).toBe('v')
      if (publicViews[name]) expect(columns, name).toEqual(publicViews[name])
      else if (!asCaller) expect(definition, name).toMatch(/= current_setting\('cw\.(team|user)'::text\)/)
      // A view that runs with the platform's permissions must itself exclude apps outside the user's access.
      if (columns.includes('app_id') && !publicViews[name] && !asCaller)
        expect(definition, name).toContain(`current_setting('cw.apps'`)
      expect([mayInsert, mayUpdate, mayDelete], name).toEqual([false, false, false])
    }
  })

  it('hides other teams’ rows from reads, updates, and deletes', async () => {
    const all = await database.asPlatform((queries) =>
      rowsOf<{ n: number }>(queries, sql`select count(*)::int as n from cw_apps where team_id = 'team-northwind'`),
    )
    expect(all[0]?.n).toBeGreaterThan(0)
    expect(await asTeam('team-lighthouse', sql`select * from cw_apps where team_id = 'team-northwind'`)).toEqual([])
    expect(
      await asTeam(
        'team-lighthouse',
        sql`update cw_apps set app_name = 'mine' where team_id = 'team-northwind' returning app_id`,
      ),
    ).toEqual([])
    expect(
      await asTeam('team-lighthouse', sql`delete from cw_apps where team_id = 'team-northwind' returning app_id`),
    ).toEqual([])
    expect(await asTeam('team-northwind', sql`select count(*)::int as n from cw_apps`)).toEqual(all)
  })

  it('prevents creating rows in another team or moving them there', async () => {
    expect(await refusalOf(asTeam('team-lighthouse', sql`update cw_projects set team_id = 'team-northwind'`))).toMatch(
      /row-level security/,
    )
    expect(
      await refusalOf(
        asTeam(
          'team-lighthouse',
          sql`insert into cw_audit_records (team_id, record_id, user_id, call_id, effect, time) values ('team-northwind', 'r', 'u', 'c', 'write', 1)`,
        ),
      ),
    ).toMatch(/row-level security/)
  })

  describe('database isolation by app access', () => {
    const reaching = <T>(appIds: readonly string[] | undefined, statement: ReturnType<typeof sql>) =>
      database.asTeam({ teamId: 'team-northwind', userId: 'somebody', appIds }, (queries) =>
        rowsOf<T & Record<string, unknown>>(queries, statement),
      )
    const tablesOfApps = async () =>
      (await relations())
        .filter(({ kind, columns }) => kind === 'r' && columns.includes('team_id') && columns.includes('app_id'))
        .map(({ name, columns }) => ({ name, isPersonal: columns.includes('recipient_id') }))

    it('covers every table with an app', async () => {
      const tables = await tablesOfApps()
      expect(tables.map(({ name }) => name)).toContain('cw_app_versions')
      for (const { name, isPersonal } of tables) {
        const table = sql.identifier(name)
        const others = sql`select count(*)::int as n from ${table} where app_id <> '108370001'`
        expect(await reaching(['108370001'], others), name).toEqual([{ n: 0 }])
        expect(await reaching([], sql`select count(*)::int as n from ${table} where app_id is not null`), name).toEqual(
          [{ n: 0 }],
        )
        const own = isPersonal ? sql`and recipient_id = 'somebody'` : sql``
        expect(await reaching(undefined, others), name).toEqual(
          await database.asPlatform((queries) => rowsOf(queries, sql`${others} and team_id = 'team-northwind' ${own}`)),
        )
      }
      expect(await reaching(['108370001', '108370002'], sql`select app_id from cw_apps order by 1`)).toEqual([
        { app_id: '108370001' },
        { app_id: '108370002' },
      ])
    })

    it('prevents updating, moving, or creating rows of other apps', async () => {
      expect(
        await reaching(
          ['108370001'],
          sql`update cw_apps set app_name = 'mine' where app_id <> '108370001' returning app_id`,
        ),
      ).toEqual([])
      expect(
        await refusalOf(
          reaching(['108370001'], sql`update cw_app_versions set app_id = '108370002' where app_id = '108370001'`),
        ),
      ).toMatch(/row-level security/)
      expect(
        await refusalOf(
          reaching(
            ['108370001'],
            sql`insert into cw_app_clients (app_id, client_id, client_secret) values ('1', '2', '3')`,
          ),
        ),
      ).toMatch(/row-level security/)
    })

    it('reads the settings once per statement, however many rows there are', async () => {
      const plan = await reaching<{ 'QUERY PLAN': string }>(['108370001'], sql`explain select * from cw_app_versions`)
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/InitPlan/)
    })
  })

  it('prevents rewriting the audit log', async () => {
    for (const change of [sql`update cw_audit_records set user_id = 'somebody'`, sql`delete from cw_audit_changes`])
      expect(await refusalOf(asTeam('team-northwind', change))).toMatch(/permission denied/)
  })

  it('hides all sessions, passwords, and keys', async () => {
    for (const name of ['cw_sessions', 'cw_accounts', 'cw_settings'])
      expect(await refusalOf(asTeam('team-northwind', sql`select * from ${sql.identifier(name)}`))).toMatch(
        /permission denied/,
      )
  })

  describe('and anonymous requests', () => {
    const asPublic = (statement: ReturnType<typeof sql>) =>
      database.asPublic((queries) => rowsOf<Record<string, unknown>>(queries, statement))

    it('reads the views that say by their names that they are public, and no table', async () => {
      const all = await relations()
      const open = all.filter(({ publicMay }) => publicMay.length > 0)
      expect(open.map(({ name, publicMay }) => [name, publicMay])).toEqual([
        ['cw_public_agreements', ['select']],
        ['cw_public_begun_tests', ['select']],
        ['cw_public_invitation_codes', ['select']],
        ['cw_public_news', ['select']],
        ['cw_public_questionnaires', ['select']],
        ['cw_public_test_places', ['select']],
      ])
      for (const { kind, name } of open) {
        expect(kind, name).toBe('v')
        expect(publicViews, name).toHaveProperty(name)
      }
      for (const { name } of all.filter((each) => each.publicMay.length === 0))
        expect(await refusalOf(asPublic(sql`select * from ${sql.identifier(name)}`)), name).toMatch(/permission denied/)
      const [news] = await asPublic(sql`select count(*)::int as n from cw_public_news`)
      expect(news?.n).toBeGreaterThan(0)
    })

    it('sees only the public news', async () => {
      expect(await asPublic(sql`select news_id from cw_public_news order by 1`)).toEqual(
        await database.asPlatform((queries) =>
          rowsOf(queries, sql`select news_id from cw_service_news where is_public order by 1`),
        ),
      )
    })

    it('writes nothing, and cannot make its transaction one that does', async () => {
      expect(await refusalOf(asPublic(sql`create temporary table cw_mine (n int)`))).toMatch(/read-only transaction/)
      expect(await refusalOf(asPublic(sql`delete from cw_apps`))).toMatch(/permission denied|read-only transaction/)
      expect(await refusalOf(asPublic(sql`select set_config('transaction_read_only', 'off', true)`))).toMatch(
        /read-write mode/,
      )
    })

    it('leaves a connection that is the platform’s own', async () => {
      expect(await asPublic(sql`select current_user::text as name`)).toEqual([{ name: publicRole }])
      await refusalOf(asPublic(sql`select 1 / 0`))
      const [owner] = await database.asPlatform((queries) =>
        rowsOf<{ name: string; only: string }>(
          queries,
          sql`select current_user::text as name, current_setting('transaction_read_only') as only`,
        ),
      )
      expect(owner?.name).not.toBe(publicRole)
      expect(owner?.only).toBe('off')
    })
  })

  it('returns a connection to the platform’s role after a team’s transaction, however it ended', async () => {
    const owner = async () =>
      (
        await database.asPlatform((queries) =>
          rowsOf<{ name: string }>(queries, sql`select current_user::text as name`),
        )
      )[0]?.name
    const before = await owner()
    expect(before).not.toBe(tenantRole)
    expect(await asTeam('team-northwind', sql`select current_user::text as name`)).toEqual([{ name: tenantRole }])
    await refusalOf(asTeam('team-northwind', sql`select 1 / 0`))
    expect(await owner()).toBe(before)
  })
})
