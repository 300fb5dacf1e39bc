/**
 * Questions about the structure of a database, from PostgreSQL's catalogs. Each returns JSON objects with the fields of
 * `FoundObject`. They run with the search path `pg_catalog`, so that every definition names its schemas.
 */

/** Schemas of the team, and a condition that excludes parts of other objects, such as members of extensions. */
const own = "n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'"
const notMember = (catalog: string, oid: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalog}'::regclass and e.objid = ${oid}
    and e.deptype in ('e'${catalog === 'pg_class' ? '' : ", 'i'"}))`
const ownRelation = `${own} and ${notMember('pg_class', 'c.oid')}`
const relation = `from pg_class c join pg_namespace n on n.oid = c.relnamespace`
const named = "format('%I.%I', n.nspname, c.relname)"
const options = (before: string) =>
  `case when c.reloptions is null then '' else '${before}(' || array_to_string(c.reloptions, ', ') || ')' end`

const item = (rank: number, key: string, statements: string, more = '') =>
  `json_build_object('key', ${key}, 'rank', ${rank}, 'sql', json_build_array(${statements})${more})`

const collation = (collationId: string, typeId: string) => `coalesce((
  select format(' collate %I.%I', cn.nspname, co.collname) from pg_collation co join pg_namespace cn on cn.oid = co.collnamespace
  where co.oid = ${collationId} and ${collationId} <> (select typcollation from pg_type where oid = ${typeId})), '')`

const sequenceOptions = (sequence: string) => `(
  select format('increment by %s minvalue %s maxvalue %s start with %s cache %s%s', s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache,
    case when s.seqcycle then ' cycle' else '' end) from pg_sequence s where s.seqrelid = ${sequence})`

/** Sequence of an identity column. */
const identitySequence = `(select d.objid from pg_depend d where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
  and d.refobjid = c.oid and d.refobjsubid = a.attnum and d.deptype = 'i' and exists (select from pg_sequence where seqrelid = d.objid))`

const notNull = `case when not a.attnotnull then '' else coalesce((
  select case when k.convalidated then format(' constraint %I not null%s', k.conname, case when k.connoinherit then ' no inherit' else '' end) else '' end
  from pg_constraint k where k.conrelid = c.oid and k.contype = 'n' and k.conkey = array[a.attnum]), ' not null') end`

const columns = `(select string_agg(format('%I %s%s', a.attname, format_type(a.atttypid, a.atttypmod), ${collation('a.attcollation', 'a.atttypid')})
    || case when a.attgenerated <> '' then format(' generated always as (%s) %s', pg_get_expr(d.adbin, d.adrelid), case a.attgenerated when 's' then 'stored' else 'virtual' end)
      when a.attidentity <> '' and not c.relispartition then format(' generated %s as identity (sequence name %s %s)',
        case a.attidentity when 'a' then 'always' else 'by default' end, ${identitySequence}::regclass, ${sequenceOptions(identitySequence)})
      else '' end || ${notNull}, ', ' order by a.attnum)
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and (a.attislocal or c.relispartition))`

const parents = `(select string_agg(i.inhparent::regclass::text, ', ' order by i.inhseqno) from pg_inherits i where i.inhrelid = c.oid)`

/** Objects that a table's definition contains. */
const partsOfTable = `, 'aliases', (select coalesce(json_agg(alias), '[]') from (
    select 'pg_attrdef/' || d.oid as alias from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = c.oid and a.attgenerated <> ''
    union all select 'pg_constraint/' || k.oid from pg_constraint k where k.conrelid = c.oid and k.contype = 'n' and k.convalidated
    union all select 'pg_class/' || ${identitySequence} from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' and a.attnum > 0
    union all select 'pg_type/' || c.reltype
    union all select 'pg_type/' || t.typarray from pg_type t where t.oid = c.reltype) each)`

const rowTypes = `(select json_build_array('pg_type/' || t.oid, 'pg_type/' || t.typarray) from pg_type t where t.oid = c.reltype)`

const typed = `from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${own} and ${notMember('pg_type', 't.oid')}`
const typeName = "format('%I.%I', n.nspname, t.typname)"
const arrayOf = ", 'aliases', json_build_array('pg_type/' || t.typarray"

const constraintOn = `from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${ownRelation}`
const addConstraint = (only: string) =>
  `format('alter table %s%s add constraint %I %s', '${only}', ${named}, k.conname, pg_get_constraintdef(k.oid))`

/** Ranks of objects that exist before the rows. Those of other objects are higher. */
export const rankOfRows = 10
/** Rank of the refreshing of a materialized view. */
export const rankOfRefresh = 40

export const objectQuestions = [
  `select ${item(0, "'pg_namespace/' || n.oid", "format('create schema %I', n.nspname)")} from pg_namespace n
    where ${own} and n.nspname <> 'public' and ${notMember('pg_namespace', 'n.oid')}`,
  `select ${item(1, "'pg_extension/' || x.oid", "format('create extension %I schema %I', x.extname, n.nspname)")}
    from pg_extension x join pg_namespace n on n.oid = x.extnamespace where x.extname <> 'plpgsql'`,
  `select ${item(
    2,
    "'pg_type/' || t.oid",
    `format('create type %s as enum (%s)', ${typeName}, coalesce((select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), ''))`,
    `${arrayOf})`,
  )} ${typed} and t.typtype = 'e'`,
  `select ${item(
    2,
    "'pg_type/' || t.oid",
    `format('create domain %s as %s%s%s%s', ${typeName}, format_type(t.typbasetype, t.typtypmod), ${collation('t.typcollation', 't.typbasetype')},
      coalesce(' default ' || pg_get_expr(t.typdefaultbin, 0), ''),
      coalesce((select string_agg(format(' constraint %I %s', k.conname, pg_get_constraintdef(k.oid)), '') from pg_constraint k where k.contypid = t.oid), ''))`,
    `, 'aliases', (select json_agg(alias) from (select 'pg_type/' || t.typarray as alias union all select 'pg_constraint/' || k.oid from pg_constraint k where k.contypid = t.oid) each)`,
  )} ${typed} and t.typtype = 'd'`,
  `select ${item(
    2,
    "'pg_type/' || t.oid",
    `format('create type %s as (%s)', ${typeName}, (select string_agg(format('%I %s%s', a.attname, format_type(a.atttypid, a.atttypmod), ${collation('a.attcollation', 'a.atttypid')}), ', ' order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped))`,
    `${arrayOf}, 'pg_class/' || t.typrelid)`,
  )} ${typed} and t.typtype = 'c' and (select relkind from pg_class where oid = t.typrelid) = 'c'`,
  `select ${item(
    2,
    "'pg_type/' || t.oid",
    `format('create type %s as range (subtype = %s, subtype_opclass = %s%s%s, multirange_type_name = %s)', ${typeName}, format_type(r.rngsubtype, null),
      (select format('%I.%I', o.nspname, p.opcname) from pg_opclass p join pg_namespace o on o.oid = p.opcnamespace where p.oid = r.rngsubopc),
      coalesce((select format(', collation = %I.%I', o.nspname, l.collname) from pg_collation l join pg_namespace o on o.oid = l.collnamespace where l.oid = r.rngcollation), ''),
      case when r.rngsubdiff = 0 then '' else ', subtype_diff = ' || r.rngsubdiff::regproc end,
      (select format('%I.%I', o.nspname, m.typname) from pg_type m join pg_namespace o on o.oid = m.typnamespace where m.oid = r.rngmultitypid))`,
    `${arrayOf}, 'pg_type/' || r.rngmultitypid)`,
  )} from pg_range r join pg_type t on t.oid = r.rngtypid join pg_namespace n on n.oid = t.typnamespace where ${own} and ${notMember('pg_type', 't.oid')}`,
  `select ${item(3, "'pg_proc/' || p.oid", 'pg_get_functiondef(p.oid)')}
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${own} and ${notMember('pg_proc', 'p.oid')} and p.prokind <> 'a'`,
  // A sequence of a column depends on its table, so the table comes first.
  `select ${item(
    4,
    "'pg_class/' || c.oid",
    `format('create sequence %s as %s %s', ${named}, (select format_type(seqtypid, null) from pg_sequence where seqrelid = c.oid), ${sequenceOptions('c.oid')}),
    (select format('alter sequence %s owned by %s.%I', ${named}, a.attrelid::regclass, a.attname) from pg_depend d
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refclassid = 'pg_class'::regclass and d.deptype = 'a')`,
  )} ${relation} where ${ownRelation} and c.relkind = 'S'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')`,
  `select ${item(
    5,
    "'pg_class/' || c.oid",
    `format('create %stable %s (%s)%s%s%s', case c.relpersistence when 'u' then 'unlogged ' else '' end, ${named}, ${columns},
      case when c.relispartition then '' else coalesce(' inherits (' || ${parents} || ')', '') end,
      case when c.relkind = 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end, ${options(' with ')})`,
    partsOfTable,
  )} ${relation} where ${ownRelation} and c.relkind in ('r', 'p')`,
  `select ${item(
    6,
    "'attach/' || c.oid",
    `format('alter table %s attach partition %s %s', ${parents}, ${named}, pg_get_expr(c.relpartbound, c.oid))`,
    `, 'needs', (select json_build_array('pg_class/' || c.oid, 'pg_class/' || i.inhparent) from pg_inherits i where i.inhrelid = c.oid)`,
  )} ${relation} where ${ownRelation} and c.relkind in ('r', 'p') and c.relispartition`,
  `select ${item(
    7,
    "'pg_attrdef/' || d.oid",
    `format('alter table %s%s alter column %I set default %s', case when c.relkind = 'v' then '' else 'only ' end, ${named}, a.attname, pg_get_expr(d.adbin, d.adrelid))`,
    `, 'needs', json_build_array('pg_class/' || c.oid)`,
  )} from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where ${ownRelation} and a.attgenerated = ''`,
  `select ${item(
    20,
    "'pg_class/' || c.oid",
    `format('create view %s%s as %s', ${named}, ${options(' with ')}, rtrim(pg_get_viewdef(c.oid), ';'))`,
    `, 'aliases', (${rowTypes}::jsonb || (select jsonb_agg('pg_rewrite/' || r.oid) from pg_rewrite r where r.ev_class = c.oid and r.rulename = '_RETURN'))`,
  )} ${relation} where ${ownRelation} and c.relkind = 'v'`,
  `select ${item(
    21,
    "'pg_class/' || c.oid",
    `format('create materialized view %s%s as %s with no data', ${named}, ${options(' with ')}, rtrim(pg_get_viewdef(c.oid), ';'))`,
    `, 'aliases', (${rowTypes}::jsonb || (select jsonb_agg('pg_rewrite/' || r.oid) from pg_rewrite r where r.ev_class = c.oid and r.rulename = '_RETURN'))`,
  )} ${relation} where ${ownRelation} and c.relkind = 'm'`,
  `select ${item(rankOfRefresh, "'refresh/' || c.oid", `format('refresh materialized view %s', ${named})`, `, 'needs', json_build_array('pg_class/' || c.oid)`)}
    ${relation} where ${ownRelation} and c.relkind = 'm' and c.relispopulated`,
  `select ${item(30, "'pg_constraint/' || k.oid", addConstraint(''))} ${constraintOn}
    and (k.contype = 'c' and k.conislocal and k.coninhcount = 0 or k.contype = 'n' and not k.convalidated and k.conislocal)`,
  `select ${item(31, "'pg_constraint/' || k.oid", addConstraint('only '), ", 'aliases', json_build_array('pg_class/' || k.conindid)")} ${constraintOn} and k.contype in ('p', 'u', 'x')`,
  `select ${item(32, "'pg_class/' || i.indexrelid", 'pg_get_indexdef(i.indexrelid)', ", 'needs', json_build_array('pg_class/' || c.oid)")}
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ownRelation} and c.relkind in ('r', 'p', 'm') and (i.indisvalid or c.relkind = 'p')
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`,
  `select ${item(
    33,
    "'attach/' || i.inhrelid",
    "format('alter index %s attach partition %s', i.inhparent::regclass, i.inhrelid::regclass)",
    ", 'needs', json_build_array('pg_class/' || i.inhrelid, 'pg_class/' || i.inhparent)",
  )} from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace where ${ownRelation} and c.relkind in ('i', 'I')`,
  `select ${item(35, "'pg_constraint/' || k.oid", addConstraint(''))} ${constraintOn} and k.contype = 'f' and k.conparentid = 0`,
  `select ${item(36, "'pg_statistic_ext/' || s.oid", 'pg_get_statisticsobjdef(s.oid)')}
    from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${own}`,
  `select ${item(
    45,
    "'pg_trigger/' || g.oid",
    `pg_get_triggerdef(g.oid), case g.tgenabled when 'O' then null else format('alter table only %s %s trigger %I', ${named},
      case g.tgenabled when 'D' then 'disable' when 'R' then 'enable replica' else 'enable always' end, g.tgname) end`,
  )} from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${ownRelation} and not g.tgisinternal and g.tgparentid = 0`,
  `select ${item(46, "'pg_rewrite/' || r.oid", 'pg_get_ruledef(r.oid)')}
    from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace where ${ownRelation} and r.rulename <> '_RETURN'`,
  `select json_build_object('key', 'pg_policy/' || p.oid, 'rank', 50, 'sql', '[]'::json, 'policy', json_build_object(
      'start', format('create policy %I on %s as %s for %s', p.polname, ${named}, case when p.polpermissive then 'permissive' else 'restrictive' end,
        case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end),
      'roles', (select json_agg(case when role = 0 then 'public' else pg_get_userbyid(role) end) from unnest(p.polroles) role),
      'end', coalesce(' using (' || pg_get_expr(p.polqual, p.polrelid) || ')', '') || coalesce(' with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')', '')))
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${ownRelation}`,
  `select ${item(
    51,
    "'security/' || c.oid",
    `case when c.relrowsecurity then format('alter table %s enable row level security', ${named}) end,
    case when c.relforcerowsecurity then format('alter table %s force row level security', ${named}) end`,
  )} ${relation} where ${ownRelation} and (c.relrowsecurity or c.relforcerowsecurity)`,
  `select ${item(60, "'comment/' || d.classoid || '/' || d.objoid || '/' || d.objsubid", "format('comment on %s %s is %L', kinds.kind, o.identity, d.description)")}
    from pg_description d cross join lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) o
    cross join lateral (select case when d.objsubid > 0 then 'column'
      when o.type in ('table constraint', 'domain constraint') then 'constraint' when o.type = 'composite type' then 'type'
      when o.type = 'statistics object' then 'statistics' when o.type like '% column' then 'column' else o.type end as kind) kinds
    where d.objoid >= 16384 and d.classoid <> 'pg_extension'::regclass
    and not exists (select from pg_depend e where e.classid = d.classoid and e.objid = d.objoid and e.deptype in ('e', 'i') and d.classoid <> 'pg_constraint'::regclass)
    and o.schema is distinct from 'pg_toast'`,
]

