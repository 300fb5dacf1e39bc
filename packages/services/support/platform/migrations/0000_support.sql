CREATE TABLE "cw_app_feedback" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"feedback_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"person_key" text NOT NULL,
	"star" smallint NOT NULL,
	"content" text NOT NULL,
	"contact" text,
	"version" text NOT NULL,
	"device" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"state" text NOT NULL,
	"auto_reply" text,
	"reply" text,
	"reply_user_id" text,
	"reply_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_usage_chat_attachments" (
	"user_team_id" text NOT NULL,
	"sp_team_id" text NOT NULL,
	"object_id" text PRIMARY KEY,
	"chat_id" text NOT NULL,
	"message_id" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_chat_contexts" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"chat_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"shown" jsonb
);

--> statement-breakpoint
CREATE TABLE "cw_usage_chat_messages" (
	"user_team_id" text NOT NULL,
	"sp_team_id" text NOT NULL,
	"message_id" text PRIMARY KEY,
	"chat_id" text NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"user_name" text NOT NULL,
	"content" text NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_usage_chat_operations" (
	"user_team_id" text NOT NULL,
	"sp_team_id" text NOT NULL,
	"operation_id" text PRIMARY KEY,
	"chat_id" text NOT NULL,
	"operation" text NOT NULL,
	"side" text NOT NULL,
	"user_name" text NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_chat_vouchers" (
	"user_team_id" text NOT NULL,
	"sp_team_id" text NOT NULL,
	"voucher_id" text PRIMARY KEY,
	"chat_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"expire_time" bigint NOT NULL,
	"open_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_conversation_desks" (
	"team_id" text DEFAULT current_setting('cw.team'),
	"conversation_id" text,
	"box" text NOT NULL,
	"assignee_id" text,
	"snooze_until" bigint,
	"read_number" integer DEFAULT 0 NOT NULL,
	"writer_id" text,
	"writer_until" bigint,
	"update_time" bigint NOT NULL,
	CONSTRAINT "cw_conversation_desks_pkey" PRIMARY KEY("team_id","conversation_id")
);

--> statement-breakpoint
CREATE TABLE "cw_conversation_notes" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"note_id" text PRIMARY KEY,
	"conversation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"content" text NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_chat_privacy_signs" (
	"user_team_id" text NOT NULL,
	"sp_team_id" text NOT NULL,
	"chat_id" text,
	"version" text,
	"user_name" text NOT NULL,
	"sign_time" bigint NOT NULL,
	CONSTRAINT "cw_chat_privacy_signs_pkey" PRIMARY KEY("chat_id","version")
);

--> statement-breakpoint
CREATE TABLE "cw_support_ratings" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"rating_id" text PRIMARY KEY,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"user_id" text NOT NULL,
	"star" smallint NOT NULL,
	"content" text NOT NULL,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_feedback_reply_settings" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"app_id" text PRIMARY KEY,
	"greeting" text NOT NULL,
	"office_hours" jsonb NOT NULL,
	"away_text" text NOT NULL,
	"auto_replies" jsonb NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_feedback_saved_replies" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"feedback_saved_reply_id" text PRIMARY KEY,
	"saved_reply_name" text NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"state" text NOT NULL,
	"category" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_service_records" (
	"user_team_id" text NOT NULL,
	"sp_team_id" text NOT NULL,
	"record_id" text PRIMARY KEY,
	"service_id" text NOT NULL,
	"service_name" text NOT NULL,
	"user_team_name" text NOT NULL,
	"provider_name" text NOT NULL,
	"effective_time" bigint NOT NULL,
	"end_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_support_ticket_messages" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"message_id" text PRIMARY KEY,
	"ticket_id" text NOT NULL,
	"number" integer NOT NULL,
	"step" text NOT NULL,
	"user_id" text,
	"content" text NOT NULL,
	"article" jsonb,
	"time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_support_tickets" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"ticket_id" text PRIMARY KEY,
	"ticket_number" integer NOT NULL,
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"status" text NOT NULL,
	"user_id" text NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL,
	"last_time" bigint NOT NULL,
	"close_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_usage_chats" (
	"user_team_id" text NOT NULL,
	"sp_team_id" text NOT NULL,
	"chat_id" text PRIMARY KEY,
	"record_id" text NOT NULL,
	"service_name" text NOT NULL,
	"user_team_name" text NOT NULL,
	"provider_name" text NOT NULL,
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"status" text NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL,
	"last_time" bigint NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"close_time" bigint
);

--> statement-breakpoint
CREATE INDEX "cw_app_feedback_state" ON "cw_app_feedback" ("team_id","state","create_time");
--> statement-breakpoint
CREATE INDEX "cw_app_feedback_person" ON "cw_app_feedback" ("app_id","person_key","create_time");
--> statement-breakpoint
CREATE INDEX "cw_app_feedback_changed" ON "cw_app_feedback" ("team_id","update_time");
--> statement-breakpoint
CREATE INDEX "cw_usage_chat_attachments_message" ON "cw_usage_chat_attachments" ("message_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_usage_chat_messages_number" ON "cw_usage_chat_messages" ("chat_id","number");
--> statement-breakpoint
CREATE INDEX "cw_usage_chat_operations_chat" ON "cw_usage_chat_operations" ("chat_id","time");
--> statement-breakpoint
CREATE INDEX "cw_chat_vouchers_chat" ON "cw_chat_vouchers" ("chat_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_conversation_notes_of" ON "cw_conversation_notes" ("team_id","conversation_id","time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_support_ratings_target" ON "cw_support_ratings" ("team_id","user_id","target_kind","target_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_feedback_saved_replies_name" ON "cw_feedback_saved_replies" ("team_id",lower("saved_reply_name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_support_ticket_messages_number" ON "cw_support_ticket_messages" ("ticket_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_support_tickets_number" ON "cw_support_tickets" ("team_id","ticket_number");
--> statement-breakpoint
CREATE INDEX "cw_usage_chats_user" ON "cw_usage_chats" ("user_team_id","last_time");
--> statement-breakpoint
CREATE INDEX "cw_usage_chats_sp" ON "cw_usage_chats" ("sp_team_id","last_time");
--> statement-breakpoint
CREATE VIEW "cw_chat_files" AS (
  select o.object_id as file_object_id, o.team_id as owner_team_id, a.message_id, o.file_name, o.content_type, o.size::int as size
  from cw_usage_chat_attachments a join cw_objects o on o.object_id = a.object_id
  where a.user_team_id = current_setting('cw.team') or a.sp_team_id = current_setting('cw.team'));
--> statement-breakpoint
CREATE VIEW "cw_opened_chat_contexts" AS (
  select v.voucher_id, c.shown from cw_chat_vouchers v join cw_chat_contexts c on c.chat_id = v.chat_id and c.team_id = v.user_team_id
  where v.open_time is not null and c.shown is not null and v.sp_team_id = current_setting('cw.team'));
