CREATE TABLE "cw_listing_pages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"page_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"version_id" text NOT NULL,
	"note" text NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"expire_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_listing_pages_app" ON "cw_listing_pages" USING btree ("team_id","app_id","create_time");
