CREATE TABLE "cw_link_first_opens" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"open_key" text PRIMARY KEY,
	"claim" text NOT NULL,
	"app_id" text NOT NULL,
	"link_id" text NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_link_first_opens_link" ON "cw_link_first_opens" ("link_id","time");
