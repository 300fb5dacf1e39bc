import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/relational-database/contract'
import type { Console } from '@console-widgets/core'
import { eq } from 'drizzle-orm'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

import { databaseBackups } from '../tables.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const run = async (name: string, sql: string) => {
  const answer = await holder.invoke(calls['relational-database.sql.execute'], {
    name,
    account: 'shop_app',
    sql,
    confirmed: true,
  })
  expect(answer.error).toBeNull()
  return answer.statements.at(-1)?.rows
}
/** Advances the platform's clock and runs what is due. */
const pass = async (milliseconds: number) => {
  test.clock.advance(milliseconds)
  await test.platform.wake()
}
const backUp = async (name: string, backupName: string) => {
  const { backupId } = await holder.invoke(calls['relational-database.backup.create'], { name, backupName })
  await test.platform.wake()
  return backupId
}
const listBackups = async (name: string) =>
  (await holder.invoke(calls['relational-database.backup.list'], { name })).items
const listRestores = async (name: string) =>
  (await holder.invoke(calls['relational-database.restore.list'], { name })).items
const restoreCopy = async (name: string, time: number, targetName: string) => {
  await holder.invoke(calls['relational-database.database.restore-copy'], { name, time, targetName })
  await test.platform.wake()
  const restore = (await listRestores(name)).find((each) => each.targetName === targetName)
  expect(restore).toMatchObject({ state: 'succeeded', error: null })
}

/** Everything that a user could compare: rows of each table, and definitions from PostgreSQL's catalogs. */
const everything = `select coalesce(json_agg(json_build_array(kind, name, definition) order by kind, name, definition), '[]')::text from (
  select 'column' as kind, format('%s.%s.%s', table_schema, table_name, column_name) as name, concat_ws(' ', data_type, udt_name, column_default, is_nullable, is_identity, identity_generation, is_generated, generation_expression, collation_name) as definition
    from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index where indexrelid >= 16384 and indrelid >= 16384 and indrelid::regclass::text !~ 'pg_toast'
  union all select 'view', viewname, definition from pg_views where schemaname not in ('pg_catalog', 'information_schema')
  union all select 'matview', matviewname, definition || ispopulated from pg_matviews
  union all select 'function', proname, pg_get_functiondef(oid) from pg_proc where oid >= 16384 and prokind <> 'a'
  union all select 'trigger', tgname, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
  union all select 'policy', policyname, concat_ws(' ', tablename, permissive, cmd, qual, with_check) from pg_policies
  union all select 'security', relname, relrowsecurity::text || relforcerowsecurity from pg_class where relrowsecurity
  union all select 'sequence', sequencename, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, last_value) from pg_sequences
  union all select 'comment', concat_ws(' ', classoid::regclass, case classoid
    when 'pg_class'::regclass then objoid::regclass::text when 'pg_proc'::regclass then objoid::regprocedure::text
    when 'pg_type'::regclass then objoid::regtype::text when 'pg_namespace'::regclass then objoid::regnamespace::text end, nullif(objsubid, 0)),
    description from pg_description where objoid >= 16384
  union all select 'enum', t.typname, string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e join pg_type t on t.oid = e.enumtypid group by 2
  union all select 'rows', c.oid::regclass::text, md5(query_to_xml(format('select * from only %s t order by t::text', c.oid::regclass), true, false, '')::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
) each`

