import { publicRole, tenantRole } from '../database/engine.ts'
import { tablesWith } from './tables-with.ts'

/** Column that narrows the rows of a team further, in every table that has it. */
interface Narrowing {
  policy: string
  column: string
  condition: string
  /** Table whose column of that name is a property, and says nothing about where its rows are. */
  except?: string
}

const narrowings: readonly Narrowing[] = [
  {
    policy: 'apps',
    column: 'app_id',
    condition: `(select current_setting('cw.apps', true)) = '' or app_id is null or app_id = any ((select string_to_array(current_setting('cw.apps', true), ','))::text[])`,
  },
  {
    policy: 'region',
    column: 'region',
    condition: `coalesce((select current_setting('cw.region', true)), '') in ('', region) or region is null`,
    // Projects exist once, as teams do: a region is where the services store their data by default.
    except: 'cw_projects',
  },
  {
    policy: 'recipient',
    column: 'recipient_id',
    condition: `recipient_id = (select current_setting('cw.user'))`,
  },
]

const narrowedBy = ({ policy, column, condition, except = '' }: Narrowing) => `  for team_table in
    ${tablesWith('team_id', column)}
  loop
    execute format('drop policy if exists ${policy} on %I', team_table);
    continue when team_table = '${except}';
    execute format('create policy ${policy} on %I as restrictive to ${tenantRole} using (${condition.replaceAll("'", "''")})', team_table);
  end loop;
`

/**
 * Derives row-level security from the schema. The tenant role sees only rows of the transaction's team in tables with
 * a `team_id`. In tables with an `app_id` it also sees only rows of the apps that the user has access to, and rows
 * without an app; in tables with a `region`, of the region that the transaction is limited to, if any, and rows without
 * a region, except for projects; in tables with a `recipient_id`, only the user's own. Of tables shared by two teams,
 * with a `user_team_id` and an `sp_team_id`, it sees the rows in which the transaction's team is one of them; it can't
 * delete them or give them to another team. It can't access any other table. It can read every view: each view filters
 * its own rows. The public role reads the views whose names begin with its own, and nothing else.
 * @param appendOnly names of the tables whose rows teams can't change or delete
 */
export const rowLevelSecurityScript = (appendOnly: readonly string[]): string => `
do $$
declare
  team_table text;
  request_role text;
  changeable text;
begin
  foreach request_role in array array['${tenantRole}', '${publicRole}']
  loop
    -- Roles belong to the server: another of its databases may make this one at the same moment.
    begin
      if not exists (select from pg_roles where rolname = request_role) then
        execute format('create role %I nologin', request_role);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    -- An owner of the tables that is no superuser must be a member, to take the role.
    begin
      if not pg_has_role(current_user, request_role, 'member') then
        execute format('grant %I to current_user', request_role);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('grant usage on schema public to %I', request_role);
  end loop;
  -- In a subquery a setting is read once in a statement, and not for each row.
  for team_table in
    ${tablesWith('team_id')}
  loop
    execute format('alter table %I enable row level security', team_table);
    execute format('drop policy if exists team on %I', team_table);
    execute format('create policy team on %I to ${tenantRole} using (team_id = (select current_setting(''cw.team'')))', team_table);
    execute format('grant select, insert, update, delete on %I to ${tenantRole}', team_table);
  end loop;
  for team_table, changeable in
    select table_name, string_agg(quote_ident(attname), ', ') filter (where attname not in ('user_team_id', 'sp_team_id'))
    from (${tablesWith('user_team_id', 'sp_team_id')}) as shared
    join pg_attribute on attrelid = format('public.%I', table_name)::regclass and attnum > 0 and not attisdropped
    group by table_name having bool_and(attname <> 'team_id')
  loop
    execute format('alter table %I enable row level security', team_table);
    execute format('drop policy if exists teams on %I', team_table);
    execute format('create policy teams on %I to ${tenantRole} using ((select current_setting(''cw.team'')) in (user_team_id, sp_team_id))', team_table);
    execute format('grant select, insert, update (%s) on %I to ${tenantRole}', changeable, team_table);
  end loop;
${narrowings.map(narrowedBy).join('')}  for team_table in
    select table_name from information_schema.views where table_schema = 'public'
  loop
    execute format('grant select on %I to ${tenantRole}', team_table);
    if starts_with(team_table, '${publicRole}_') then
      execute format('grant select on %I to ${publicRole}', team_table);
    end if;
  end loop;
  foreach team_table in array array[${appendOnly.map((name) => `'${name}'`).join(', ')}]::text[]
  loop
    execute format('revoke update, delete on %I from ${tenantRole}', team_table);
  end loop;
  -- What is in the audit trail stays as it is.
  revoke update, delete on cw_audit_records, cw_audit_changes from ${tenantRole};
  -- A request puts work off in the name of its own team, and sees no job.
  alter table cw_jobs enable row level security;
  drop policy if exists team on cw_jobs;
  create policy team on cw_jobs for insert to ${tenantRole} with check (owner_team_id = current_setting('cw.team'));
  grant insert on cw_jobs to ${tenantRole};
  -- The same for messages: they contain addresses, links, and codes of other people.
  alter table cw_outbox enable row level security;
  drop policy if exists team on cw_outbox;
  create policy team on cw_outbox for insert to ${tenantRole} with check (owner_team_id = current_setting('cw.team'));
  grant insert on cw_outbox to ${tenantRole};
end $$;
`
