CREATE TABLE "cw_link_installs" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"install_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"link_id" text NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_link_installs_link" ON "cw_link_installs" ("link_id","time");
