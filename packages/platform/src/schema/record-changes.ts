import { tablesWith } from './tables-with.ts'

/** Columns with secret values: the audit log records that they changed, but not the values. */
export const secretColumn = 'password|secret|token|hash|private_key|api_key'

/** Columns that the audit log leaves out: its team, and texts that only repeat others for a search. */
export const untoldColumns = ['team_id', 'search_text']

/** Maximum length of a value in the audit log. */
const longestValue = 10_000

/**
 * Derives the audit log from the schema: triggers on every team's table, and on every table that two teams share,
 * record each changed row, before and after, in transactions with an audit record in `cw.record`. Handlers can't forget
 * it, and teams can't rewrite it.
 * @param unrecorded names of the tables to leave out
 */
export const recordChangesScript = (unrecorded: readonly string[]): string => `
create or replace function cw_record_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $change$
declare
  key_columns text[] := string_to_array(tg_argv[0], ',');
  secret_columns text[] := string_to_array(tg_argv[1], ',');
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_key text;
  any_row jsonb := coalesce(row_after, row_before);
  -- A change of a row that two teams share is in the log of the team that made it; the platform makes changes for the user's.
  owner text := coalesce(any_row ->> 'team_id', nullif(current_setting('cw.team', true), ''), any_row ->> 'user_team_id');
  row_name text := cw_row_name(owner, string_to_array(tg_argv[2], ','), any_row);
begin
  select string_agg(any_row ->> name, '/' order by place) into row_key
  from unnest(key_columns) with ordinality as key_column (name, place);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(name, value), jsonb_object_agg(name, row_after -> name) into row_before, row_after
    from jsonb_each(row_before) as field (name, value) where value is distinct from row_after -> name;
    if row_before is null then return null; end if;
  end if;
  insert into cw_audit_changes (team_id, record_id, table_name, row_key, row_name, operation, before, after)
  values (
    owner, current_setting('cw.record'), tg_table_name, coalesce(row_key, ''), row_name, lower(tg_op),
    cw_tellable(row_before, secret_columns), cw_tellable(row_after, secret_columns)
  );
  return null;
end $change$;

create or replace function cw_tellable(fields jsonb, secret_columns text[]) returns jsonb language sql immutable as $tellable$
  select jsonb_object_agg(name, case
    when name = any (secret_columns) and value <> 'null' then '"…"'::jsonb
    when length(value #>> '{}') > ${longestValue} then to_jsonb(left(value #>> '{}', ${longestValue}) || '…')
    else value end)
  from jsonb_each(fields) as field (name, value) where name not in (${untoldColumns.map((name) => `'${name}'`).join(', ')})
$tellable$;

do $$
declare team_table text; key_columns text; secret_columns text;
begin
  for team_table in
    ${tablesWith('team_id')} union ${tablesWith('sp_team_id')}
  loop
    execute format('drop trigger if exists cw_record_change on %I', team_table);
    continue when team_table = any (array[${unrecorded.map((name) => `'${name}'`).join(', ')}]::text[]);
    select string_agg(attname, ',' order by place) into key_columns
    from pg_index cross join unnest(indkey) with ordinality as key_column (number, place)
    join pg_attribute on attrelid = indrelid and attnum = number
    where indisprimary and indrelid = format('public.%I', team_table)::regclass;
    select string_agg(column_name, ',') into secret_columns
    from information_schema.columns where table_schema = 'public' and table_name = team_table and column_name ~ '${secretColumn}';
    execute format(
      'create trigger cw_record_change after insert or update or delete on %I for each row when (coalesce(current_setting(''cw.record'', true), '''') <> '''') execute function cw_record_change(%L, %L, %L)',
      team_table, coalesce(key_columns, ''), coalesce(secret_columns, ''), cw_naming_columns(team_table));
  end loop;
end $$;
`
