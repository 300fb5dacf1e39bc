-- replaces: 0000_curvy_namorita.sql
CREATE TABLE "cw_storage_buckets" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"bucket_id" text PRIMARY KEY NOT NULL,
	"bucket_name" text NOT NULL,
	"region" text NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"stored_bytes" bigint DEFAULT 0 NOT NULL,
	"rules_version" integer DEFAULT 0 NOT NULL,
	"draft_text" text,
	"draft_user_id" text,
	"draft_time" bigint,
	"cors_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_storage_copies" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"object_id" text NOT NULL,
	"content_type" text NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"store_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	CONSTRAINT "cw_storage_copies_site_id_key_pk" PRIMARY KEY("site_id","key")
);

--> statement-breakpoint
CREATE TABLE "cw_storage_decision_counts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"bucket_id" text NOT NULL,
	"time" bigint NOT NULL,
	"version" integer NOT NULL,
	"line" integer NOT NULL,
	"allowed" boolean NOT NULL,
	"decisions" integer NOT NULL,
	CONSTRAINT "cw_storage_decision_counts_bucket_id_time_version_line_allowed_pk" PRIMARY KEY("bucket_id","time","version","line","allowed")
);

--> statement-breakpoint
CREATE TABLE "cw_storage_decisions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"decision_id" text PRIMARY KEY NOT NULL,
	"bucket_id" text NOT NULL,
	"time" bigint NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"uid" text,
	"allowed" boolean NOT NULL,
	"reason" text NOT NULL,
	"version" integer NOT NULL,
	"line" integer
);

--> statement-breakpoint
CREATE TABLE "cw_storage_files" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"file_id" text PRIMARY KEY NOT NULL,
	"bucket_id" text NOT NULL,
	"key" text NOT NULL,
	"parent" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"kind" smallint NOT NULL,
	"made" boolean DEFAULT false NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"content_type" text,
	"sha256" text,
	"object_id" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" text,
	"user_id" text,
	"uid" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_storage_regions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"region" text NOT NULL,
	"level" text DEFAULT 'free' NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "cw_storage_regions_team_id_region_pk" PRIMARY KEY("team_id","region")
);

--> statement-breakpoint
CREATE TABLE "cw_storage_rules" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"bucket_id" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"note" text NOT NULL,
	"user_id" text NOT NULL,
	"publish_time" bigint NOT NULL,
	CONSTRAINT "cw_storage_rules_bucket_id_version_pk" PRIMARY KEY("bucket_id","version")
);

--> statement-breakpoint
CREATE TABLE "cw_storage_sites" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"site_id" text PRIMARY KEY NOT NULL,
	"site_name" text NOT NULL,
	"bucket_id" text NOT NULL,
	"prefix" text NOT NULL,
	"index_document" text NOT NULL,
	"not_found_document" text,
	"max_age" integer NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_storage_tokens" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"token_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"file_id" text NOT NULL,
	"description" text NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"end_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_storage_usage" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"bucket_id" text NOT NULL,
	"region" text NOT NULL,
	"time" bigint NOT NULL,
	"stored_bytes" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"upload_bytes" bigint DEFAULT 0 NOT NULL,
	"download_bytes" bigint DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cw_storage_usage_bucket_id_time_pk" PRIMARY KEY("bucket_id","time")
);

--> statement-breakpoint
ALTER TABLE "cw_storage_copies" ADD CONSTRAINT "cw_storage_copies_site_id_cw_storage_sites_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."cw_storage_sites"("site_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_storage_decision_counts" ADD CONSTRAINT "cw_storage_decision_counts_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_storage_decisions" ADD CONSTRAINT "cw_storage_decisions_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_storage_files" ADD CONSTRAINT "cw_storage_files_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_storage_rules" ADD CONSTRAINT "cw_storage_rules_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_storage_sites" ADD CONSTRAINT "cw_storage_sites_bucket_id_cw_storage_buckets_bucket_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."cw_storage_buckets"("bucket_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_storage_tokens" ADD CONSTRAINT "cw_storage_tokens_file_id_cw_storage_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."cw_storage_files"("file_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_storage_buckets_name" ON "cw_storage_buckets" USING btree ("bucket_name");
--> statement-breakpoint
CREATE INDEX "cw_storage_buckets_team" ON "cw_storage_buckets" USING btree ("team_id","region");
--> statement-breakpoint
CREATE INDEX "cw_storage_copies_object" ON "cw_storage_copies" USING btree ("object_id");
--> statement-breakpoint
CREATE INDEX "cw_storage_decisions_bucket" ON "cw_storage_decisions" USING btree ("bucket_id","time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_storage_files_key" ON "cw_storage_files" USING btree ("bucket_id","key");
--> statement-breakpoint
CREATE INDEX "cw_storage_files_below" ON "cw_storage_files" USING btree ("bucket_id","key" collate "C");
--> statement-breakpoint
CREATE INDEX "cw_storage_files_folder" ON "cw_storage_files" USING btree ("bucket_id","parent","kind","sort_name" collate "C","key" collate "C");
--> statement-breakpoint
CREATE INDEX "cw_storage_files_object" ON "cw_storage_files" USING btree ("object_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_storage_sites_name" ON "cw_storage_sites" USING btree ("site_name");
--> statement-breakpoint
CREATE INDEX "cw_storage_sites_bucket" ON "cw_storage_sites" USING btree ("bucket_id");
--> statement-breakpoint
CREATE INDEX "cw_storage_tokens_file" ON "cw_storage_tokens" USING btree ("file_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_storage_usage_team" ON "cw_storage_usage" USING btree ("team_id","region","time");
