CREATE TABLE "cw_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" integer DEFAULT 1 NOT NULL,
	"verify_real_name" integer DEFAULT 1 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"last_team_id" text,
	CONSTRAINT "cw_accounts_account_unique" UNIQUE("account")
);
--> statement-breakpoint
CREATE TABLE "cw_memberships" (
	"member_team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "cw_memberships_member_team_id_user_id_pk" PRIMARY KEY("member_team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "cw_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_team_id" text NOT NULL,
	"csrf_token" text NOT NULL,
	"expire_time" bigint NOT NULL,
	"real_expire_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_sign_in_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"expire_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_sign_in_failures" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_end" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_teams" (
	"id" text PRIMARY KEY NOT NULL,
	"team_name" text NOT NULL,
	"country" text NOT NULL,
	"site_id" integer NOT NULL,
	"user_type" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_audit_records" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"record_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"call_id" text NOT NULL,
	"effect" text NOT NULL,
	"input" jsonb,
	"time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_jobs" (
	"job_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_team_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_time" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "cw_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY NOT NULL,
	"app_name" text NOT NULL,
	"package_name" text,
	"package_type" integer NOT NULL,
	"parent_type" integer NOT NULL,
	"is_free" boolean NOT NULL,
	"installation_free" boolean NOT NULL,
	"default_lang" text NOT NULL,
	"project_id" text,
	"device_types" integer[] NOT NULL,
	"develop_status" text DEFAULT 'developing' NOT NULL,
	"release_state" integer,
	"on_shelf_version" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cw_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cw_audit_records_time" ON "cw_audit_records" USING btree ("team_id","time");--> statement-breakpoint
CREATE INDEX "cw_jobs_due" ON "cw_jobs" USING btree ("due_time");--> statement-breakpoint
CREATE INDEX "cw_apps_team" ON "cw_apps" USING btree ("team_id","update_time");--> statement-breakpoint
CREATE INDEX "cw_apps_name" ON "cw_apps" USING btree ("team_id",lower("app_name"));