ALTER TABLE "cw_usage_chats" ADD COLUMN "first_ask_time" bigint;
--> statement-breakpoint
ALTER TABLE "cw_usage_chats" ADD COLUMN "first_reply_time" bigint;
--> statement-breakpoint
ALTER TABLE "cw_usage_chats" ADD COLUMN "waiting_since" bigint;
--> statement-breakpoint
UPDATE "cw_usage_chats" "c" SET
  "first_ask_time" = (
    SELECT min("m"."time") FROM "cw_usage_chat_messages" "m" WHERE "m"."chat_id" = "c"."chat_id" AND "m"."side" = 'user'
  ),
  "first_reply_time" = (
    SELECT min("m"."time") FROM "cw_usage_chat_messages" "m" WHERE "m"."chat_id" = "c"."chat_id" AND "m"."side" = 'provider' AND "m"."number" > (
      SELECT min("q"."number") FROM "cw_usage_chat_messages" "q" WHERE "q"."chat_id" = "c"."chat_id" AND "q"."side" = 'user'
    )
  ),
  "waiting_since" = (
    SELECT min("m"."time") FROM "cw_usage_chat_messages" "m" WHERE "m"."chat_id" = "c"."chat_id" AND "m"."side" = 'user' AND "m"."number" > coalesce((
      SELECT max("a"."number") FROM "cw_usage_chat_messages" "a" WHERE "a"."chat_id" = "c"."chat_id" AND "a"."side" = 'provider'
    ), 0)
  );
