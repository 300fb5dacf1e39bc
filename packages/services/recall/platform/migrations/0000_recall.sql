CREATE TABLE "cw_recall_activities" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"region" text NOT NULL,
	"campaign_id" text PRIMARY KEY,
	"activity_name" text NOT NULL,
	"state" text NOT NULL,
	"channel" text NOT NULL,
	"start_time" bigint,
	"end_time" bigint,
	"content" jsonb NOT NULL,
	"pause_reason" text,
	"round" integer NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_recall_people" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"flow_id" text,
	"person" integer,
	"version" integer NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"enter_time" bigint NOT NULL,
	"end_time" bigint,
	CONSTRAINT "cw_recall_people_pkey" PRIMARY KEY("flow_id","person")
);

--> statement-breakpoint
CREATE TABLE "cw_recall_steps" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"flow_id" text,
	"node_id" text,
	"person" integer,
	"version" integer NOT NULL,
	"country" text NOT NULL,
	"enter_time" bigint NOT NULL,
	"wake_time" bigint,
	"leave_time" bigint,
	"branch" smallint,
	CONSTRAINT "cw_recall_steps_pkey" PRIMARY KEY("flow_id","node_id","person")
);

--> statement-breakpoint
CREATE TABLE "cw_recall_flow_versions" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"flow_id" text,
	"app_id" text NOT NULL,
	"version" integer,
	"graph" jsonb NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_recall_flow_versions_pkey" PRIMARY KEY("flow_id","version")
);

--> statement-breakpoint
CREATE TABLE "cw_recall_flows" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"flow_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"start_time" bigint NOT NULL,
	"enter_until" bigint NOT NULL,
	"ends_with_entry" integer NOT NULL,
	"next_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_journeys" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"region" text NOT NULL,
	"journey_id" text PRIMARY KEY,
	"journey_name" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"graph" jsonb NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_recall_opt_outs" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text,
	"person" integer,
	"flow_id" text NOT NULL,
	"time" bigint NOT NULL,
	CONSTRAINT "cw_recall_opt_outs_pkey" PRIMARY KEY("app_id","person")
);

--> statement-breakpoint
CREATE TABLE "cw_recall_sends" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"send_id" text PRIMARY KEY,
	"flow_id" text NOT NULL,
	"node_id" text NOT NULL,
	"person" integer NOT NULL,
	"country" text NOT NULL,
	"channel" text NOT NULL,
	"parts" smallint NOT NULL,
	"state" text NOT NULL,
	"send_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_recall_sms_signatures" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"region" text NOT NULL,
	"signature_id" text PRIMARY KEY,
	"signature" text NOT NULL,
	"proof" jsonb NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"round" integer NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_recall_sms_templates" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"region" text NOT NULL,
	"template_id" text PRIMARY KEY,
	"template_name" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"round" integer NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_recall_sms_usage" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text,
	"month" text,
	"parts" integer NOT NULL,
	CONSTRAINT "cw_recall_sms_usage_pkey" PRIMARY KEY("app_id","month")
);

--> statement-breakpoint
CREATE TABLE "cw_recall_third_party_templates" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text NOT NULL,
	"region" text NOT NULL,
	"template_id" text PRIMARY KEY,
	"template_name" text NOT NULL,
	"provider" text NOT NULL,
	"body" text NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_recall_activities_app" ON "cw_recall_activities" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_recall_people_app" ON "cw_recall_people" ("team_id","app_id","person");
--> statement-breakpoint
CREATE INDEX "cw_recall_steps_due" ON "cw_recall_steps" ("flow_id","version","node_id","wake_time") WHERE leave_time is null;
--> statement-breakpoint
CREATE INDEX "cw_journeys_app" ON "cw_journeys" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_recall_sends_person" ON "cw_recall_sends" ("app_id","person","send_time");
--> statement-breakpoint
CREATE INDEX "cw_recall_sends_flow" ON "cw_recall_sends" ("flow_id");
--> statement-breakpoint
CREATE INDEX "cw_recall_sends_time" ON "cw_recall_sends" ("team_id","app_id","send_time");
--> statement-breakpoint
CREATE INDEX "cw_recall_sms_signatures_app" ON "cw_recall_sms_signatures" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_recall_sms_templates_app" ON "cw_recall_sms_templates" ("team_id","app_id");
--> statement-breakpoint
CREATE INDEX "cw_recall_third_party_templates_app" ON "cw_recall_third_party_templates" ("team_id","app_id");
