ALTER TABLE "cw_sessions" ADD COLUMN "replaces" text;
--> statement-breakpoint
DELETE FROM "cw_acts";
--> statement-breakpoint
ALTER TABLE "cw_acts" ADD COLUMN "input_hash" text NOT NULL;
