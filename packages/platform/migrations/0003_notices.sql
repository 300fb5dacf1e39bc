CREATE TABLE "cw_sign_up_codes" (
	"invitation_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expire_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_notice_settings" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"update_time" bigint NOT NULL,
	CONSTRAINT "cw_notice_settings_team_id_user_id_topic_channel_pk" PRIMARY KEY("team_id","user_id","topic","channel")
);

--> statement-breakpoint
CREATE TABLE "cw_notices" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"notice_id" text PRIMARY KEY NOT NULL,
	"recipient_id" text NOT NULL,
	"topic" text NOT NULL,
	"message" text,
	"values" jsonb NOT NULL,
	"app_id" text,
	"page" jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"is_shown" boolean NOT NULL,
	"time" bigint NOT NULL,
	"read_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_outbox" (
	"message_id" text PRIMARY KEY NOT NULL,
	"owner_team_id" text,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"topic" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"create_time" bigint NOT NULL,
	"sent_time" bigint,
	"end_time" bigint
);

--> statement-breakpoint
DROP VIEW "public"."cw_own_account";
--> statement-breakpoint
DROP VIEW "public"."cw_team_members";
--> statement-breakpoint
ALTER TABLE "cw_accounts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cw_accounts" ADD COLUMN "phone" text;
--> statement-breakpoint
CREATE INDEX "cw_notices_recipient" ON "cw_notices" USING btree ("team_id","recipient_id","time");
--> statement-breakpoint
CREATE INDEX "cw_outbox_time" ON "cw_outbox" USING btree ("create_time");
--> statement-breakpoint
CREATE VIEW "public"."cw_own_account" AS (select "user_id", "account", "user_name", "kind", "user_type", "verify_real_name", "language", "phone" from "cw_accounts" where "cw_accounts"."user_id" = current_setting('cw.user'));
--> statement-breakpoint
CREATE VIEW "public"."cw_team_members" AS (
  select m.member_id,
    case when m.join_time is null then null else m.user_id end as user_id,
    case when m.join_time is null then i.account else a.user_name end as user_name,
    case when m.join_time is null then i.account else a.account end as account,
    case when m.join_time is null then 'main' else a.kind end as kind, m.roles, m.state, m.app_scope, m.app_ids, m.note, m.invite_time, m.join_time, m.last_seen_time, m.remove_time, m.update_time,
    i.invitation_id, i.state as invitation_state, i.expire_time as invitation_expire_time,
    (select count(*)::int from cw_permission_exceptions e where e.team_id = m.team_id and e.user_id = m.user_id) as exceptions
  from cw_members m
  left join cw_accounts a on a.user_id = m.user_id
  left join cw_invitations i on i.member_id = m.member_id and i.state in ('pending', 'expired')
  where m.team_id = current_setting('cw.team'));
