import { EngineUnavailable, type EngineSession } from '@console-widgets/platform/sql-engines/engine'
import type {
  ConstraintKind,
  PolicyCommand,
  RelationKind,
  RowSecurity,
} from '@console-widgets/relational-database/model'

/** Maximum number of relations in a response. */
const mostRelations = 2000

const kinds: Record<string, RelationKind> = {
  r: 'table',
  p: 'partitioned-table',
  v: 'view',
  m: 'materialized-view',
  f: 'foreign-table',
  S: 'sequence',
}

const policyCommands: Record<string, PolicyCommand> = {
  '*': 'ALL',
  r: 'SELECT',
  a: 'INSERT',
  w: 'UPDATE',
  d: 'DELETE',
}

const constraintKinds: Record<string, ConstraintKind> = {
  p: 'primary-key',
  u: 'unique',
  f: 'foreign-key',
  c: 'check',
  x: 'exclusion',
}

interface RelationRow {
  schema: string
  name: string
  kind: string
  comment: string | null
  rowEstimate: number | null
  sizeBytes: number
  readable: boolean
  writable: boolean
  columns: {
    name: string
    type: string
    nullable: boolean
    default: string | null
    generated: 'identity' | 'expression' | null
    primaryKey: boolean
    comment: string | null
  }[]
  indexes: { name: string; definition: string; unique: boolean; primary: boolean }[]
  foreignKeys: { name: string; columns: string[]; schema: string; table: string; targetColumns: string[] }[]
  constraints: { name: string; kind: string; definition: string }[]
  rowSecurity: RowSecurity
  policies: {
    name: string
    command: string
    permissive: boolean
    roles: string[]
    using: string | null
    check: string | null
  }[]
}

/** Types of PostgreSQL's own catalogs, which columns of tables don't have. */
const internalTypes =
  '^(pg_|reg|(oid|xid|xid8|cid|tid|aclitem|refcursor|gtsvector|int2vector|oidvector|txid_snapshot|char|name)$)'

