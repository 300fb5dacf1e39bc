-- replaces: 0000_curvy_namorita.sql
CREATE TABLE "cw_app_versions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"version_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"version_number" text,
	"version_code" integer,
	"package_id" text,
	"release_type" integer NOT NULL,
	"release_state" integer NOT NULL,
	"release_time" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"privacy_policy" text DEFAULT '' NOT NULL,
	"publish_country" text[] NOT NULL,
	"is_app_forced_update" integer DEFAULT 0 NOT NULL,
	"materials" jsonb NOT NULL,
	"phased_release" jsonb,
	"test_info" jsonb,
	"audit_info" jsonb,
	"shelf_off_reason" text,
	"urge_time" bigint,
	"round" integer DEFAULT 0 NOT NULL,
	"submit_time" bigint,
	"on_shelf_time" bigint,
	"off_shelf_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_phased_release_history" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"change_id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"app_id" text NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"percent" text NOT NULL,
	"users" integer NOT NULL,
	"user_id" text,
	"why" text,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_uad_review_tasks" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"task_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"materials" jsonb NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_version_events" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"event_id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"app_id" text NOT NULL,
	"action" text NOT NULL,
	"who" text NOT NULL,
	"user_id" text,
	"from_state" integer,
	"to_state" integer,
	"why" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"overridden" text[] DEFAULT '{}' NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_version_languages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"version_id" text NOT NULL,
	"app_id" text NOT NULL,
	"lang" text NOT NULL,
	"app_name" text NOT NULL,
	"app_desc" text DEFAULT '' NOT NULL,
	"brief_info" text DEFAULT '' NOT NULL,
	"new_features" text DEFAULT '' NOT NULL,
	CONSTRAINT "cw_version_languages_version_id_lang_pk" PRIMARY KEY("version_id","lang")
);

--> statement-breakpoint
ALTER TABLE "cw_phased_release_history" ADD CONSTRAINT "cw_phased_release_history_version_id_cw_app_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."cw_app_versions"("version_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_version_events" ADD CONSTRAINT "cw_version_events_version_id_cw_app_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."cw_app_versions"("version_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_version_languages" ADD CONSTRAINT "cw_version_languages_version_id_cw_app_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."cw_app_versions"("version_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cw_app_versions_app" ON "cw_app_versions" USING btree ("team_id","app_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_app_versions_package" ON "cw_app_versions" USING btree ("package_id");
--> statement-breakpoint
CREATE INDEX "cw_phased_release_history_app" ON "cw_phased_release_history" USING btree ("team_id","app_id","time");
--> statement-breakpoint
CREATE INDEX "cw_uad_review_tasks_app" ON "cw_uad_review_tasks" USING btree ("team_id","app_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_version_events_version" ON "cw_version_events" USING btree ("version_id","time");
--> statement-breakpoint
CREATE VIEW "public"."cw_names_on_shelf" AS (select "cw_version_languages"."app_id", lower("cw_version_languages"."app_name") as "lower_name" from "cw_version_languages" inner join "cw_app_versions" on ("cw_app_versions"."version_id" = "cw_version_languages"."version_id" and "cw_app_versions"."release_state" in (0, 6, 9)));
