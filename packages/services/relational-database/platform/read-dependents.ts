import { EngineUnavailable, type EngineSession } from '@console-widgets/platform/sql-engines/engine'
import { sqlText, type DroppableKind } from '@console-widgets/relational-database/model'
import { refuse } from './refuse.ts'

/** An object of a schema that could be dropped. */
interface Droppable {
  kind: DroppableKind
  schema: string
  table: string
  part?: string | undefined
}

interface Dependent {
  kind: string
  name: string
  needsCascade: boolean
}

/** Maximum number of dependents in a response. */
const mostDependents = 500

/** The object itself, as PostgreSQL's dependencies name it. */
const objects: Record<DroppableKind, string> = {
  table: `select 'pg_class'::regclass::oid, t.oid, 0 from owner t`,
  column: `select 'pg_class'::regclass::oid, a.attrelid, a.attnum::int4 from owner t
    join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.attname = (select part from wanted) and a.attnum > 0 and not a.attisdropped`,
  constraint: `select 'pg_constraint'::regclass::oid, k.oid, 0 from owner t
    join pg_catalog.pg_constraint k on k.conrelid = t.oid and k.conname = (select part from wanted)`,
  index: `select 'pg_class'::regclass::oid, i.indexrelid, 0 from owner t
    join pg_catalog.pg_index i on i.indrelid = t.oid
    join pg_catalog.pg_class c on c.oid = i.indexrelid and c.relname = (select part from wanted)`,
}

/**
 * Follows PostgreSQL's dependencies, as DROP does. A view depends by its rule, so the rule leads on to its view. Parts
 * without a meaning of their own, such as row types, internal triggers, and NOT NULL, aren't listed.
 */
const question = ({ kind, schema, table, part }: Droppable) => `with recursive wanted as (
  select ${sqlText(part ?? '')}::text as part
), owner as (
  select c.oid from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = ${sqlText(schema)} and c.relname = ${sqlText(table)}
), target (classid, objid, objsubid) as (${objects[kind]}), gone (classid, objid, objsubid) as (
  select * from target
  union
  select next.* from gone g cross join lateral (
    select d.classid, d.objid, d.objsubid from pg_catalog.pg_depend d
      where d.refclassid = g.classid and d.refobjid = g.objid and (g.objsubid = 0 or d.refobjsubid = g.objsubid)
    union all
    select d.refclassid, d.refobjid, d.refobjsubid from pg_catalog.pg_depend d
      where g.classid = 'pg_rewrite'::regclass and d.classid = g.classid and d.objid = g.objid and d.deptype = 'i'
  ) next
), listed as (
  select g.*, o.type, o.identity, not exists (
    select from pg_catalog.pg_depend d join gone r on d.refclassid = r.classid and d.refobjid = r.objid
      and (r.objsubid = 0 or d.refobjsubid = r.objsubid)
    where d.classid = g.classid and d.objid = g.objid and d.objsubid = g.objsubid and d.deptype <> 'n'
  ) as cascades
  from gone g cross join lateral pg_catalog.pg_identify_object(g.classid, g.objid, g.objsubid) o
  where (g.classid, g.objid, g.objsubid) not in (select * from target)
    and g.classid not in ('pg_type'::regclass, 'pg_rewrite'::regclass, 'pg_attrdef'::regclass, 'pg_trigger'::regclass)
    and o.schema is distinct from 'pg_toast'
    and not exists (
      select from pg_catalog.pg_constraint k where g.classid = 'pg_constraint'::regclass and k.oid = g.objid and k.contype = 'n'
    )
    and not exists (select from target t where t.classid = g.classid and t.objid = g.objid)
  union all
  select g.*, o.type, o.identity, false from gone g
    join pg_catalog.pg_trigger t on g.classid = 'pg_trigger'::regclass and t.oid = g.objid and not t.tgisinternal
    cross join lateral pg_catalog.pg_identify_object(g.classid, g.objid, g.objsubid) o
)
select (select count(*) from target)::text, pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object(
  'kind', type, 'name', identity, 'needsCascade', cascades) order by cascades desc, type, identity)::text
from (select distinct type, identity, cascades from listed limit ${mostDependents}) each`

/**
 * Lists what would be dropped with an object.
 * @throws PlatformRefusal if there is no such object
 */
export async function readDependents(session: EngineSession, wanted: Droppable): Promise<Dependent[]> {
  const { rows, error } = await session.run(question(wanted), { rows: 1, bytes: 4 * 1024 * 1024 })
  const [[found, dependents] = []] = rows
  if (error) throw new EngineUnavailable('The dependents couldn’t be read', { cause: error })
  if (found === '0')
    throw refuse('not-found', `There is no ${wanted.kind} '${wanted.part ?? wanted.table}' in '${wanted.schema}'`)
  return dependents ? (JSON.parse(dependents) as Dependent[]) : []
}
