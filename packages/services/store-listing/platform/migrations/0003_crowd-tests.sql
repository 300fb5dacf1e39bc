CREATE TABLE "cw_vantest_users" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"user_key" text PRIMARY KEY,
	"activity_id" text NOT NULL,
	"app_id" text NOT NULL,
	"person" integer NOT NULL,
	"place" integer NOT NULL,
	"country" text NOT NULL,
	"device_name" text NOT NULL,
	"invite_time" bigint NOT NULL,
	"used_days" integer DEFAULT 0 NOT NULL,
	"last_day" text,
	"crashes" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_vantests" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"activity_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"activity_name" text NOT NULL,
	"guide" text NOT NULL,
	"days" integer NOT NULL,
	"quota" integer NOT NULL,
	"filter" jsonb NOT NULL,
	"state" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"version_id" text,
	"version_number" text,
	"findings" jsonb DEFAULT '[]' NOT NULL,
	"submit_time" bigint,
	"start_time" bigint,
	"end_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_vantest_users_person" ON "cw_vantest_users" ("activity_id","person");
--> statement-breakpoint
CREATE INDEX "cw_vantest_users_app" ON "cw_vantest_users" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_vantests_app" ON "cw_vantests" ("team_id","app_id","create_time");
--> statement-breakpoint
ALTER TABLE "cw_vantest_users" ADD CONSTRAINT "cw_vantest_users_activity_id_cw_vantests_activity_id_fkey" FOREIGN KEY ("activity_id") REFERENCES "cw_vantests"("activity_id") ON DELETE CASCADE;
