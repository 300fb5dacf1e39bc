DROP VIEW "public"."cw_own_team";
--> statement-breakpoint
ALTER TABLE "cw_teams" ADD COLUMN "developer_number" serial NOT NULL;
--> statement-breakpoint
CREATE VIEW "public"."cw_own_team" AS (select "id" as "own_team_id", "team_name", "country", "site_id", "user_type", "developer_number" from "cw_teams" where "cw_teams"."id" = current_setting('cw.team'));
