-- replaces: 0000_curvy_namorita.sql
CREATE TABLE "cw_database_accounts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"account_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"comment" text,
	"hosts" text[] NOT NULL,
	"password_verifier" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_database_instances" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"instance_id" text PRIMARY KEY DEFAULT current_setting('cw.team') NOT NULL,
	"instance_name" text,
	"comment" text,
	"time_zone" text,
	"row_limit" integer,
	"timeout_seconds" integer,
	"changing_until" bigint DEFAULT 0 NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_database_privileges" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"database_id" text NOT NULL,
	"account_id" text NOT NULL,
	"readonly" boolean NOT NULL,
	CONSTRAINT "cw_database_privileges_database_id_account_id_pk" PRIMARY KEY("database_id","account_id")
);

--> statement-breakpoint
CREATE TABLE "cw_database_queries" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"query_id" text PRIMARY KEY NOT NULL,
	"database_id" text NOT NULL,
	"query_name" text NOT NULL,
	"sql" text NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_database_runs" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"run_id" text NOT NULL,
	"database_id" text NOT NULL,
	"account_name" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"sql" text NOT NULL,
	"file_name" text,
	"task_id" text,
	"state" text NOT NULL,
	"statements" integer DEFAULT 0 NOT NULL,
	"row_count" bigint DEFAULT 0 NOT NULL,
	"duration_ms" bigint,
	"error" jsonb,
	"line" integer,
	"rolled_back" boolean DEFAULT false NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"start_time" bigint NOT NULL,
	CONSTRAINT "cw_database_runs_team_id_run_id_pk" PRIMARY KEY("team_id","run_id")
);

--> statement-breakpoint
CREATE TABLE "cw_databases" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"database_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"comment" text,
	"character_set" text NOT NULL,
	"state" text NOT NULL,
	"size_bytes" bigint,
	"filling" text,
	"filling_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_database_privileges" ADD CONSTRAINT "cw_database_privileges_database_id_cw_databases_database_id_fk" FOREIGN KEY ("database_id") REFERENCES "public"."cw_databases"("database_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_database_privileges" ADD CONSTRAINT "cw_database_privileges_account_id_cw_database_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."cw_database_accounts"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_database_queries" ADD CONSTRAINT "cw_database_queries_database_id_cw_databases_database_id_fk" FOREIGN KEY ("database_id") REFERENCES "public"."cw_databases"("database_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_database_runs" ADD CONSTRAINT "cw_database_runs_database_id_cw_databases_database_id_fk" FOREIGN KEY ("database_id") REFERENCES "public"."cw_databases"("database_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_database_accounts_name" ON "cw_database_accounts" USING btree ("team_id",lower("name"));
--> statement-breakpoint
CREATE INDEX "cw_database_privileges_account" ON "cw_database_privileges" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_database_queries_name" ON "cw_database_queries" USING btree ("database_id",lower("query_name"));
--> statement-breakpoint
CREATE INDEX "cw_database_runs_time" ON "cw_database_runs" USING btree ("database_id","start_time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_database_runs_task" ON "cw_database_runs" USING btree ("task_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_databases_name" ON "cw_databases" USING btree ("team_id",lower("name"));
