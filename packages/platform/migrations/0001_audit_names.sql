DROP VIEW "public"."cw_audit_trail";
--> statement-breakpoint
ALTER TABLE "cw_audit_changes" ADD COLUMN "row_name" text;
--> statement-breakpoint
ALTER TABLE "cw_audit_records" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "cw_audit_records" ADD COLUMN "cause_id" text;
--> statement-breakpoint
ALTER TABLE "cw_jobs" ADD COLUMN "record_id" text DEFAULT coalesce(nullif(current_setting('cw.cause', true), ''), current_setting('cw.record', true), '') NOT NULL;
--> statement-breakpoint
UPDATE "cw_audit_changes" c SET "row_name" = (
  select left(field.value, 120) from jsonb_each_text(coalesce(c.after, c.before)) as field
  where field.key like '%\_name' or field.key in ('name', 'account') and field.value <> ''
  order by case when field.key = regexp_replace(substr(c.table_name, 4), 's$', '') || '_name' then 0 when field.key like '%\_name' then 1 else 2 end, field.key limit 1)
WHERE c.operation <> 'update' and c.table_name <> 'cw_members';
--> statement-breakpoint
UPDATE "cw_audit_changes" c SET "row_name" = known.row_name
FROM (select distinct on (team_id, table_name, row_key) team_id, table_name, row_key, row_name from cw_audit_changes where row_name is not null order by team_id, table_name, row_key, change_id desc) known
WHERE c.row_name is null and (known.team_id, known.table_name, known.row_key) = (c.team_id, c.table_name, c.row_key);
--> statement-breakpoint
UPDATE "cw_audit_changes" c SET "row_name" = named.row_name
FROM (
  select team_id, 'cw_apps' as table_name, app_id as row_key, app_name as row_name from cw_apps
  union all select team_id, 'cw_projects', project_id, project_name from cw_projects
  union all select m.team_id, 'cw_members', m.member_id, case when m.join_time is null then a.account else a.user_name end from cw_members m join cw_accounts a on a.user_id = m.user_id
) named
WHERE c.row_name is null and (named.team_id, named.table_name, named.row_key) = (c.team_id, c.table_name, c.row_key);
--> statement-breakpoint
UPDATE "cw_audit_records" r SET "mentions" = coalesce((
  select jsonb_agg(jsonb_build_object('id', t.thing, 'table', substr(coalesce(known.table_name, named.table_name), 4), 'name', coalesce(known.row_name, named.row_name), 'subject', true) order by t.place)
  from unnest(r.things) with ordinality as t (thing, place)
  left join lateral (select c.table_name, c.row_name from cw_audit_changes c where c.team_id = r.team_id and c.record_id = r.record_id and c.row_key = t.thing order by c.row_name is null, c.change_id limit 1) known on true
  left join lateral (
    select 'cw_apps' as table_name, app_name as row_name from cw_apps where team_id = r.team_id and app_id = t.thing
    union all select 'cw_projects', project_name from cw_projects where team_id = r.team_id and project_id = t.thing
    union all select 'cw_accounts', a.user_name from cw_members m join cw_accounts a on a.user_id = m.user_id where m.team_id = r.team_id and m.user_id = t.thing and m.join_time is not null
    limit 1
  ) named on true
  where not exists (select from cw_audit_changes c where c.team_id = r.team_id and c.record_id = r.record_id and c.row_name = t.thing and c.row_key = any (r.things))
), '[]');
--> statement-breakpoint
ALTER TABLE "cw_audit_records" DROP COLUMN "things";
--> statement-breakpoint
CREATE INDEX "cw_audit_records_cause" ON "cw_audit_records" USING btree ("team_id","cause_id");
--> statement-breakpoint
CREATE VIEW "public"."cw_audit_trail" AS (
  select r.record_id, case when r.user_id = 'platform' then 'platform' else 'person' end as actor, r.user_id, coalesce(a.user_name, r.user_id) as user_name,
    r.call_id, split_part(r.call_id, '.', 1) as area, r.effect, r.input, r.mentions,
    array(select word from jsonb_array_elements(r.mentions) as m, unnest(array[m ->> 'name', m ->> 'id']) as word where word is not null) as things,
    coalesce((select p.record_id from cw_audit_records p where p.record_id = r.cause_id and p.team_id = r.team_id), r.record_id) as group_id,
    (select coalesce(jsonb_agg(jsonb_build_object('recordId', s.record_id, 'callId', s.call_id, 'time', s.time) order by s.time, s.record_id), '[]')
      from (select * from cw_audit_records s where s.team_id = r.team_id and s.cause_id = r.record_id order by s.time, s.record_id limit 20) s) as steps,
    (select count(*)::int from cw_audit_changes c where c.team_id = r.team_id and c.record_id = r.record_id) as changes, r.time
  from cw_audit_records r left join cw_accounts a on a.user_id = r.user_id
  where r.team_id = current_setting('cw.team'));
