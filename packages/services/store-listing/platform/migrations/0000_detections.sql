CREATE TABLE "cw_listing_detections" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"task_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"version_id" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"due_time" bigint NOT NULL,
	"object_id" text,
	"file_name" text,
	"video" jsonb,
	"checked" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subjects" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"end_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_listing_detections_app" ON "cw_listing_detections" USING btree ("team_id","app_id","create_time");
