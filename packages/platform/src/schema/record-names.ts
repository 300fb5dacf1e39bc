import { tablesWith } from './tables-with.ts'

/** Maximum length of a name in the audit log. */
const longestName = 120

/** Maximum number of resources of an action, and of mentions in all. */
const mostSubjects = 8
const mostMentions = 40

/** Maximum number of changed rows that mentions are taken from; of imports, the first ones say enough. */
const mostRows = 200

/**
 * Derives from the schema how the audit log names what an action involved. A name is stored with the record, because
 * the row may be renamed or deleted later.
 * @param declared naming columns of the tables whose rows aren't named by the columns that the others have
 */
export const recordNamesScript = (declared: Readonly<Record<string, readonly string[]>>): string => `
-- Columns that name the rows of a table, in order, joined by commas.
create or replace function cw_naming_columns(named_table text) returns text language plpgsql stable as $naming$
declare
  declared jsonb := '${JSON.stringify(declared)}';
  own_name text := regexp_replace(cw_single_key(named_table), '_id$', '_name');
begin
  if declared ? named_table then
    return (select string_agg(name, ',') from jsonb_array_elements_text(declared -> named_table) as name);
  end if;
  return coalesce((
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = named_table and data_type = 'text'
      and (column_name like '%\\_name' or column_name in ('name', 'label', 'title', 'account'))
    order by case when column_name = own_name then 0 when column_name = 'name' then 1 when column_name like '%\\_name' then 2 else 3 end, ordinal_position
    limit 1), '');
end $naming$;

-- Key column of a table that has one, which is an ID.
create or replace function cw_single_key(keyed_table text) returns text language sql stable as $key$
  select min(attname) from pg_index cross join unnest(indkey) as key_column (number)
  join pg_attribute on attrelid = indrelid and attnum = number
  where indisprimary and indrelid = to_regclass(format('public.%I', keyed_table)) having count(*) = 1 and bool_and(atttypid = 'text'::regtype)
$key$;

-- Name of a member, as the team sees it: until they join, the account that the team entered. It has the owner's rights,
-- since teams can't read accounts, and looks only into the team of the transaction.
create or replace function cw_person_name(owner text, person text) returns text language sql stable security definer set search_path = public, pg_temp as $person$
  select case when m.join_time is null then a.account else a.user_name end from cw_members m join cw_accounts a on a.user_id = m.user_id
  where m.team_id = owner and m.user_id = person and owner = coalesce(nullif(current_setting('cw.team', true), ''), owner)
$person$;

-- Name of a row by its naming columns.
create or replace function cw_row_name(owner text, naming text[], fields jsonb) returns text language plpgsql stable as $row$
declare
  naming_column text;
  part text;
  whole text;
begin
  foreach naming_column in array naming loop
    part := fields ->> naming_column;
    if naming_column like '%\\_id' then part := cw_name_of(owner, naming_column, part); end if;
    whole := concat_ws(' ', whole, nullif(part, ''));
  end loop;
  return left(nullif(whole, ''), ${longestName});
end $row$;

-- From a column to the table whose rows it refers to, and from an ID to the name of the row.
do $$
declare
  each record;
  tables_of_columns text := '';
  names_of_columns text := '';
begin
  for each in
    select distinct on (key_column) * from (
      select table_name, cw_single_key(table_name) as key_column, cw_naming_columns(table_name) as naming
      from (${tablesWith('team_id')}) as owned
    ) as keyed
    where key_column like '%\\_id' and naming <> ''
    -- A table's key can be the key of another one as well, whose rows it adds to.
    order by key_column, naming <> regexp_replace(key_column, '_id$', '_name'), table_name
  loop
    tables_of_columns := tables_of_columns || format(' when %L then %L', each.key_column, substr(each.table_name, 4));
    names_of_columns := names_of_columns || format(
      ' when %L then select cw_row_name(of_team, %L::text[], to_jsonb(t)) into wanted_name from %I t where t.%I = wanted and t.team_id = of_team;',
      each.key_column, string_to_array(each.naming, ','), each.table_name, each.key_column);
  end loop;
  execute format(
    'create or replace function cw_table_of(id_column text) returns text language sql immutable as %L',
    'select case when id_column in (''user_id'', ''inviter_id'', ''invitee_id'') or id_column like ''%\\_user\\_id'' then ''accounts'' else case id_column' || tables_of_columns || ' end end');
  execute format(
    'create or replace function cw_name_of(of_team text, id_column text, wanted text) returns text language plpgsql stable as %L',
    'declare wanted_name text; begin if cw_table_of(id_column) = ''accounts'' then return cw_person_name(of_team, wanted); end if; case id_column' || names_of_columns || ' else null; end case; return wanted_name; end');
end $$;

-- What a recorded action involved, most relevant first: rows that it created or deleted, IDs in its input, rows that it
-- changed, and rows that those refer to. The actor is on the record itself: whether a row happens to refer to them as
-- well, such as an event into which later edits are merged, says nothing about the action.
drop function if exists cw_mentions(text, text, jsonb);
-- It has the owner's rights, since the database would plan its statements again at each change between a team's role and
-- the platform's, and looks only into the team of the transaction.
create or replace function cw_mentions(owner text, record text, actor text, asked jsonb) returns jsonb language sql stable security definer set search_path = public, pg_temp as $mentions$
  with changed as materialized (
    select * from cw_audit_changes c
    where c.team_id = owner and c.record_id = record and owner = coalesce(nullif(current_setting('cw.team', true), ''), owner)
    order by c.change_id limit ${mostRows}
  ), found as (
    select row_key as id, null as id_column, substr(table_name, 4) as of_table, row_name as name,
      case when operation <> 'update' and row_name is not null then 0 else 2 end as rank, change_id as place from changed
    union all
    select value ->> 'id', value ->> 'column', cw_table_of(value ->> 'column'), null, 1, place
    from jsonb_array_elements(asked) with ordinality as ids (value, place)
    where owner = coalesce(nullif(current_setting('cw.team', true), ''), owner)
    union all
    select id, id_column, cw_table_of(id_column), null, 3, change_id from changed
    cross join lateral (select * from jsonb_each(before) union all select * from jsonb_each(after)) as fields (name, value)
    cross join lateral (select regexp_replace(fields.name, '_ids$', '_id')) as columns (id_column)
    cross join lateral (
      select fields.value #>> '{}' where jsonb_typeof(fields.value) = 'string'
      union all select element from jsonb_array_elements_text(case jsonb_typeof(fields.value) when 'array' then fields.value else '[]' end) as element
    ) as ids (id)
    where fields.name ~ '_ids?$' and cw_table_of(id_column) is not null and id is distinct from actor
  ), mentioned as (
    select id, min(rank) as rank, min(place) as place, min(id_column) as id_column,
      (array_agg(of_table order by name is null, rank, place) filter (where of_table is not null))[1] as of_table,
      (array_agg(name order by rank, place) filter (where name is not null))[1] as name
    from found where id <> '' group by id order by min(rank), min(place), id limit ${mostMentions}
  ), numbered as (
    select *, row_number() over (order by rank, place, id) as number from mentioned
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'table', of_table, 'name', coalesce(name, cw_name_of(owner, id_column, id)), 'subject', rank < 3 and number <= ${mostSubjects}) order by number), '[]')
  from numbered where rank = 3 or number <= ${mostSubjects}
$mentions$;
`