/** One of everything that a team can create. */
const structure = `
create schema "Über lager";
create type mood as enum ('sad', 'o''k', 'happy');
create type point3 as (x int, y numeric(6,2), label text);
create domain positive as int constraint above_zero check (value > 0) default 7;
create type span as range (subtype = numeric, multirange_type_name = spans);
create sequence counted as smallint increment 3 minvalue 1 maxvalue 300 start 4 cycle;
create table owners (
  id bigint generated always as identity (start 100 increment 10) primary key,
  code text not null unique,
  born date check (born > '1900-01-01')
);
create table "Über lager"."select" (
  id serial primary key,
  owner_id bigint not null references owners on delete cascade deferrable initially deferred,
  mood mood default 'happy',
  at point3[],
  size positive,
  doc jsonb not null default '{"a":[1]}',
  body text collate "C",
  bytes bytea,
  tags text[] default '{}',
  valid span,
  price numeric(20,10),
  ratio double precision,
  seen timestamptz,
  lasted interval,
  doubled int generated always as (size * 2) stored,
  number int default nextval('counted')
);
create function doubled_price("Über lager"."select") returns numeric language sql stable return $1.price * 2;
create function touch() returns trigger language plpgsql as $$ begin new.body := coalesce(new.body, '') || '!'; return new; end $$;
create procedure forget(who bigint) language sql as 'delete from owners where id = who';
create table parts (id int not null, at date not null, note text, primary key (id, at)) partition by range (at);
create table parts_2025 partition of parts for values from ('2025-01-01') to ('2026-01-01');
create table parts_rest partition of parts default;
create index parts_by_note on parts (note);
create table base (id int, kind text default 'base');
create table child (extra text) inherits (base);
create table secrets (id int primary key, who text);
alter table secrets enable row level security;
alter table secrets force row level security;
create policy own_rows on secrets for select using (who = current_user);
create table nothing ();
insert into nothing default values;
insert into nothing default values;
create view prices as select owner_id, sum(price) as total from "Über lager"."select" group by owner_id;
create view named_owners as select o.id, o.code, count(*) as entries from owners o join "Über lager"."select" s on s.owner_id = o.id group by o.id;
create materialized view totals as select * from prices;
create materialized view totals_of_totals as select count(*) as n from totals;
create unique index totals_key on totals (owner_id);
create index "by Body" on "Über lager"."select" using btree (lower(left(body, 50))) where size > 3;
create statistics owner_stats on code, born from owners;
create trigger touched before insert on "Über lager"."select" for each row execute function touch();
alter table "Über lager"."select" disable trigger touched;
create rule no_delete as on delete to base do instead nothing;
comment on table owners is 'It''s \\ theirs';
comment on column owners.code is 'Code';
comment on function touch() is 'Touches';
insert into owners (code, born) values ('a', '1999-12-31'), ('b', null);
insert into "Über lager"."select" (owner_id, mood, at, size, body, bytes, tags, valid, price, ratio, seen, lasted)
  values (100, 'o''k', array[row(1, 2.50, 'x,"y"')::point3, null], 5, E'back\\\\slash\\nline "quote" ''single'' ₽ 漢字 😀', '\\x00ff5c27', '{"a b",NULL,"c\\"d"}', '[1.5,2)', 12345678.0123456789, 0.1::float8 + 0.2, '2026-01-02 03:04:05.678901+05', '1 year 2 mons -3 days 04:05:06.7');
insert into "Über lager"."select" (owner_id, size, body) select 110, 1 + i, repeat(md5(i::text), 40) from generate_series(1, 3000) i;
insert into "Über lager"."select" (owner_id, size, body) values (110, 9, repeat('large ', 3000000));
insert into parts values (1, '2025-05-05', 'in'), (2, '2031-01-01', 'out');
insert into base values (1); insert into child values (2, 'child', 'more');
alter table secrets no force row level security;
insert into secrets values (1, 'me'), (2, 'you');
alter table secrets force row level security;
refresh materialized view totals; refresh materialized view totals_of_totals;
select nextval('counted'), lo_from_bytea(4242, '\\xcafe');
`

it('restores everything of a database exactly', async () => {
  await holder.invoke(calls['relational-database.database.create'], {
    name: 'whole',
    accounts: [
      { name: 'shop_app', readonly: false },
      { name: 'reports', readonly: true },
    ],
  })
  await run('whole', structure)
  const roles = async (name: string) =>
    holder.invoke(calls['relational-database.schema.get'], { name, account: 'shop_app' }).then(({ roles: all }) => all)
  const [, reader, reports] = (await roles('whole')).map(({ role }) => `"${role}"`)
  await run(
    'whole',
    `create policy for_reports on owners to ${reports}, ${reader} using (id > 100); revoke select on secrets from ${reader};
    grant select (id), update (who) on secrets to ${reports}; revoke execute on function touch() from public`,
  )
  const before = await run('whole', everything)
  await backUp('whole', 'Everything')
  expect((await listBackups('whole')).filter(({ state }) => state !== 'planned')).toMatchObject([
    { kind: 'manual', backupName: 'Everything', state: 'succeeded', error: null, userName: expect.stringMatching(/./) },
  ])
  await restoreCopy('whole', test.clock.now(), 'whole-again')
  expect(await run('whole-again', everything)).toEqual(before)
  const next = "select lo_get(4242)::text, nextval('counted')"
  expect(await run('whole-again', next)).toEqual(await run('whole', next))
  expect(await run('whole-again', "insert into owners (code) values ('next') returning id")).toEqual([['120']])
  const [, newReader, newReports] = (await roles('whole-again')).map(({ role }) => role)
  const grants = await run(
    'whole-again',
    `select has_table_privilege('${newReader}', 'owners', 'select'), has_table_privilege('${newReader}', 'secrets', 'select'),
      has_column_privilege('${newReports}', 'secrets', 'who', 'update'), has_function_privilege('public', 'touch()', 'execute'),
      (select roles::text[] @> array['${newReader}', '${newReports}'] from pg_policies where policyname = 'for_reports')`,
  )
  expect(grants).toEqual([['t', 'f', 't', 'f', 't']])
})

