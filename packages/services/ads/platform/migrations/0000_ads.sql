CREATE TABLE "cw_ad_accounts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"account_id" text PRIMARY KEY,
	"account_name" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"network_name" text,
	"authorize_time" bigint,
	"expire_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_ad_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"ads_app_id" text PRIMARY KEY,
	"account_id" text NOT NULL,
	"app_id" text NOT NULL,
	"state" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_ad_configs" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"config_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"config_name" text NOT NULL,
	"status" text NOT NULL,
	"conversion_event" text NOT NULL,
	"days" integer NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_ad_grants" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"account_id" text PRIMARY KEY,
	"state_hash" text,
	"state_until" bigint,
	"code_hash" text,
	"code_until" bigint,
	"sealed_tokens" text
);

--> statement-breakpoint
CREATE TABLE "cw_ad_materials" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"material_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"material_name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"object_id" text,
	"content" text,
	"problems" jsonb NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_ad_network_states" (
	"team_id" text PRIMARY KEY DEFAULT current_setting('cw.team'),
	"done_until" bigint NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"per_hour" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_ad_people" (
	"team_id" text DEFAULT current_setting('cw.team'),
	"app_id" text,
	"person" integer,
	"country" text NOT NULL,
	"install_time" bigint NOT NULL,
	"is_installed" boolean NOT NULL,
	"is_attributed" boolean NOT NULL,
	CONSTRAINT "cw_ad_people_pkey" PRIMARY KEY("team_id","app_id","person")
);

--> statement-breakpoint
CREATE TABLE "cw_ad_projects" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"ad_project_id" text PRIMARY KEY,
	"account_id" text NOT NULL,
	"app_id" text NOT NULL,
	"currency" text NOT NULL,
	"ad_project_name" text NOT NULL,
	"state" text NOT NULL,
	"off_reason" text,
	"material_ids" jsonb NOT NULL,
	"countries" jsonb NOT NULL,
	"bid" integer NOT NULL,
	"day_budget" bigint NOT NULL,
	"total_budget" bigint NOT NULL,
	"start_time" bigint,
	"end_time" bigint,
	"runs" jsonb NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_ad_monitor_hits" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"hit_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"monitor_link_id" text NOT NULL,
	"time" bigint NOT NULL,
	"event" text NOT NULL,
	"quality" text NOT NULL,
	"platform" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_ad_monitor_links" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"monitor_link_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"link_name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"ad_project_id" text,
	"material_id" text,
	"deep_link" text,
	"store_page" text NOT NULL,
	"postbacks" jsonb NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_ad_test_devices" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"test_device_id" text PRIMARY KEY,
	"device_name" text NOT NULL,
	"kind" text NOT NULL,
	"identifier" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_ad_apps_active" ON "cw_ad_apps" ("team_id","app_id") WHERE state = 'active';
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_ad_configs_on" ON "cw_ad_configs" ("team_id","app_id") WHERE status = 'on';
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_ad_grants_state" ON "cw_ad_grants" ("state_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_ad_grants_code" ON "cw_ad_grants" ("code_hash");
--> statement-breakpoint
CREATE INDEX "cw_ad_materials_app" ON "cw_ad_materials" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_ad_people_install" ON "cw_ad_people" ("team_id","install_time");
--> statement-breakpoint
CREATE INDEX "cw_ad_projects_app" ON "cw_ad_projects" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_ad_monitor_hits_link" ON "cw_ad_monitor_hits" ("monitor_link_id","time");
--> statement-breakpoint
CREATE INDEX "cw_ad_monitor_links_app" ON "cw_ad_monitor_links" ("team_id","app_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_ad_test_devices_device" ON "cw_ad_test_devices" ("team_id","identifier");
