CREATE TABLE "cw_channel_certificates" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"certificate_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"certificate_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"subject" text NOT NULL,
	"issuer" text NOT NULL,
	"serial" text NOT NULL,
	"algorithm" text NOT NULL,
	"valid_from" bigint NOT NULL,
	"valid_to" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_channel_jobs" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"job_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"pkg_id" text,
	"upload_id" text,
	"file_name" text NOT NULL,
	"version_name" text,
	"size" bigint NOT NULL,
	"fingerprint" text,
	"state" text NOT NULL,
	"message" text,
	"task_id" text,
	"create_time" bigint NOT NULL,
	"end_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_channel_packages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"package_id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"app_id" text NOT NULL,
	"position" integer NOT NULL,
	"channel_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"place" text,
	"object_id" text,
	"file_name" text,
	"size" bigint,
	"sha256" text,
	"end_time" bigint
);

--> statement-breakpoint
ALTER TABLE "cw_channel_packages" ADD CONSTRAINT "cw_channel_packages_job_id_cw_channel_jobs_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."cw_channel_jobs"("job_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_channel_certificates_key" ON "cw_channel_certificates" USING btree ("team_id","app_id","fingerprint");
--> statement-breakpoint
CREATE INDEX "cw_channel_jobs_app" ON "cw_channel_jobs" USING btree ("team_id","app_id","create_time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_channel_packages_job" ON "cw_channel_packages" USING btree ("job_id","position");
