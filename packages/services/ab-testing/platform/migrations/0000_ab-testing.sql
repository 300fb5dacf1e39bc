CREATE TABLE "cw_experiment_clocks" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"experiment_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"next_day" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_experiment_people" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"experiment_id" text,
	"app_id" text NOT NULL,
	"person_key" text,
	"variant_id" text NOT NULL,
	"person" integer,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_experiment_people_pkey" PRIMARY KEY("experiment_id","person_key")
);

--> statement-breakpoint
CREATE TABLE "cw_experiment_results" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"experiment_id" text,
	"app_id" text NOT NULL,
	"day" bigint,
	"metric" text,
	"variant_id" text,
	"people" integer NOT NULL,
	"mean" double precision NOT NULL,
	"variance" double precision NOT NULL,
	CONSTRAINT "cw_experiment_results_pkey" PRIMARY KEY("experiment_id","day","metric","variant_id")
);

--> statement-breakpoint
CREATE TABLE "cw_experiments" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"experiment_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"project_id" text NOT NULL,
	"region" text NOT NULL,
	"experiment_name" text NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"seed" text NOT NULL,
	"percent" double precision NOT NULL,
	"countries" text[] NOT NULL,
	"group_name" text NOT NULL,
	"bucket_from" integer DEFAULT 0 NOT NULL,
	"variants" jsonb NOT NULL,
	"compares_same" boolean NOT NULL,
	"goal" text NOT NULL,
	"metrics" text[] NOT NULL,
	"guards" text[] NOT NULL,
	"window_days" integer NOT NULL,
	"method" text NOT NULL,
	"alpha" double precision NOT NULL,
	"effect" double precision NOT NULL,
	"currency" text NOT NULL,
	"caps_revenue" boolean NOT NULL,
	"planned_people" integer,
	"start_time" bigint,
	"end_time" bigint,
	"pauses" jsonb NOT NULL,
	"applied_variant_id" text,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_experiment_people_app" ON "cw_experiment_people" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_experiments_app" ON "cw_experiments" ("team_id","app_id","state");
