DROP VIEW "public"."cw_own_teams";
--> statement-breakpoint
CREATE VIEW "public"."cw_own_teams" AS (
  select t.id as joined_team_id, t.team_name, t.country, t.site_id, t.user_type, m.roles, m.app_scope, m.join_time, m.last_seen_time,
    (select count(*)::int from cw_members o where o.team_id = t.id and o.state in ('active', 'invited')) as member_count
  from cw_members m join cw_teams t on t.id = m.team_id
  where m.user_id = current_setting('cw.user') and m.state = 'active');
