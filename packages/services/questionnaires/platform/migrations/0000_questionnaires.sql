CREATE TABLE "cw_questionnaire_answers" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"response_id" text,
	"questionnaire_id" text NOT NULL,
	"question_id" text,
	"row_id" text DEFAULT '',
	"option_id" text DEFAULT '',
	"content" text,
	"number" integer,
	CONSTRAINT "cw_questionnaire_answers_pkey" PRIMARY KEY("response_id","question_id","row_id","option_id")
);

--> statement-breakpoint
CREATE TABLE "cw_questionnaire_filters" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"filter_id" text PRIMARY KEY,
	"questionnaire_id" text NOT NULL,
	"filter_name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"task_id" text NOT NULL,
	"matched" integer,
	"responses" integer,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_questionnaire_matches" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"filter_id" text,
	"response_id" text,
	CONSTRAINT "cw_questionnaire_matches_pkey" PRIMARY KEY("filter_id","response_id")
);

--> statement-breakpoint
CREATE TABLE "cw_questionnaire_phone_codes" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"questionnaire_id" text,
	"user_id" text,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expire_time" bigint NOT NULL,
	"confirm_time" bigint,
	CONSTRAINT "cw_questionnaire_phone_codes_pkey" PRIMARY KEY("questionnaire_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "cw_questionnaires" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"questionnaire_id" text PRIMARY KEY,
	"public_id" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"anonymous" boolean NOT NULL,
	"asks_phone" boolean NOT NULL,
	"start_time" bigint,
	"end_time" bigint,
	"quota" integer,
	"responses" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_questionnaire_responses" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"response_id" text PRIMARY KEY,
	"questionnaire_id" text NOT NULL,
	"respondent" text NOT NULL,
	"user_id" text,
	"phone" text,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"seconds" integer NOT NULL,
	"doubt" text,
	"shown" text[] NOT NULL,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_service_questionnaires" (
	"service_questionnaire_id" text PRIMARY KEY,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL
);

--> statement-breakpoint
CREATE INDEX "cw_questionnaire_answers_question" ON "cw_questionnaire_answers" ("team_id","questionnaire_id","question_id");
--> statement-breakpoint
CREATE INDEX "cw_questionnaire_filters_of" ON "cw_questionnaire_filters" ("team_id","questionnaire_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_questionnaires_title" ON "cw_questionnaires" ("team_id",lower("title"));
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_questionnaires_public" ON "cw_questionnaires" ("public_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_questionnaire_responses_once" ON "cw_questionnaire_responses" ("questionnaire_id","respondent");
--> statement-breakpoint
CREATE INDEX "cw_questionnaire_responses_time" ON "cw_questionnaire_responses" ("team_id","questionnaire_id","create_time");
--> statement-breakpoint
CREATE VIEW "cw_public_questionnaires" AS (select "public_id", "questionnaire_id", "team_id" as "owner_team_id", "content", "status", "anonymous", "asks_phone", "start_time", "end_time", "quota", "responses", "version" from "cw_questionnaires" where "cw_questionnaires"."status" <> 'draft');
--> statement-breakpoint
CREATE VIEW "cw_published_service_questionnaires" AS (select "service_questionnaire_id", "content", "version" from "cw_service_questionnaires");
