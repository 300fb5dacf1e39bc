CREATE TABLE "cw_agreement_earlier_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY NOT NULL
);

--> statement-breakpoint
CREATE VIEW "public"."cw_agreement_reasons" WITH (security_invoker = true) AS (
  select a.app_id, null::text as country, 'agreements.unsigned' as reason, 'distribution' as field
  from cw_apps a
  where not exists (select from cw_agreement_signatures s where s.team_id = a.team_id and s.code = 'distribution')
    and not exists (select from cw_agreement_earlier_apps e where e.app_id = a.app_id)
  union all
  select a.app_id, c.code as country, 'agreements.unsigned' as reason, 'japan' as field
  from cw_apps a cross join (values ('JP')) as c(code)
  where not exists (select from cw_agreement_signatures s where s.team_id = a.team_id and s.code = 'japan')
    and not exists (select from cw_agreement_earlier_apps e where e.app_id = a.app_id));
--> statement-breakpoint
INSERT INTO "cw_agreement_earlier_apps" ("team_id", "app_id")
SELECT "team_id", "app_id" FROM "cw_apps" WHERE "on_shelf_version" IS NOT NULL OR "release_state" IN (3, 4, 5, 12);
