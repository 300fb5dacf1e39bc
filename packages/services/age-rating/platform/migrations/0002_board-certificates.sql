CREATE TABLE "cw_board_certificates" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY,
	"number" text NOT NULL,
	"issue_day" text NOT NULL,
	"expire_day" text,
	"is_expired" boolean DEFAULT false NOT NULL,
	"object_id" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
DROP VIEW "cw_age_rating_reasons";
--> statement-breakpoint
CREATE VIEW "cw_age_rating_reasons" WITH (security_invoker = true) AS (
  select a.app_id, null::text as country,
    case when coalesce(r.is_answered, false) then 'age-rating.unconfirmed' else 'age-rating.missing' end as reason,
    'rating' as field
  from cw_apps a left join cw_age_ratings r on r.app_id = a.app_id
  where r.confirmed is null and not coalesce(r.was_live, false)
  union all
  select r.app_id, f.country, 'age-rating.refused' as reason, f.question as field
  from cw_age_ratings r cross join jsonb_to_recordset(r.refusals) as f(country text, question text)
  union all
  select r.app_id, c.code as country,
    case when b.is_expired then 'age-rating.certificate-expired' else 'age-rating.certificate' end as reason,
    'board-certificate' as field
  from cw_age_ratings r cross join unnest(r.certificate_countries) as c(code)
    left join cw_board_certificates b on b.app_id = r.app_id
  where b.app_id is null or b.is_expired);
