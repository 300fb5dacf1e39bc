import { demoLockState } from '../refusals/demo-lock-state.ts'
import { tablesWithAny } from './tables-with.ts'

/**
 * Derives the lock of demo projects from the schema: triggers on every team's table whose rows belong to a project or
 * an app reject a change of a row of a demo project, in transactions that are locked (`cw.demo`). Handlers can't forget
 * it.
 * @param exempt names of the tables to leave out
 */
export const lockDemoProjectsScript = (exempt: readonly string[]): string => `
create or replace function cw_is_of_demo(fields jsonb) returns boolean language sql stable as $of_demo$
  select exists (select from cw_projects p where p.is_demo and p.project_id = any (array[
    fields ->> 'project_id', (select a.project_id from cw_apps a where a.app_id = fields ->> 'app_id')]))
$of_demo$;

-- IDs of a team's demo projects and of their apps.
create or replace function cw_demo_ids(team text) returns text[] language sql stable as $demo_ids$
  select coalesce(array_agg(id), '{}') from (
    select project_id as id from cw_projects where team_id = team and is_demo
    union all select app_id from cw_apps a join cw_projects p using (project_id) where p.team_id = team and p.is_demo
  ) as ids
$demo_ids$;

create or replace function cw_lock_demo() returns trigger language plpgsql as $lock$
begin
  if (tg_op <> 'INSERT' and cw_is_of_demo(to_jsonb(old))) or (tg_op <> 'DELETE' and cw_is_of_demo(to_jsonb(new))) then
    raise exception 'a row of a demo project in %', tg_table_name using errcode = '${demoLockState}';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $lock$;

do $$
declare team_table text;
begin
  for team_table in
    ${tablesWithAny('team_id', ['project_id', 'app_id'])}
  loop
    execute format('drop trigger if exists cw_lock_demo on %I', team_table);
    continue when team_table = any (array[${exempt.map((name) => `'${name}'`).join(', ')}]::text[]);
    execute format(
      'create trigger cw_lock_demo before insert or update or delete on %I for each row when (current_setting(''cw.demo'', true) = ''locked'') execute function cw_lock_demo()',
      team_table);
  end loop;
end $$;
`
