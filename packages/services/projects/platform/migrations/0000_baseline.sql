-- replaces: 0000_curvy_namorita.sql
CREATE TABLE "cw_tenant_projects" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"tenant_name" text NOT NULL,
	"state" text NOT NULL,
	"update_time" bigint NOT NULL
);