/** What depends on what. Objects of PostgreSQL itself have lower numbers. */
export const dependencyQuestion = `select json_build_array(classid::regclass || '/' || objid, refclassid::regclass || '/' || refobjid, deptype)
  from pg_depend where objid >= 16384 and refobjid >= 16384 and (classid, objid) <> (refclassid, refobjid)`

/** Tables with rows of their own. Generated columns are computed again. */
export const tableQuestion = `select json_build_object('key', 'pg_class/' || c.oid, 'schema', n.nspname, 'table', c.relname, 'isForced', c.relforcerowsecurity,
    'columns', (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''))
  ${relation} where ${ownRelation} and c.relkind = 'r' order by n.nspname, c.relname`

/** Sequences, by name. */
export const sequenceQuestion = `select to_json(${named}) ${relation} where ${ownRelation} and c.relkind = 'S' order by 1::text`

const grantsOf = (kind: string, name: string, acl: string, from: string, column = 'null') =>
  `select json_build_object('on', format('%s %s', ${kind}, ${name}), 'column', ${column}, 'grants', (select coalesce(json_agg(json_build_object(
    'role', case when g.grantee = 0 then 'public' else pg_get_userbyid(g.grantee) end, 'privilege', g.privilege_type, 'grantable', g.is_grantable)), '[]')
    from aclexplode(${acl}) g)) ${from}`

