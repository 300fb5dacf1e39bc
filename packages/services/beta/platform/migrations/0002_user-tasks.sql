CREATE TABLE "cw_beta_asked_users" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"user_key" text PRIMARY KEY,
	"task_id" text NOT NULL,
	"app_id" text NOT NULL,
	"version_id" text NOT NULL,
	"person" integer NOT NULL,
	"country" text NOT NULL,
	"device_name" text NOT NULL,
	"ask_time" bigint NOT NULL,
	"answer_time" bigint NOT NULL,
	"joined" boolean
);

--> statement-breakpoint
CREATE TABLE "cw_beta_user_tasks" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"task_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"version_id" text NOT NULL,
	"quota" integer NOT NULL,
	"countries" text[] NOT NULL,
	"active_within" integer,
	"state" text NOT NULL,
	"create_time" bigint NOT NULL,
	"end_time" bigint
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_beta_asked_users_person" ON "cw_beta_asked_users" ("version_id","person");
--> statement-breakpoint
CREATE INDEX "cw_beta_asked_users_task" ON "cw_beta_asked_users" ("team_id","task_id","answer_time");
--> statement-breakpoint
CREATE INDEX "cw_beta_user_tasks_version" ON "cw_beta_user_tasks" ("team_id","version_id","create_time");
--> statement-breakpoint
ALTER TABLE "cw_beta_asked_users" ADD CONSTRAINT "cw_beta_asked_users_task_id_cw_beta_user_tasks_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "cw_beta_user_tasks"("task_id") ON DELETE CASCADE;
