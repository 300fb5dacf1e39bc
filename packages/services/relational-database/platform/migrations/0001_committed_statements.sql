ALTER TABLE "cw_database_runs" ADD COLUMN "committed" integer DEFAULT 0 NOT NULL;