/** Reads everything in one query, with the account's privileges; PostgreSQL builds the JSON. */
const question = `select pg_catalog.jsonb_build_object(
  'version', pg_catalog.current_setting('server_version'),
  'searchPath', (select pg_catalog.to_jsonb(pg_catalog.current_schemas(false))),
  'schemas', coalesce((select pg_catalog.jsonb_agg(n.nspname order by n.nspname) from own_schemas n), '[]'),
  'relations', coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'schema', n.nspname, 'name', c.relname, 'kind', c.relkind, 'comment', pg_catalog.obj_description(c.oid, 'pg_class'),
    'rowEstimate', case when c.reltuples < 0 then null else c.reltuples::int8 end,
    'sizeBytes', case
      when c.relkind in ('r', 'm') then pg_catalog.pg_total_relation_size(c.oid)
      when c.relkind = 'p' then (select pg_catalog.sum(pg_catalog.pg_total_relation_size(p.relid)) from pg_catalog.pg_partition_tree(c.oid) p)
      else 0 end,
    'readable', pg_catalog.has_table_privilege(c.oid, 'select'),
    'writable', c.relkind in ('r', 'p', 'v', 'f') and pg_catalog.has_table_privilege(c.oid, 'insert'),
    'columns', coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'name', a.attname, 'type', pg_catalog.format_type(a.atttypid, a.atttypmod), 'nullable', not a.attnotnull,
      'default', pg_catalog.pg_get_expr(d.adbin, d.adrelid),
      'generated', case when a.attidentity <> '' then 'identity' when a.attgenerated <> '' then 'expression' end,
      'primaryKey', exists (select from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)),
      'comment', pg_catalog.col_description(c.oid, a.attnum)) order by a.attnum)
      from pg_catalog.pg_attribute a left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and c.relkind <> 'S'), '[]'),
    'indexes', coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'name', ic.relname, 'definition', pg_catalog.pg_get_indexdef(i.indexrelid), 'unique', i.indisunique, 'primary', i.indisprimary) order by not i.indisprimary, ic.relname)
      from pg_catalog.pg_index i join pg_catalog.pg_class ic on ic.oid = i.indexrelid where i.indrelid = c.oid), '[]'),
    'foreignKeys', coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'name', k.conname, 'schema', tn.nspname, 'table', tc.relname,
      'columns', (select pg_catalog.jsonb_agg(a.attname order by u.place) from pg_catalog.unnest(k.conkey) with ordinality u (number, place) join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = u.number),
      'targetColumns', (select pg_catalog.jsonb_agg(a.attname order by u.place) from pg_catalog.unnest(k.confkey) with ordinality u (number, place) join pg_catalog.pg_attribute a on a.attrelid = tc.oid and a.attnum = u.number)) order by k.conname)
      from pg_catalog.pg_constraint k join pg_catalog.pg_class tc on tc.oid = k.confrelid join pg_catalog.pg_namespace tn on tn.oid = tc.relnamespace
      where k.conrelid = c.oid and k.contype = 'f'), '[]'),
    'constraints', coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'name', k.conname, 'kind', k.contype, 'definition', pg_catalog.pg_get_constraintdef(k.oid, true)) order by pg_catalog.strpos('pufcx', k.contype::text), k.conname)
      from pg_catalog.pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')), '[]'),
    'rowSecurity', case when not c.relrowsecurity then 'off' when c.relforcerowsecurity then 'forced' else 'on' end,
    'policies', coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
      'name', p.polname, 'command', p.polcmd, 'permissive', p.polpermissive,
      'roles', case when p.polroles = '{0}' then '["public"]' else (select coalesce(pg_catalog.jsonb_agg(pg_catalog.pg_get_userbyid(r) order by pg_catalog.pg_get_userbyid(r)), '[]') from pg_catalog.unnest(p.polroles) r) end,
      'using', pg_catalog.pg_get_expr(p.polqual, p.polrelid), 'check', pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid)) order by p.polname)
      from pg_catalog.pg_policy p where p.polrelid = c.oid), '[]')
    ) order by n.nspname, c.relname)
    from (select * from pg_catalog.pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S') order by relname limit ${mostRelations}) c join own_schemas n on n.oid = c.relnamespace), '[]'),
  'functions', coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'schema', n.nspname, 'name', p.proname, 'arguments', pg_catalog.pg_get_function_arguments(p.oid), 'result', coalesce(pg_catalog.pg_get_function_result(p.oid), '')) order by n.nspname, p.proname)
    from pg_catalog.pg_proc p join own_schemas n on n.oid = p.pronamespace), '[]'),
  'enums', coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'schema', n.nspname, 'name', t.typname, 'values', (select pg_catalog.jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_catalog.pg_enum e where e.enumtypid = t.oid)) order by n.nspname, t.typname)
    from pg_catalog.pg_type t join own_schemas n on n.oid = t.typnamespace where t.typtype = 'e'), '[]'),
  'types', coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
    'name', pg_catalog.format_type(t.oid, null), 'own', n.oid is not null, 'takesModifier', t.typmodin <> 0) order by pg_catalog.format_type(t.oid, null))
    from pg_catalog.pg_type t left join own_schemas n on n.oid = t.typnamespace left join pg_catalog.pg_class c on c.oid = t.typrelid
    where (t.typtype in ('b', 'd', 'e', 'r', 'm') or c.relkind = 'c') and t.typcategory <> 'A'
      and (n.oid is not null or t.typnamespace = 'pg_catalog'::regnamespace and t.typname !~ '${internalTypes}')), '[]')
)::text`

const ownSchemas = `with own_schemas as (
  select oid, nspname from pg_catalog.pg_namespace where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and nspname not like 'pg\\_temp%' and nspname not like 'pg\\_toast%'
)`

interface Answer {
  version: string
  searchPath: string[]
  schemas: string[]
  relations: RelationRow[]
  functions: { schema: string; name: string; arguments: string; result: string }[]
  enums: { schema: string; name: string; values: string[] | null }[]
  types: { name: string; own: boolean; takesModifier: boolean }[]
}

/** Reads the schema that an account sees in a database, with the account's own privileges. */
export async function readSchema(session: EngineSession) {
  const { rows, error } = await session.run(`${ownSchemas} ${question}`, { rows: 1, bytes: 64 * 1024 * 1024 })
  const [[text] = []] = rows
  if (error || !text) throw new EngineUnavailable('The schema couldn’t be read', { cause: error })
  const { version, searchPath, schemas, relations, functions, enums, types } = JSON.parse(text) as Answer
  return {
    version,
    searchPath,
    types,
    schemas: schemas.map((name) => ({
      name,
      relations: relations
        .filter(({ schema }) => schema === name)
        .map(({ schema: _, kind, constraints, policies, ...relation }) => ({
          ...relation,
          kind: kinds[kind] ?? ('table' as const),
          constraints: constraints.map((each) => ({ ...each, kind: constraintKinds[each.kind] ?? ('check' as const) })),
          policies: policies.map((each) => ({ ...each, command: policyCommands[each.command] ?? ('ALL' as const) })),
        })),
      functions: functions.filter(({ schema }) => schema === name),
      enums: enums.filter(({ schema }) => schema === name).map((each) => ({ ...each, values: each.values ?? [] })),
    })),
  }
}
