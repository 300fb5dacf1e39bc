CREATE TABLE "cw_portal_content_days" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"content_id" text NOT NULL,
	"day" text NOT NULL,
	"impressions" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "cw_portal_content_days_content_id_day_pk" PRIMARY KEY("content_id","day")
);

--> statement-breakpoint
CREATE TABLE "cw_portal_contents" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"content_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"phase" text DEFAULT 'none' NOT NULL,
	"default_lang" text NOT NULL,
	"texts" jsonb NOT NULL,
	"hero_id" text,
	"picture_ids" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"app_ids" text[] DEFAULT '{}' NOT NULL,
	"category_id" text,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"start_time" bigint,
	"end_time" bigint,
	"promotion_id" text,
	"live" jsonb,
	"publish_time" bigint,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"edition" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_content_resources" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"resource_id" text PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_portal_content_revisions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"revision_id" text PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"revision" integer NOT NULL,
	"act" text NOT NULL,
	"user_id" text,
	"fields" jsonb,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_portal_content_days" ADD CONSTRAINT "cw_portal_content_days_content_id_cw_portal_contents_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."cw_portal_contents"("content_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_portal_content_revisions" ADD CONSTRAINT "cw_portal_content_revisions_content_id_cw_portal_contents_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."cw_portal_contents"("content_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cw_portal_contents_team" ON "cw_portal_contents" USING btree ("team_id","update_time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_content_resources_object" ON "cw_content_resources" USING btree ("object_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_portal_content_revisions_number" ON "cw_portal_content_revisions" USING btree ("content_id","revision");
