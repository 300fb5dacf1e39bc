CREATE TABLE "cw_database_backups" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"backup_id" text PRIMARY KEY NOT NULL,
	"database_id" text NOT NULL,
	"kind" text NOT NULL,
	"backup_name" text,
	"state" text NOT NULL,
	"error" text,
	"time" bigint NOT NULL,
	"end_time" bigint,
	"size_bytes" bigint,
	"tables" integer,
	"row_count" bigint,
	"content" jsonb,
	"filling" text,
	"filling_time" bigint,
	"user_id" text
);

--> statement-breakpoint
CREATE TABLE "cw_database_restores" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"restore_id" text PRIMARY KEY NOT NULL,
	"database_id" text NOT NULL,
	"backup_id" text NOT NULL,
	"time" bigint NOT NULL,
	"target_name" text NOT NULL,
	"is_replacing" boolean NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"user_id" text NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint
);

--> statement-breakpoint
ALTER TABLE "cw_databases" ADD COLUMN "engine_id" text;
--> statement-breakpoint
ALTER TABLE "cw_database_backups" ADD CONSTRAINT "cw_database_backups_database_id_cw_databases_database_id_fk" FOREIGN KEY ("database_id") REFERENCES "public"."cw_databases"("database_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_database_restores" ADD CONSTRAINT "cw_database_restores_database_id_cw_databases_database_id_fk" FOREIGN KEY ("database_id") REFERENCES "public"."cw_databases"("database_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cw_database_backups_time" ON "cw_database_backups" USING btree ("database_id","time");
--> statement-breakpoint
CREATE INDEX "cw_database_restores_time" ON "cw_database_restores" USING btree ("database_id","start_time");
