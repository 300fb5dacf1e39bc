ALTER TABLE "cw_support_tickets" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;

--> statement-breakpoint
UPDATE "cw_support_tickets" SET "search_text" = lower("title");
