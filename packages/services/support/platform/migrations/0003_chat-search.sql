ALTER TABLE "cw_usage_chats" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;

--> statement-breakpoint
UPDATE "cw_usage_chats" SET "search_text" = lower("title" || E'\n' || "last_text");
