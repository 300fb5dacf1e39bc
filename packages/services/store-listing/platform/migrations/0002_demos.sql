CREATE TABLE "cw_listing_demos" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"demo_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"video_id" text,
	"state" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]' NOT NULL,
	"submit_time" bigint,
	"review_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_listing_demos_app" ON "cw_listing_demos" ("team_id","app_id","create_time");
