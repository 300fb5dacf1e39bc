CREATE TABLE "cw_ad_event_postbacks" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"postback_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"monitor_link_id" text NOT NULL,
	"event" text NOT NULL,
	"address" text NOT NULL,
	"time" bigint NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"status" integer,
	"problem" text,
	"attempt_time" bigint,
	"next_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_ad_link_people" (
	"team_id" text DEFAULT current_setting('cw.team'),
	"app_id" text,
	"person_key" text,
	"monitor_link_id" text NOT NULL,
	"hit_id" text NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_ad_link_people_pkey" PRIMARY KEY("team_id","app_id","person_key")
);

--> statement-breakpoint
CREATE TABLE "cw_ad_link_secrets" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"monitor_link_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_ad_monitor_links" ADD COLUMN "event_postbacks" jsonb DEFAULT '[]' NOT NULL;
--> statement-breakpoint
CREATE INDEX "cw_ad_event_postbacks_link" ON "cw_ad_event_postbacks" ("monitor_link_id","time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_ad_link_people_hit" ON "cw_ad_link_people" ("hit_id");
