CREATE TABLE "cw_channel_configs" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"config_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"contact" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_channel_configs_id" ON "cw_channel_configs" USING btree ("team_id","app_id",lower("channel_id"));
