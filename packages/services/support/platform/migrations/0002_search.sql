ALTER TABLE "cw_app_feedback" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;

--> statement-breakpoint
UPDATE "cw_app_feedback" SET "search_text" = lower("content" || E'\n' || coalesce("reply", ''));
