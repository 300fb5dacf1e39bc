ALTER TABLE "cw_store_acts" ADD COLUMN "contents" text[] DEFAULT '{}'::text[] NOT NULL;
