CREATE TABLE "cw_message_events" (
	"team_id" text DEFAULT current_setting('cw.team'),
	"app_id" text,
	"event_id" text,
	"message_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"person_key" text NOT NULL,
	"person" integer,
	"button" smallint,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"app_version" text NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_message_events_pkey" PRIMARY KEY("team_id","app_id","event_id")
);

--> statement-breakpoint
CREATE TABLE "cw_message_versions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"message_id" text,
	"app_id" text NOT NULL,
	"version" integer,
	"content" jsonb NOT NULL,
	"publish_time" bigint NOT NULL,
	CONSTRAINT "cw_message_versions_pkey" PRIMARY KEY("message_id","version")
);

--> statement-breakpoint
CREATE TABLE "cw_messages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"message_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"region" text NOT NULL,
	"message_name" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"priority" integer NOT NULL,
	"start_time" bigint,
	"end_time" bigint,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"runs" jsonb NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_message_events_person" ON "cw_message_events" ("app_id","person_key");
--> statement-breakpoint
CREATE INDEX "cw_message_events_message" ON "cw_message_events" ("message_id","kind");
--> statement-breakpoint
CREATE INDEX "cw_messages_app" ON "cw_messages" ("team_id","app_id","state");
