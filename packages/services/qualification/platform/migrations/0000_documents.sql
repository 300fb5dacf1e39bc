CREATE TABLE "cw_qualification_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY NOT NULL,
	"declared" text[] DEFAULT '{}' NOT NULL,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"was_live" boolean DEFAULT false NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_qualification_files" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"file_id" text PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"task_ids" text[] NOT NULL,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_qualification_records" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY NOT NULL,
	"record_number" text NOT NULL,
	"subject_type" integer,
	"subject_number" text,
	"state" text NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"check_time" bigint,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_qualification_tasks" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"task_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"tag_id" text NOT NULL,
	"is_main_tag" integer NOT NULL,
	"state" integer NOT NULL,
	"documents" jsonb NOT NULL,
	"expire_time" text,
	"last_audit_result" jsonb,
	"round" integer DEFAULT 1 NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_qualification_files_object" ON "cw_qualification_files" USING btree ("object_id");
--> statement-breakpoint
CREATE INDEX "cw_qualification_tasks_team" ON "cw_qualification_tasks" USING btree ("team_id","update_time");
--> statement-breakpoint
CREATE INDEX "cw_qualification_tasks_app" ON "cw_qualification_tasks" USING btree ("app_id");
--> statement-breakpoint
CREATE VIEW "public"."cw_qualification_reasons" WITH (security_invoker = true) AS (
  select a.app_id, c.code as country, r.reason, g.rule as field
  from cw_qualification_apps a
    cross join jsonb_to_recordset(a.gaps) as g(rule text, state text, countries jsonb)
    cross join jsonb_array_elements_text(g.countries) as c(code)
    join (
      select 'qualification.missing' as reason
      union all select 'qualification.reviewing' as reason
      union all select 'qualification.rejected' as reason
      union all select 'qualification.scheduled' as reason
      union all select 'qualification.expired' as reason
    ) r on r.reason = 'qualification.' || g.state
  where not a.was_live or g.state = 'expired');

--> statement-breakpoint
-- Apps that are live, or on their way, were never asked: they stay available until their next release.
INSERT INTO "cw_qualification_apps" ("team_id", "app_id", "was_live", "update_time")
SELECT "team_id", "app_id", true, "update_time" FROM "cw_apps" WHERE "on_shelf_version" IS NOT NULL OR "release_state" IN (3, 4, 5, 12);
