CREATE TABLE "cw_config_attributes" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text NOT NULL,
	"region" text NOT NULL,
	"attribute_name" text NOT NULL,
	"value_type" text NOT NULL,
	"contexts" bigint NOT NULL,
	"first_time" bigint NOT NULL,
	"last_time" bigint NOT NULL,
	CONSTRAINT "cw_config_attributes_project_id_region_attribute_name_value_type_pk" PRIMARY KEY("project_id","region","attribute_name","value_type")
);

--> statement-breakpoint
CREATE TABLE "cw_config_drafts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text NOT NULL,
	"region" text NOT NULL,
	"user_id" text NOT NULL,
	"base_version" integer NOT NULL,
	"template" jsonb NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "cw_config_drafts_project_id_region_user_id_pk" PRIMARY KEY("project_id","region","user_id")
);

--> statement-breakpoint
CREATE TABLE "cw_config_fetches" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text NOT NULL,
	"region" text NOT NULL,
	"app_id" text NOT NULL,
	"version" integer NOT NULL,
	"hour" bigint NOT NULL,
	"fetches" bigint NOT NULL,
	CONSTRAINT "cw_config_fetches_project_id_region_app_id_version_hour_pk" PRIMARY KEY("project_id","region","app_id","version","hour")
);

--> statement-breakpoint
CREATE TABLE "cw_config_matches" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text NOT NULL,
	"region" text NOT NULL,
	"app_id" text NOT NULL,
	"version" integer NOT NULL,
	"hour" bigint NOT NULL,
	"condition" text NOT NULL,
	"fetches" bigint NOT NULL,
	CONSTRAINT "cw_config_matches_project_id_region_app_id_version_hour_condition_pk" PRIMARY KEY("project_id","region","app_id","version","hour","condition")
);

--> statement-breakpoint
CREATE TABLE "cw_config_people" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text NOT NULL,
	"region" text NOT NULL,
	"app_id" text NOT NULL,
	"version" integer NOT NULL,
	"person" text NOT NULL,
	"last_time" bigint NOT NULL,
	CONSTRAINT "cw_config_people_project_id_region_app_id_version_person_pk" PRIMARY KEY("project_id","region","app_id","version","person")
);

--> statement-breakpoint
CREATE TABLE "cw_config_templates" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text NOT NULL,
	"region" text NOT NULL,
	"version" integer NOT NULL,
	"template" jsonb NOT NULL,
	CONSTRAINT "cw_config_templates_project_id_region_version_pk" PRIMARY KEY("project_id","region","version")
);

--> statement-breakpoint
CREATE TABLE "cw_config_versions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text NOT NULL,
	"region" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"restored" integer,
	"note" text NOT NULL,
	"user_id" text,
	"publish_time" bigint NOT NULL,
	"parameters" integer NOT NULL,
	"conditions" integer NOT NULL,
	"changed" text[] NOT NULL,
	"changes" integer NOT NULL,
	CONSTRAINT "cw_config_versions_project_id_region_version_pk" PRIMARY KEY("project_id","region","version")
);

--> statement-breakpoint
CREATE INDEX "cw_config_people_time" ON "cw_config_people" USING btree ("last_time");