const minute = 60_000

it('restores the rows as of any time, also between runs of the same minute', async () => {
  await holder.invoke(calls['relational-database.database.create'], {
    name: 'seconds',
    accounts: [{ name: 'shop_app', readonly: false }],
  })
  const rows = 'select id, note from marks order by id'
  const seen: { time: number; rows: (string | null)[][] }[] = []
  for (const sql of [
    "create table marks (id int primary key, note text); insert into marks values (1, 'one')",
    "with added as (insert into marks values (2, 'two') returning id) select id from added",
    "delete from marks where id = 1; update marks set note = 'last'",
  ]) {
    await run('seconds', sql)
    test.clock.advance(1000)
    seen.push({ time: test.clock.now(), rows: (await run('seconds', rows)) ?? [] })
    test.clock.advance(1000)
  }
  expect(seen.map(({ rows: [first] }) => first)).toEqual([
    ['1', 'one'],
    ['1', 'one'],
    ['2', 'last'],
  ])
  for (const [index, { time, rows: expected }] of seen.entries()) {
    const point = await holder.invoke(calls['relational-database.restore-point.get'], { name: 'seconds', time })
    // Reading is a run of an account that could write.
    expect(point).toMatchObject({ runsBetween: 1, runsSince: expect.any(Number), kind: 'automatic' })
    await restoreCopy('seconds', time, `second-${index}`)
    expect(await run(`second-${index}`, rows)).toEqual(expected)
  }
  // Reading leaves no backup.
  expect((await listBackups('seconds')).map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded'])
})

it('plans the backup of a database that is too large to be backed up with every run', async () => {
  await holder.invoke(calls['relational-database.database.create'], {
    name: 'large',
    accounts: [{ name: 'shop_app', readonly: false }],
  })
  await run('large', 'create table numbers as select generate_series(1, 20001) as number')
  expect((await listBackups('large')).map(({ kind, state }) => [kind, state])).toEqual([['automatic', 'planned']])
  await pass(6 * minute)
  test.clock.advance(1000)
  const time = test.clock.now()
  await run('large', 'delete from numbers where number > 10')
  await pass(1000)
  const answer = await holder.invoke(calls['relational-database.restore-point.get'], {
    name: 'large',
    time: time + 500,
  })
  expect(answer).toMatchObject({ rowCount: 20001, runsBetween: 1 })
})

it('restores the rows of each moment, into a new database and over the current one', async () => {
  const rows = 'select id, body from entries order by id'
  await holder.invoke(calls['relational-database.database.create'], {
    name: 'moments',
    accounts: [{ name: 'shop_app', readonly: false }],
  })
  const times: number[] = []
  const seen: unknown[] = []
  const statements = [
    "create table entries (id int generated always as identity primary key, body text); insert into entries (body) values ('one')",
    "insert into entries (body) values ('two'); update entries set body = 'first' where id = 1",
    'alter table entries add column more int default 5; delete from entries where id = 1',
  ]
  for (const sql of statements) {
    await run('moments', sql)
    await pass(6 * minute)
    times.push(test.clock.now())
    seen.push(await run('moments', rows))
    await pass(6 * minute)
  }
  const automatic = (await listBackups('moments')).filter(({ state }) => state === 'succeeded')
  expect(automatic.map(({ kind, rowCount, userName }) => [kind, rowCount, userName])).toEqual([
    ['automatic', 1, ''],
    ['automatic', 2, ''],
    ['automatic', 1, ''],
  ])
  for (const [index, time] of times.entries()) {
    await restoreCopy('moments', time, `moment-${index}`)
    expect(await run(`moment-${index}`, rows)).toEqual(seen[index])
  }
  const point = { name: 'moments', time: times[1] as number }
  expect(await holder.invoke(calls['relational-database.restore-point.get'], point)).toMatchObject({
    kind: 'automatic',
    runsSince: expect.any(Number),
    rowCount: 2,
  })
  await run('moments', "insert into entries (body) values ('lost unless kept')")
  const lost = await run('moments', rows)
  await holder.invoke(calls['relational-database.database.restore'], point)
  await expect(run('moments', rows)).rejects.toMatchObject({ reason: 'database-state' })
  await pass(1000)
  expect(await run('moments', rows)).toEqual(seen[1])
  test.clock.advance(1000)
  // Numbers continue after the last one of that moment.
  expect(await run('moments', "insert into entries (body) values ('next') returning id")).toEqual([['3']])
  const kept = (await listBackups('moments')).find(({ kind }) => kind === 'before-restore')
  await restoreCopy('moments', kept?.time as number, 'kept')
  expect(await run('kept', rows)).toEqual(lost)
})

it('shares unchanged tables between backups, and removes objects with the last that needs them', async () => {
  const { objects } = test.platform.services
  const one = await backUp('shop', 'One')
  await run(
    'shop',
    "insert into stock_movements (product_id, moved_at, quantity, reason) values (1, now(), 1, 'found')",
  )
  const two = await backUp('shop', 'Two')
  // The changed table, and the structure with the next number of its identity column.
  const changed = (await listBackups('shop')).find(({ kind, state }) => kind === 'automatic' && state === 'succeeded')
  const own = await Promise.all([two, changed?.backupId as string].map((each) => objects.keysOf(each)))
  expect(own.flat()).toHaveLength(2)
  await holder.invoke(calls['relational-database.backup.delete'], { name: 'shop', backupId: one })
  await test.platform.wake()
  await restoreCopy('shop', test.clock.now(), 'shop-two')
  const count = 'select (select count(*) from orders), (select count(*) from stock_movements)'
  expect(await run('shop-two', count)).toEqual(await run('shop', count))
  await holder.invoke(calls['relational-database.backup.delete'], { name: 'shop', backupId: two })
  await test.platform.wake()
  const left = (await listBackups('shop')).map(({ backupId }) => backupId)
  expect(left).not.toContain(two)
  expect([...(await objects.keysOf(one)), ...(await objects.keysOf(two))]).toEqual([])
})

it('leaves everything as it was when a restore fails, and says why', async () => {
  const rows = 'select count(*), max(order_id) from orders'
  const before = await run('shop', rows)
  const backupId = await backUp('shop', 'Will be damaged')
  const [row] = await test.platform.services.database.asPlatform((db) =>
    db.select().from(databaseBackups).where(eq(databaseBackups.backupId, backupId)),
  )
  const [part] = row?.content?.parts ?? []
  await test.platform.services.objects.remove(part?.key as string)
  const time = test.clock.now()
  await holder.invoke(calls['relational-database.database.restore'], { name: 'shop', time })
  await holder.invoke(calls['relational-database.database.restore-copy'], { name: 'shop', time, targetName: 'damaged' })
  await test.platform.wake()
  const restores = (await listRestores('shop')).filter(({ targetName }) => ['shop', 'damaged'].includes(targetName))
  expect(restores.map(({ state, error }) => [state, error])).toEqual([
    ['failed', 'The backup is damaged: a part of it is missing'],
    ['failed', 'The backup is damaged: a part of it is missing'],
  ])
  expect(await run('shop', rows)).toEqual(before)
  const { items } = await holder.invoke(calls['relational-database.database.list'], {})
  expect(items.find(({ name }) => name === 'damaged')).toBeUndefined()
})

it('names what it can’t back up, and keeps nothing of it', async () => {
  await run('players', "create aggregate total (int) (sfunc = int4pl, stype = int, initcond = '0')")
  const backupId = await backUp('players', 'With an aggregate')
  expect((await listBackups('players')).find((each) => each.backupId === backupId)).toMatchObject({
    state: 'failed',
    error: 'The database has objects that backups don’t cover: aggregate public.total(integer)',
  })
  expect(await test.platform.services.objects.keysOf(backupId)).toEqual([])
})

it('restores demo data as of the time of its backup', async () => {
  const day = 86_400_000
  const newest = 'select max(ordered_at) from orders'
  await restoreCopy('shop', test.clock.now() - 3 * day, 'shop-three-days-ago')
  const [[now], [then]] = [await run('shop', newest), await run('shop-three-days-ago', newest)] as [
    string[][],
    string[][],
  ]
  expect(Date.parse(now?.[0] as string) - Date.parse(then?.[0] as string)).toBe(3 * day)
})

it.each(['shop', 'players'])('counts what the backups of the demo database %s restore', async (name) => {
  const [shown] = (await listBackups(name)).filter(({ backupId }) => backupId.startsWith('northwind-'))
  await restoreCopy(name, shown?.time as number, `${name}-as-shown`)
  const backupId = await backUp(`${name}-as-shown`, 'measured')
  const counted = (await listBackups(`${name}-as-shown`)).find((each) => each.backupId === backupId)
  expect(counted).toMatchObject({ tables: shown?.tables, rowCount: shown?.rowCount })
  // Times are packed a little differently on each day.
  expect((counted?.sizeBytes as number) / (shown?.sizeBytes as number)).toBeCloseTo(1, 1)
})
