CREATE TABLE "cw_listing_awards" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"award_key" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"month" text NOT NULL,
	"is_awarded" boolean DEFAULT false NOT NULL,
	"criteria" jsonb DEFAULT '[]' NOT NULL,
	"due_time" bigint NOT NULL,
	"time" bigint
);

--> statement-breakpoint
CREATE INDEX "cw_listing_awards_app" ON "cw_listing_awards" ("team_id","app_id","month");
