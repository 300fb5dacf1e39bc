CREATE TABLE "cw_link_hosts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"domain" text PRIMARY KEY,
	"prefix_id" text NOT NULL,
	"app_id" text NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_link_prefixes" ADD COLUMN "apple_app_ids" text[] DEFAULT '{}'::text[] NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_link_hosts_prefix" ON "cw_link_hosts" ("prefix_id");
