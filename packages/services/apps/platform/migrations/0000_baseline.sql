-- replaces: 0000_curvy_namorita.sql
CREATE TABLE "cw_non_ag_apps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"package_name" text NOT NULL,
	"app_name" text NOT NULL,
	"url" text,
	"state" text NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "cw_non_ag_apps_team_id_package_name_pk" PRIMARY KEY("team_id","package_name")
);

