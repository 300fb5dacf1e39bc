CREATE TABLE "cw_age_ratings" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY NOT NULL,
	"questionnaire" integer NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"confirmed" jsonb,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certificate_countries" text[] DEFAULT '{}' NOT NULL,
	"was_live" boolean DEFAULT false NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE VIEW "public"."cw_age_rating_reasons" WITH (security_invoker = true) AS (
  select a.app_id, null::text as country,
    case when coalesce(r.is_answered, false) then 'age-rating.unconfirmed' else 'age-rating.missing' end as reason,
    'rating' as field
  from cw_apps a left join cw_age_ratings r on r.app_id = a.app_id
  where r.confirmed is null and not coalesce(r.was_live, false)
  union all
  select r.app_id, f.country, 'age-rating.refused' as reason, f.question as field
  from cw_age_ratings r cross join jsonb_to_recordset(r.refusals) as f(country text, question text)
  union all
  select r.app_id, c.code as country, 'age-rating.certificate' as reason, 'rating' as field
  from cw_age_ratings r cross join unnest(r.certificate_countries) as c(code));

--> statement-breakpoint
-- Apps that are live, or on their way, were never asked: they stay available until their next release.
INSERT INTO "cw_age_ratings" ("team_id", "app_id", "questionnaire", "was_live", "update_time")
SELECT "team_id", "app_id", 1, true, "update_time" FROM "cw_apps" WHERE "on_shelf_version" IS NOT NULL OR "release_state" IN (3, 4, 5, 12);
