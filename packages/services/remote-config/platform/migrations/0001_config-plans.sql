CREATE TABLE "cw_config_plan_templates" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"plan_id" text PRIMARY KEY,
	"project_id" text NOT NULL,
	"base" jsonb NOT NULL,
	"template" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_config_plans" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"project_id" text NOT NULL,
	"region" text NOT NULL,
	"plan_id" text PRIMARY KEY,
	"state" text NOT NULL,
	"base_version" integer NOT NULL,
	"note" text NOT NULL,
	"user_id" text NOT NULL,
	"publish_time" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	"changes" integer NOT NULL,
	"version" integer,
	"problem" text,
	"problem_names" text[] DEFAULT '{}'::text[] NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_config_plans_place" ON "cw_config_plans" ("project_id","region","publish_time");
