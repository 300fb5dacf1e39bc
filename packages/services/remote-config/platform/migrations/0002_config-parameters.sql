CREATE TABLE "cw_config_parameters" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text,
	"region" text,
	"key" text,
	"owner_id" text,
	"is_locked" boolean NOT NULL,
	CONSTRAINT "cw_config_parameters_pkey" PRIMARY KEY("project_id","region","key")
);

