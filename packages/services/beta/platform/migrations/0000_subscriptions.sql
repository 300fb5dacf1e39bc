CREATE TABLE "cw_beta_subscriptions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"subscription_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"version_id" text NOT NULL,
	"user_id" text NOT NULL,
	"nick_name" text NOT NULL,
	"state" text NOT NULL,
	"join_time" bigint NOT NULL,
	"end_time" bigint,
	"downloads" integer DEFAULT 0 NOT NULL,
	"download_time" bigint
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_beta_subscriptions_person" ON "cw_beta_subscriptions" USING btree ("version_id","user_id");
--> statement-breakpoint
CREATE INDEX "cw_beta_subscriptions_version" ON "cw_beta_subscriptions" USING btree ("team_id","version_id","join_time");
--> statement-breakpoint
CREATE VIEW "public"."cw_public_test_places" AS (select "version_id", count(*)::int as "joined" from "cw_beta_subscriptions" where "cw_beta_subscriptions"."state" = 'joined' group by "cw_beta_subscriptions"."version_id");
