CREATE TABLE "cw_alarm_clocks" (
	"team_id" text DEFAULT current_setting('cw.team'),
	"period" integer,
	"next_end" bigint NOT NULL,
	"past_until" bigint NOT NULL,
	CONSTRAINT "cw_alarm_clocks_pkey" PRIMARY KEY("team_id","period")
);

--> statement-breakpoint
CREATE TABLE "cw_alarm_history" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"history_id" text PRIMARY KEY,
	"alarm_id" text NOT NULL,
	"app_id" text NOT NULL,
	"alarm_name" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"value" double precision,
	"threshold" double precision,
	"points" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"handling" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" text,
	"handled_time" bigint,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_alarm_records" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"record_id" text PRIMARY KEY,
	"alarm_id" text NOT NULL,
	"app_id" text NOT NULL,
	"state" text NOT NULL,
	"value" double precision,
	"base" integer NOT NULL,
	"threshold" double precision,
	"points" smallint NOT NULL,
	"breaches" smallint NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_alarms" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"alarm_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"alarm_name" text NOT NULL,
	"description" text NOT NULL,
	"level" smallint NOT NULL,
	"metric" jsonb NOT NULL,
	"condition" jsonb NOT NULL,
	"alarm_actions" jsonb NOT NULL,
	"ok_actions" jsonb NOT NULL,
	"enabled" boolean NOT NULL,
	"start_time" bigint NOT NULL,
	"state" text DEFAULT 'insufficient_data' NOT NULL,
	"state_time" bigint NOT NULL,
	"mute_until" bigint,
	"mute_reason" text,
	"mute_user_id" text,
	"author_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_alarm_history_time" ON "cw_alarm_history" ("team_id","time");
--> statement-breakpoint
CREATE INDEX "cw_alarm_history_alarm" ON "cw_alarm_history" ("alarm_id","time");
--> statement-breakpoint
CREATE INDEX "cw_alarm_records_alarm" ON "cw_alarm_records" ("alarm_id","time");
--> statement-breakpoint
CREATE INDEX "cw_alarm_records_time" ON "cw_alarm_records" ("team_id","time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_alarms_name" ON "cw_alarms" ("team_id",lower("alarm_name"));
--> statement-breakpoint
CREATE INDEX "cw_alarms_app" ON "cw_alarms" ("team_id","app_id");
