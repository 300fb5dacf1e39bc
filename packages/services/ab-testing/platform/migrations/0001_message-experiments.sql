ALTER TABLE "cw_experiments" ADD COLUMN "kind" text DEFAULT 'remote-config' NOT NULL;
