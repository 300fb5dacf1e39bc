CREATE TABLE "cw_app_checks" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"check_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"pkg_id" text NOT NULL,
	"object_id" text NOT NULL,
	"file_name" text NOT NULL,
	"version_name" text,
	"version_code" integer,
	"source" text NOT NULL,
	"categories" text[] NOT NULL,
	"test_account" text NOT NULL,
	"test_account_password" text NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"result" jsonb,
	"run_id" text,
	"create_time" bigint NOT NULL,
	"end_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_app_check_findings" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"finding_id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"app_id" text NOT NULL,
	"rule" text NOT NULL,
	"category" text NOT NULL,
	"rank" text NOT NULL,
	"finding_key" text NOT NULL,
	"position" integer NOT NULL,
	"evidence" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_app_check_reports" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"check_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"report" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_app_check_suppressions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"suppression_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"rule" text NOT NULL,
	"finding_key" text NOT NULL,
	"reason" text NOT NULL,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_app_check_findings" ADD CONSTRAINT "cw_app_check_findings_check_id_cw_app_checks_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."cw_app_checks"("check_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_app_check_reports" ADD CONSTRAINT "cw_app_check_reports_check_id_cw_app_checks_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."cw_app_checks"("check_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cw_app_checks_app" ON "cw_app_checks" USING btree ("team_id","app_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_app_checks_package" ON "cw_app_checks" USING btree ("pkg_id");
--> statement-breakpoint
CREATE INDEX "cw_app_check_findings_check" ON "cw_app_check_findings" USING btree ("check_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_app_check_suppressions_key" ON "cw_app_check_suppressions" USING btree ("team_id","app_id","rule","finding_key");
