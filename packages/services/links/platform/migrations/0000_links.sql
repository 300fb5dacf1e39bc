CREATE TABLE "cw_link_allowed_uris" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"allowed_uri_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"pattern" text NOT NULL,
	"description" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_link_clicks" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"click_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"link_id" text NOT NULL,
	"time" bigint NOT NULL,
	"is_bot" boolean NOT NULL,
	"is_first" boolean NOT NULL,
	"platform" text NOT NULL,
	"country" text,
	"referrer" text,
	"source" text,
	"medium" text,
	"campaign" text
);

--> statement-breakpoint
CREATE TABLE "cw_link_prefix_names" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"prefix" text PRIMARY KEY NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_link_prefixes" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"prefix_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"prefix" text NOT NULL,
	"description" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_link_suffixes" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"prefix" text NOT NULL,
	"suffix" text NOT NULL,
	CONSTRAINT "cw_link_suffixes_prefix_suffix_pk" PRIMARY KEY("prefix","suffix")
);

--> statement-breakpoint
CREATE TABLE "cw_link_targets" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"target_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"link_id" text NOT NULL,
	"link_info" jsonb NOT NULL,
	"user_id" text NOT NULL,
	"end_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_link_visitors" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"link_id" text NOT NULL,
	"visitor" text NOT NULL,
	"day" integer NOT NULL,
	CONSTRAINT "cw_link_visitors_link_id_visitor_pk" PRIMARY KEY("link_id","visitor")
);

--> statement-breakpoint
CREATE TABLE "cw_links" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"link_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"link_name" text NOT NULL,
	"prefix_id" text NOT NULL,
	"prefix" text NOT NULL,
	"suffix" text,
	"link_info" jsonb NOT NULL,
	"status" text DEFAULT 'on' NOT NULL,
	"expire_time" bigint,
	"target_problem" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_link_allowed_uris_pattern" ON "cw_link_allowed_uris" USING btree ("team_id","app_id","pattern");
--> statement-breakpoint
CREATE INDEX "cw_link_clicks_link" ON "cw_link_clicks" USING btree ("link_id","time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_link_prefixes_prefix" ON "cw_link_prefixes" USING btree ("prefix");
--> statement-breakpoint
CREATE INDEX "cw_link_targets_link" ON "cw_link_targets" USING btree ("link_id","end_time");
--> statement-breakpoint
CREATE INDEX "cw_link_visitors_day" ON "cw_link_visitors" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "cw_links_app" ON "cw_links" USING btree ("team_id","app_id","kind","update_time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_links_address" ON "cw_links" USING btree ("prefix","suffix");