/** Privileges on objects, as they are and not as the default ones would make them. */
export const grantQuestions = [
  grantsOf(
    "'schema'",
    "format('%I', n.nspname)",
    "coalesce(n.nspacl, acldefault('n', n.nspowner))",
    `from pg_namespace n where ${own} and ${notMember('pg_namespace', 'n.oid')}`,
  ),
  grantsOf(
    "case c.relkind when 'S' then 'sequence' else 'table' end",
    named,
    "coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's'::\"char\" else 'r'::\"char\" end, c.relowner))",
    `${relation} where ${ownRelation} and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  ),
  grantsOf(
    "'table'",
    named,
    'a.attacl',
    `${relation} join pg_attribute a on a.attrelid = c.oid where ${ownRelation} and a.attacl is not null and not a.attisdropped`,
    "format('%I', a.attname)",
  ),
  grantsOf(
    "case p.prokind when 'p' then 'procedure' else 'function' end",
    "format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))",
    "coalesce(p.proacl, acldefault('f', p.proowner))",
    `from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${own} and ${notMember('pg_proc', 'p.oid')} and p.prokind <> 'a'`,
  ),
  grantsOf("'type'", typeName, 't.typacl', `${typed} and t.typacl is not null and t.typtype in ('e', 'd', 'c', 'r')`),
]

/** Default privileges of later objects. */
export const defaultGrantQuestion = `select json_build_object('role', case when g.grantee = 0 then 'public' else pg_get_userbyid(g.grantee) end,
    'sql', format('alter default privileges%s grant %s on %s to ', coalesce(' in schema ' || quote_ident(n.nspname), ''), g.privilege_type,
      case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' when 'T' then 'types' else 'schemas' end), 'grantable', g.is_grantable)
  from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace cross join lateral aclexplode(d.defaclacl) g
  where g.grantee <> d.defaclrole and d.defaclobjtype in ('r', 'S', 'f', 'T', 'n')`

const others = [
  ['pg_operator', ''],
  ['pg_cast', ''],
  ['pg_collation', ''],
  ['pg_conversion', ''],
  ['pg_ts_config', ''],
  ['pg_ts_dict', ''],
  ['pg_opclass', ''],
  ['pg_opfamily', ''],
  ['pg_foreign_data_wrapper', ''],
  ['pg_foreign_server', ''],
  ['pg_event_trigger', ''],
  ['pg_publication', ''],
  ['pg_language', ''],
  ['pg_proc', " and prokind = 'a'"],
  ['pg_class', " and (relkind = 'f' or reloftype <> 0)"],
  ['pg_type', " and typtype = 'b' and typelem = 0"],
  ['pg_range', ' and rngcanonical <> 0'],
] as const

/** Objects that backups don't cover. */
export const uncoveredQuestion = others
  .map(([catalog, condition]) => {
    const [oid, of] = catalog === 'pg_range' ? ['rngtypid', 'pg_type'] : ['oid', catalog]
    return `select to_json(o.type || ' ' || o.identity) from ${catalog} x cross join lateral pg_identify_object('${of}'::regclass, x.${oid}, 0) o
    where x.${oid} >= 16384 and ${notMember(of, `x.${oid}`)}${condition}`
  })
  .join(' union all ')
