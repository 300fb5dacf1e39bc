CREATE TABLE "cw_channel_installs" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"install_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"config_id" text NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_channel_installs_config" ON "cw_channel_installs" ("config_id","time");
