CREATE TABLE "cw_rating_certificates" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"certificate_id" text PRIMARY KEY NOT NULL,
	"app_id" text,
	"product_name" text NOT NULL,
	"storefront" text,
	"email" text NOT NULL,
	"questionnaire" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"ratings" jsonb NOT NULL,
	"issue_time" bigint NOT NULL,
	"update_time" bigint NOT NULL,
	"mail_times" jsonb DEFAULT '[]'::jsonb NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_age_ratings" ADD COLUMN "certificate" jsonb;
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_rating_certificates_app" ON "cw_rating_certificates" USING btree ("app_id");
--> statement-breakpoint
INSERT INTO "cw_rating_certificates"
	("team_id", "certificate_id", "app_id", "product_name", "email", "questionnaire", "answers", "ratings", "issue_time", "update_time")
SELECT r."team_id", gen_random_uuid()::text, r."app_id", a."app_name",
	coalesce((
		SELECT lower(h."account") FROM "cw_members" m JOIN "cw_accounts" h USING ("user_id")
		WHERE m."team_id" = r."team_id" AND 'holder' = ANY(m."roles") AND h."account" LIKE '%@%' LIMIT 1
	), ''),
	(r."confirmed"->>'questionnaire')::integer, r."confirmed"->'answers', r."confirmed"->'ratings',
	(r."confirmed"->>'time')::bigint, (r."confirmed"->>'time')::bigint
FROM "cw_age_ratings" r JOIN "cw_apps" a USING ("app_id") WHERE r."confirmed" IS NOT NULL;
--> statement-breakpoint
UPDATE "cw_age_ratings" r SET "certificate" = jsonb_build_object(
	'certificateId', c."certificate_id", 'productName', c."product_name", 'storefront', NULL,
	'issueTime', c."issue_time", 'updateTime', c."update_time"
) FROM "cw_rating_certificates" c WHERE c."app_id" = r."app_id";
