CREATE TABLE "cw_alliance_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY,
	"app_name" text,
	"package_name" text,
	"parent_type" integer,
	"fingerprint" text,
	"on_shelf_version" text,
	"update_time" bigint NOT NULL
);

